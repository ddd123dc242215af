import { expect, it } from 'vitest';
import type { CatherineCard, CatherineCity, CatherineSeat } from '../../lib/wire.ts';
import { bookReward, cannonPoints, largestGroup, neighbours, pillars } from './reckon.ts';

it('has one neighbour among two, two among more', () => {
  expect(neighbours(0, 2)).toEqual([1]);
  expect(neighbours(0, 4)).toEqual([1, 3]);
});

it('scores cannons against neighbours only', () => {
  expect(cannonPoints([3, 2, 9, 3], 0)).toBe(6);
  expect(cannonPoints([0, 0], 1)).toBe(2);
});

it('rewards the most books, then those between', () => {
  expect([0, 1, 2].map((seat) => bookReward([4, 2, 3], seat))).toEqual(['residence', 'nothing', 'joker']);
  expect(bookReward([2, 2, 2], 0)).toBe('residence');
});

it('finds the largest group along roads', () => {
  const city = (name: string, roads: string[], residences: number[]): CatherineCity =>
    ({ name, roads, residences }) as CatherineCity;
  const cities = [
    city('a', ['b'], [0]),
    city('b', ['a', 'c'], [0, 1]),
    city('c', ['b', 'd'], [1]),
    city('d', ['c'], [0]),
  ];
  expect(largestGroup(cities, 0)).toEqual(new Set(['a', 'b']));
});

it('shows the cards being laid where they will lie', () => {
  const [old, added, tucked] = ['old', 'added', 'tucked'].map((name) => ({ name }) as CatherineCard);
  const seat = { display: [{ card: old, below: null }] } as unknown as CatherineSeat;
  const shown = pillars(seat, { hand: [], laid: [added, tucked], below: 'old', owed: 0 });
  expect(shown.map(({ card, below, fresh }) => [card.name, below?.name, fresh])).toEqual([
    ['old', 'tucked', false],
    ['added', undefined, true],
  ]);
  expect(pillars(seat, { hand: [], laid: [added], below: null, owed: 1 })).toHaveLength(1);
});
