import { expect, test } from 'vitest';
import { NOTHING } from '../lib/table.svelte.ts';
import type { LogLine, Now, Option, Scene } from '../lib/wire.ts';
import { addUp, pointed, spoken } from './scenes.ts';

const now = (options: Option[] = []): Now => ({ ...NOTHING, options });
const line = (id: string): LogLine => ({ moment: 0, kind: 'draw', seat: 0, said: { id }, made: 0 });
const OCCUPY: Option = { text: 'occupy paris.king', targets: ['position:paris.king'] };
const END: Option = { text: 'end', targets: ['end'] };

const SCENES: Scene[] = [
  { now: now(), changed: { pile: 3, period: 0 }, log: [], say: 'Welcome.', scores: [[], null] },
  { now: now(), changed: { pile: 2 }, log: [line('draws')] },
  {
    now: now([END, OCCUPY]),
    changed: {},
    log: [line('ends')],
    say: 'Occupy.',
    choice: 'occupy paris.king',
    point: ['pile'],
  },
];

test('a scene knows what came before it', () => {
  const [, second, third] = addUp(SCENES);
  expect(second.view).toEqual({ pile: 2, period: 0 });
  expect(third.view).toEqual(second.view);
  expect(third.log.map((one) => one.said.id)).toEqual(['draws', 'ends']);
  expect(third.scores).toEqual([[], null]);
});

test('scenes without words are not counted', () => {
  expect(spoken(SCENES)).toEqual([0, 2]);
});

test('a scene points at what it names and at what is to be chosen', () => {
  expect(pointed(SCENES[2])).toEqual(['pile', 'position:paris.king']);
  expect(pointed(SCENES[0])).toEqual([]);
});
