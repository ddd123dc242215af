import { describe, expect, it } from 'vitest';
import { scaleOf } from './scale.ts';
import { chaptersOf, nextTurn, previousTurn, turnAt, turnsOf } from './turns.ts';

const turns = turnsOf([-1, 0, 0, 0, 1, 2, 2].map((seat) => ({ seat })));

describe('turns', () => {
  it('are consecutive moments of a seat', () => {
    expect(turns).toEqual([
      { seat: -1, first: 0, last: 0 },
      { seat: 0, first: 1, last: 3 },
      { seat: 1, first: 4, last: 4 },
      { seat: 2, first: 5, last: 6 },
    ]);
    expect([0, 2, 4, 6].map((moment) => turnAt(turns, moment))).toEqual([0, 1, 2, 3]);
  });

  it('are stepped through by their beginnings', () => {
    expect([0, 1, 2, 4, 5, 6].map((moment) => nextTurn(turns, moment))).toEqual([1, 4, 4, 5, 6, 6]);
    expect([0, 1, 2, 4, 6].map((moment) => previousTurn(turns, moment))).toEqual([0, 0, 1, 1, 5]);
  });
});

it('chapters last as long as their name', () => {
  expect(chaptersOf(['I', 'I', 'II', 'II', 'II'])).toEqual([
    { name: 'I', first: 0, last: 1 },
    { name: 'II', first: 2, last: 4 },
  ]);
});

describe('the scale', () => {
  const scale = scaleOf(turns, 10, 410);

  it('gives every turn the same room', () => {
    expect(turns.map((turn) => scale.x(turn.first))).toEqual([10, 110, 210, 310]);
    expect(scale.x(6)).toBe(360);
    expect(scale.x(7)).toBe(410);
    expect(scale.middle(4)).toBe(260);
  });

  it('finds the moment at a place, also beyond its ends', () => {
    for (const moment of [0, 1, 2, 3, 4, 5, 6]) {
      expect(scale.at(scale.x(moment))).toBe(moment);
      expect(scale.at(scale.middle(moment))).toBe(moment);
    }
    expect([scale.at(-50), scale.at(999)]).toEqual([0, 6]);
  });

  it('has a start before anything is known', () => {
    expect([scaleOf([], 0, 100).x(3), scaleOf([], 0, 100).at(50)]).toEqual([0, 0]);
  });
});
