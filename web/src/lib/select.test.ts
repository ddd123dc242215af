import { describe, expect, it } from 'vitest';
import { matching, meant, distinguishing } from './select.ts';
import type { Option } from './wire.ts';

const option = (text: string, ...targets: string[]): Option => ({ text, targets });

const MOVES = [
  option('move tver novgorod', 'city:tver', 'city:novgorod'),
  option('move tver moscow', 'city:tver', 'city:moscow'),
  option('move pskov moscow', 'city:pskov', 'city:moscow'),
  option('end', 'end'),
];

describe('a click path', () => {
  it('keeps the options that name everything picked', () => {
    expect(matching(MOVES, ['city:tver']).map((one) => one.text)).toEqual(['move tver novgorod', 'move tver moscow']);
    expect(matching(MOVES, ['city:tver', 'city:moscow']).map((one) => one.text)).toEqual(['move tver moscow']);
    expect(matching(MOVES, [])).toEqual(MOVES);
  });

  it('lights up what tells the remaining options apart', () => {
    expect(distinguishing(matching(MOVES, ['city:tver']))).toEqual(new Set(['city:novgorod', 'city:moscow']));
    expect(distinguishing(MOVES)).toEqual(new Set(['city:tver', 'city:novgorod', 'city:moscow', 'city:pskov', 'end']));
  });

  it('lights up an option that names only what others name too, and means it by that', () => {
    const plans = [option('plan countries', 'pile'), option('plan intrigue', 'pile', 'intrigue')];
    expect(distinguishing(plans)).toEqual(new Set(['pile', 'intrigue']));
    expect(meant(plans, ['pile'])).toBe(plans[0]);
    expect(meant(plans, ['intrigue'])).toBe(plans[1]);
  });

  it('means nothing yet while several ways are left', () => {
    expect(meant(MOVES, ['city:tver'])).toBeNull();
    expect(meant(MOVES, ['city:tver', 'city:moscow'])).toBe(MOVES[1]);
    expect(meant([option('bid 0', 'coin'), option('bid 1', 'coin')], ['coin'])).toBeNull();
  });

  it('lights up what a single option names, and what equal options name', () => {
    expect(distinguishing([option('end', 'end')])).toEqual(new Set(['end']));
    expect(distinguishing([option('bid 0', 'coin'), option('bid 1', 'coin')])).toEqual(new Set(['coin']));
  });
});
