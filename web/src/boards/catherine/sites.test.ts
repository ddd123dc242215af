import { expect, it } from 'vitest';
import { settle, type City } from './sites.ts';

const SHEET = { width: 900, height: 400 };
const city = (name: string, more: Partial<City>): City => ({
  name,
  title: name,
  rough: [0, 0],
  renamed: false,
  ...more,
});

it('leaves cities where the box has put them', () => {
  const sites = settle(
    [city('a', { at: [100, 100], side: 'left' }), city('b', { at: [110, 100], side: 'left' })],
    SHEET,
  );
  expect(sites).toEqual({ a: { at: [100, 100], side: 'left' }, b: { at: [110, 100], side: 'left' } });
});

it('puts a city without a place between those beside it', () => {
  const west = city('west', { rough: [100, 100], at: [200, 150], side: 'right' });
  const east = city('east', { rough: [300, 100], at: [400, 150], side: 'right' });
  const { at } = settle([west, east, city('new', { rough: [200, 100] })], SHEET).new;
  expect(at).toEqual([300, 150]);
});

it('keeps cities apart and on the sheet', () => {
  const there = city('there', { rough: [850, 390], at: [870, 370], side: 'left' });
  const { at } = settle([there, city('new', { rough: [851, 391] })], SHEET).new;
  expect(Math.hypot(at[0] - 870, at[1] - 370)).toBeGreaterThanOrEqual(46);
  expect(at[0]).toBeLessThanOrEqual(874);
  expect(at[1]).toBeLessThanOrEqual(374);
});

it('writes a name where it covers least', () => {
  const beside = city('beside', { at: [160, 100], side: 'above' });
  expect(settle([beside, city('long name', { at: [100, 100] })], SHEET)['long name'].side).toBe('left');
  expect(settle([city('alone', { at: [880, 100] })], SHEET).alone.side).toBe('left');
});

it('looks for another side when a renamed city would cover others', () => {
  const beside = city('beside', { at: [170, 100], side: 'right' });
  const renamed = city('a', { title: 'a much longer name', at: [100, 100], side: 'right' });
  expect(settle([beside, renamed], SHEET).a.side).toBe('right');
  expect(settle([beside, { ...renamed, renamed: true }], SHEET).a.side).not.toBe('right');
});

it('puts any number of cities without places somewhere', () => {
  const cities = Array.from({ length: 12 }, (_, i) => city(`city ${i}`, { rough: [450, 200] }));
  const places = Object.values(settle(cities, SHEET)).map(({ at }) => at.join());
  expect(new Set(places).size).toBe(12);
});
