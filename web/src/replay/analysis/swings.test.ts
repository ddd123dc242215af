import { expect, it } from 'vitest';
import type { VerdictLine } from '../../lib/wire.ts';
import { largest, loss, slips, swingsOf, wonBy } from './swings.ts';

const line = (moment: number, chances: number[], chance = 0.5, best_chance = 0.5, best = 'same'): VerdictLine => ({
  moment,
  seat: 0,
  chosen: 'same',
  chosen_title: null,
  best_title: null,
  chance,
  best,
  best_chance,
  chances,
});

const GAME = [line(1, [0.5, 0.5]), line(2, [0.6, 0.4]), line(5, [0.3, 0.7])];

it('a swing is what changed until the next choice; the last one leads to the result', () => {
  const gains = swingsOf(GAME, [0, 1]).map((swing) => swing.gains.map((gain) => Math.round(gain * 100)));
  expect(gains).toEqual([
    [10, -10],
    [-30, 30],
    [-30, 30],
  ]);
});

it('the largest swings are told in their order', () => {
  expect(largest(swingsOf(GAME, [0.25, 0.75]), 2).map((swing) => swing.line.moment)).toEqual([1, 2]);
});

it('a slip is a choice by which something was given away', () => {
  const slip = line(7, [0.5, 0.5], 0.4, 0.55, 'better');
  expect(loss(slip)).toBeCloseTo(0.15);
  expect(loss(line(8, [0.5, 0.5], 0.4, 0.55))).toBe(0);
  expect(slips([...GAME, slip, line(9, [0.5, 0.5], 0.5, 0.51, 'hardly')], 5)).toEqual([slip]);
});

it('tied winners share the victory', () => {
  expect(wonBy([[{ points: 3 }, { points: 4 }], [{ points: 7 }], [{ points: 2 }]])).toEqual([0.5, 0.5, 0]);
});
