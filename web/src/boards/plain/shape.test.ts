import { expect, test } from 'vitest';
import { columnsOf, kindOf, onTheTable, piles, shapeOf, targetOf, targetOfRow } from './shape.ts';
import { colourIn, Targets } from './targets.ts';

const KNOWN = new Set(['plot:3', 'card:7', 'card:12', 'city:paris']);

test('a value is laid out by what it holds', () => {
  expect([null, undefined, '', [], {}].map(shapeOf)).toEqual(Array(5).fill('nothing'));
  expect([0, 'spring', false].map(shapeOf)).toEqual(Array(3).fill('line'));
  expect(shapeOf([1, 2])).toBe('things');
  expect(shapeOf({ wood: 2, stone: 0 })).toBe('counts');
  expect(shapeOf([{ plot: 3 }, { plot: 4 }])).toBe('rows');
  expect(shapeOf({ name: 'Riga', goods: [] })).toBe('fields');
});

test('what everybody sees is on the table, what belongs to seats is not', () => {
  const { facts, things } = onTheTable({ seat: 0, over: false, round: 2, seats: [], own: null, deck: 9, plots: [{}] });
  expect(facts).toEqual([['deck', 9]]);
  expect(things).toEqual([['plots', [{}]]]);
});

test('what holds things keeps its place while it holds none', () => {
  const { facts, things } = onTheTable({ leader: null, crate: [], seized: {} });
  expect(facts).toEqual([['leader', null]]);
  expect(things.map(([field]) => field)).toEqual(['crate', 'seized']);
});

test('a thing has the colour of its looks, whatever its kind', () => {
  const looks = { silk: { colour: '#7a2230' }, tea: { icon: 'leaf' } };
  expect(colourIn(looks, 'good:silk')).toBe('#7a2230');
  expect([colourIn(looks, 'good:tea'), colourIn(looks, 'good:rum'), colourIn(undefined, 'good:silk')]).toEqual(
    Array(3).fill(undefined),
  );
});

test('a target is named, or told by its field, or by being the only one of that name', () => {
  expect(targetOf('plot:3', 'anything', KNOWN)).toBe('plot:3');
  expect(targetOf(7, 'cards', KNOWN)).toBe('card:7');
  expect(targetOf('paris', 'where', KNOWN)).toBe('city:paris');
  expect(targetOf('seat:2', 'owner', KNOWN)).toBe('seat:2');
  expect(targetOf(7, 'points', KNOWN)).toBeUndefined();
  expect(targetOf('riga', 'where', KNOWN)).toBeUndefined();
});

test('a row is about what one of its cells names, not about whose it is', () => {
  expect(targetOfRow({ owner: 'seat:1', plot: 3 }, 'rows', KNOWN)).toBe('plot:3');
  expect(targetOfRow({ number: 3, points: 7 }, 'plots', KNOWN)).toBe('plot:3');
  expect(targetOfRow({ points: 3 }, 'sums', KNOWN)).toBeUndefined();
});

test('equal things lie on one pile, and rows that differ have all columns', () => {
  expect(piles(['oak', 'elm', 'oak'])).toEqual([
    { value: 'oak', count: 2 },
    { value: 'elm', count: 1 },
  ]);
  expect(columnsOf([{ a: 1 }, { b: 2, a: 3 }])).toEqual(['a', 'b']);
  expect(['plots', 'cities', 'grass', 'deck'].map(kindOf)).toEqual(['plot', 'city', 'grass', 'deck']);
});

test('what lies on the table is chosen there, and only named before a seat', () => {
  const view = { plots: [{ plot: 3 }], own: { cards: [7, 9] } };
  const found = new Targets(KNOWN).within(view, '');
  expect(new Set(found)).toEqual(new Set(['plot:3', 'card:7']));
  const before = new Targets(KNOWN, new Set(found));
  expect(before.of(7, 'cards')).toBe('card:7');
  expect([before.isHere('card:7'), before.isHere('card:12')]).toEqual([false, true]);
  expect(before.ofRow({ plot: 3 }, 'plots')).toBeUndefined();
});
