import { expect, test } from 'vitest';
import { items, leaders, ranked, sources, pointsAfter, winners } from './scoring.ts';

const line = (source: string, name: string, points: number) => ({ source, name, points });
const SCORES = [
  [line('city', 'Berlin', 5), line('title', 'Marshal', 2), line('city', 'Madrid', 6)],
  [line('country', 'Britain', 8), line('title', 'half Duke', 4), line('city', 'Paris', 0)],
];

test('sources in the order they are told, unknown ones last, empty ones not at all', () => {
  expect(sources(SCORES, ['city', 'period', 'title'])).toEqual([
    { key: 'city', points: [11, 0] },
    { key: 'title', points: [2, 4] },
    { key: 'country', points: [0, 8] },
  ]);
});

test('who leads after each step', () => {
  const told = sources(SCORES, ['city', 'title']);
  expect(pointsAfter(told.slice(0, 2), 2)).toEqual([13, 4]);
  expect(leaders(pointsAfter(told, 2))).toEqual([0]);
  expect(leaders([7, 3, 7])).toEqual([0, 2]);
});

test('winners and ranks, with shared places', () => {
  const result = [
    { place: 3, points: 4 },
    { place: 1, points: 9 },
    { place: 1, points: 9 },
  ];
  expect(winners(result)).toEqual([1, 2]);
  expect(ranked(result)).toEqual([1, 2, 0]);
});

test('equal lines are counted', () => {
  const lines = [
    line('fake', 'type:government', 2),
    line('fake', 'type:government', 2),
    line('destroyed', 'card:keyhole', 2),
    line('fake', 'type:culture', 2),
  ];
  const named = (target: string): string => target.split(':')[1];
  expect(items(lines, 'fake', named)).toEqual([
    { name: 'government', points: 4, times: 2 },
    { name: 'culture', points: 2, times: 1 },
  ]);
  expect(items(lines, 'destroyed', named)).toEqual([{ name: 'keyhole', points: 2, times: 1 }]);
});
