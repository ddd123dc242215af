import { expect, test } from 'vitest';
import { roman } from './roman.ts';
import { stations } from './stations.ts';

const RIVER: [number, number][] = [
  [0, 0],
  [50, 0],
  [100, 0],
];

test('a station stands where the box says, its name beside it', () => {
  const [one, two] = stations(['Kiev', 'Kherson'], { 1: { at: [10, 20], side: 'left' }, 2: { at: [90, 20] } }, RIVER);
  expect([one.x, one.y, one.label.anchor]).toEqual([10, 20, 'end']);
  expect([two.x, two.label.anchor]).toEqual([90, 'start']);
});

test('a month without a place gets the freest one along the river', () => {
  const found = stations(['a', 'b', 'c', 'd'], { 1: { at: [2, 0] }, 3: { at: [45, 0] } }, RIVER);
  expect(found.map(({ x }) => x)).toEqual([2, 100, 45, 50]);
  expect(stations(['a'], {}, RIVER)[0].x).toBe(0);
});

test('a name makes way for a station below it, and for another name', () => {
  const below = stations(['Kremenchug', 'Kherson'], { 1: { at: [0, 0] }, 2: { at: [24, 13] } }, RIVER);
  expect(below.map(({ label }) => label.dy)).toEqual([-8, 5]);
  const [, beside] = stations(['Kremenchug', 'Kherson'], { 1: { at: [0, 40] }, 2: { at: [-20, 34] } }, RIVER);
  expect(beside.label.dy).toBe(-8);
});

test('months have Roman numbers', () => {
  expect([1, 4, 6, 9, 12, 14].map(roman)).toEqual(['I', 'IV', 'VI', 'IX', 'XII', 'XIV']);
});
