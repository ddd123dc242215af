import { describe, expect, it } from 'vitest';
import type { FullMoment, Scores } from './moments.ts';
import { gainsOf, outline, sourcesOf, stack } from './points.ts';

const scored = (scores: Scores, moment: number): FullMoment => ({
  moment,
  seat: 0,
  made: 0,
  view: {},
  scores,
  log: [],
});
const line = (source: string, points: number) => ({ source, name: source, points });

const moments = [
  [[], null],
  [[line('title', 4)], null],
  [[line('title', 4), line('city', 2), line('fine', -1), line('next scoring', 8)], null],
  [[line('city', 2)], [line('house', 9)]],
].map(scored);

describe('points', () => {
  it('are stacked in a fixed order of sources', () => {
    expect(sourcesOf(moments, ['city', 'house', 'title'])).toEqual(['city', 'house', 'title', 'fine', 'next scoring']);
    const layers = stack(moments, 0, ['city', 'title', 'fine']);
    expect(layers.map((layer) => layer.low)).toEqual([
      [0, 0, 0, 0],
      [0, 0, 2, 2],
      [0, 0, -1, 0],
    ]);
    expect(layers.map((layer) => layer.high)).toEqual([
      [0, 0, 2, 2],
      [0, 4, 6, 2],
      [0, 0, 0, 0],
    ]);
  });

  it('that somebody gained are marked, not those that are promised or were unknown before', () => {
    expect(gainsOf(moments)).toEqual([
      { moment: 1, points: 4 },
      { moment: 2, points: 1 },
    ]);
  });
});

it('an outline has corners only where something changes', () => {
  const layer = { source: 'city', low: [0, 0, 1, 1], high: [2, 2, 5, 5] };
  expect(
    outline(
      layer,
      (moment) => moment * 10,
      (points) => -points,
    ),
  ).toBe('M0 0V-2H20V-5H40H40V-1H20V0Z');
});
