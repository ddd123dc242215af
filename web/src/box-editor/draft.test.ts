import { expect, it } from 'vitest';
import type { BoxDraft } from '../lib/wire.ts';
import {
  addLine,
  changesIn,
  isChanged,
  keyFor,
  lineOf,
  removedLines,
  removeLine,
  restoreLine,
  sectionOf,
  setLook,
  setProvenance,
  setValue,
  tablesOf,
  takeBack,
} from './draft.ts';

const line = (key: string, values: Record<string, unknown>, from = 'rulebook') => ({
  key,
  values,
  provenance: Object.fromEntries(Object.keys(values).map((name) => [name, from])),
});
const BASE: BoxDraft = {
  title: 'Base',
  based_on: 'standard',
  sections: [
    { name: 'cities', lines: [line('paris', { name: 'Paris', bonus: 8 }), line('lyon', { name: 'Lyon', bonus: 3 })] },
    { name: 'contents', lines: [line('cards', { country: 99 }), line('board', { cities: 16, titles: 7 })] },
  ],
  looks: { lyon: { at: [1, 2] } },
};
const OWN = 'source: my box';
const BONUS = { section: 'cities', key: 'lyon', name: 'bonus' };

it('a changed value is one’s own until it is as before', () => {
  const changed = setValue(BASE, BASE, BONUS, 4, OWN);
  expect(lineOf(changed, 'cities', 'lyon')).toMatchObject({ values: { bonus: 4 }, provenance: { bonus: OWN } });
  expect(isChanged(changed, BASE, BONUS)).toBe(true);
  expect(changesIn(changed, BASE, 'cities')).toBe(1);
  expect(setValue(changed, BASE, BONUS, 3, OWN)).toEqual(BASE);
  expect(takeBack(setProvenance(changed, BONUS, 'source: page'), BASE, BONUS)).toEqual(BASE);
  expect(changesIn(setProvenance(BASE, BONUS, 'source: page'), BASE, 'cities')).toBe(1);
});

it('an empty value is none', () => {
  const emptied = setValue(BASE, BASE, BONUS, undefined, OWN);
  expect(lineOf(emptied, 'cities', 'lyon')).toEqual(line('lyon', { name: 'Lyon' }));
  expect(takeBack(emptied, BASE, BONUS)).toEqual(BASE);
});

it('a new line is like the one before it, under a key of its own', () => {
  const added = addLine(BASE, 'cities', 'Orléans', lineOf(BASE, 'cities', 'paris')!, OWN);
  expect(sectionOf(added, 'cities')!.lines.map((one) => one.key)).toEqual(['paris', 'lyon', 'orleans']);
  expect(lineOf(added, 'cities', 'orleans')).toEqual(line('orleans', { name: 'Orléans', bonus: 8 }, OWN));
  expect(changesIn(added, BASE, 'cities')).toBe(1);
});

it('a line that was taken out is put back where it was', () => {
  const removed = removeLine(BASE, 'cities', 'paris');
  expect(removedLines(removed, BASE, 'cities').map((one) => one.key)).toEqual(['paris']);
  expect(changesIn(removed, BASE, 'cities')).toBe(1);
  expect(restoreLine(removed, BASE, 'cities', 'paris')).toEqual(BASE);
});

it('lines without a value in common stand in tables of their own', () => {
  expect(tablesOf(BASE.sections[1].lines).map(({ names }) => names)).toEqual([['country'], ['cities', 'titles']]);
  expect(tablesOf(BASE.sections[1].lines, ['year'])).toEqual(tablesOf(BASE.sections[1].lines));
  expect(tablesOf(BASE.sections[0].lines, ['bonus', 'year']).map(({ names }) => names)).toEqual([
    ['name', 'bonus', 'year'],
  ]);
  const joined = tablesOf([line('a', { x: 1 }), line('b', { y: 1 }), line('c', { x: 1, y: 1 })]);
  expect(joined.map(({ names, lines }) => [names, lines.map((one) => one.key)])).toEqual([
    [
      ['x', 'y'],
      ['a', 'b', 'c'],
    ],
  ]);
});

it('looks are changed, too', () => {
  expect(changesIn(setLook(BASE, 'lyon', { at: [3, 4] }), BASE, 'looks')).toBe(1);
  expect(setLook(BASE, 'lyon', undefined).looks).toEqual({});
});

it('keys are plain', () =>
  expect(['Châlons-sur-Marne', ' 42 ', '北'].map(keyFor)).toEqual(['chalons-sur-marne', '42', '']));
