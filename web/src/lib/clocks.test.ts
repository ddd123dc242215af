import { expect, test } from 'vitest';
import { en } from '../words/en/index.ts';
import { clockBy, FOR_EACH, FOR_THE_GAME, face, keyOf, left, NO_CLOCK, shown } from './clocks.ts';
import type { SeatCard, Waiting } from './wire.ts';

const person = (seat: number, stand_in = ''): SeatCard => ({
  seat,
  kind: 'person',
  name: '',
  colour: '',
  level: '',
  stand_in,
});
const seats: SeatCard[] = [person(0), person(1), { ...person(2), kind: 'bot' }, person(3, 'courtier')];
const waits = (seat: number, until: number | null = null, since = 0): Waiting => ({ seat, since, until });

test('words say which kind of clock it is', () => {
  expect(en.setup.clockOf(NO_CLOCK)).toBe('No limit');
  expect(en.setup.clockOf({ ...NO_CLOCK, clock: 180 })).toBe('3 minutes for each decision');
  expect(en.setup.clockOf({ ...NO_CLOCK, clock: 60 })).toBe('1 minute for each decision');
  expect(en.setup.clockOf({ clock: 0, bank: 1800, increment: 20 })).toBe(
    '30 minutes for the game, and 20 seconds more for each decision',
  );
  expect(en.setup.clockOf({ clock: 0, bank: 86400, increment: 0 })).toBe('1 day for the game');
});

test('a clock is found again by its key', () => {
  for (const clock of [NO_CLOCK, ...FOR_EACH, ...FOR_THE_GAME]) expect(clockBy(keyOf(clock))).toEqual(clock);
});

test('my own time is shown, else that of the person who has the least', () => {
  expect(shown([waits(1, 50), waits(0, 90)], seats, 0)?.seat).toBe(0);
  expect(shown([waits(2, 10), waits(1, 50), waits(0, 90)], seats, null)?.seat).toBe(1);
  expect(shown([waits(2)], seats, null)?.seat).toBe(2);
  expect(shown([], seats, 0)).toBeUndefined();
});

test('bots and stand-ins have no clock', () => {
  expect(left(waits(0, 61_000), seats, 1000)).toBe(60);
  expect(left(waits(0, 61_000), seats, 99_000)).toBe(0);
  expect(left(waits(2, 61_000), seats, 1000)).toBeNull();
  expect(left(waits(3, 61_000), seats, 1000)).toBeNull();
  expect(left(waits(0), seats, 1000)).toBeNull();
});

test('a clock has a face', () => {
  expect([0, 59, 60, 3599, 3600, 90_061].map(face)).toEqual(['0:00', '0:59', '1:00', '59:59', '1:00:00', '1 d 1 h']);
});
