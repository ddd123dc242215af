import { expect, test } from 'vitest';
import type { SeatCard, TableCard } from '../lib/wire.ts';
import { addressOf, outcome, rivalsOf } from './tables.ts';

const seat = (number: number, name: string, kind: SeatCard['kind'] = 'person'): SeatCard => ({
  seat: number,
  kind,
  name,
  colour: 'red',
  level: '',
  stand_in: '',
});
const table: TableCard = {
  id: 'abc',
  game: 'royals',
  title: 'Royals',
  status: 'over',
  seats: [seat(0, 'Aurélie'), seat(1, 'Casimir'), seat(2, '', 'open')],
  waiting: [1],
  mine: [0, 1],
  host: true,
  my_turn: true,
  listed: false,
  arranged: '',
  spectators: true,
  changed: 0,
  created: 0,
  result: [
    { place: 2, points: 60 },
    { place: 1, points: 71 },
    { place: 3, points: 9 },
  ],
};

test('a table is opened at the seat that has to decide', () => {
  expect(addressOf(table)).toBe('/table/abc?seat=1');
  expect(addressOf({ ...table, waiting: [] })).toBe('/table/abc?seat=0');
  expect(addressOf({ ...table, mine: [] })).toBe('/table/abc');
});

test('the outcome is mine, or the winner’s', () => {
  expect(outcome({ ...table, mine: [0] })).toEqual({ mine: true, place: 2, points: 60, name: 'Aurélie' });
  expect(outcome({ ...table, mine: [] })).toEqual({ mine: false, place: 1, points: 71, name: 'Casimir' });
  expect(outcome({ ...table, result: null })).toBeNull();
});

test('rivals are those who sit and are not me', () => {
  expect(rivalsOf({ ...table, mine: [0] }).map((one) => one.name)).toEqual(['Casimir']);
});
