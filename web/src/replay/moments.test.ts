import { describe, expect, it } from 'vitest';
import type { LogLine, Moment } from '../lib/wire.ts';
import { sameMoment, type FullMoment, unfold } from './moments.ts';

const line = (number: number): LogLine => ({
  moment: number,
  kind: 'take',
  seat: 0,
  said: { id: 'event-take' },
  made: 0,
});

function moment(number: number, changed: Record<string, unknown>, rest: Partial<Moment> = {}): Moment {
  return { moment: number, seat: 0, made: 0, changed, log: [], ...rest };
}

describe('unfold', () => {
  const scores = [[{ source: 'city', name: 'Paris', points: 3 }], null];
  const moments = unfold([
    moment(50, { pile: 9, display: ['france'] }, { scores }),
    moment(51, { pile: 8 }, { choice: 'take 0' }),
    moment(52, { display: [] }),
  ]);

  it('carries on what did not change', () => {
    expect(moments.map((one) => one.view)).toEqual([
      { pile: 9, display: ['france'] },
      { pile: 8, display: ['france'] },
      { pile: 8, display: [] },
    ]);
    expect(moments[1].view.display).toBe(moments[0].view.display);
    expect(moments[2].scores).toBe(scores);
  });

  it('keeps what was told of the moment', () => {
    expect(moments[1]).toMatchObject({ moment: 51, seat: 0, choice: 'take 0' });
  });
});

describe('sameMoment', () => {
  // Seat 0 lays a card in private twice before it shows; seat 1 does so once.
  const beats: [seat: number, choice: string, lines: number, shown: boolean][] = [
    [-1, '', 1, true],
    [0, 'lay a', 0, false],
    [0, 'lay b', 0, false],
    [0, 'play', 2, true],
    [1, 'lay c', 0, false],
    [1, 'pass', 0, true],
    [1, 'end', 1, true],
  ];
  const seenBy = (viewer: number | null): FullMoment[] =>
    beats
      .filter(([seat, , , shown]) => shown || seat === viewer)
      .map(([seat, choice, lines], at) => ({
        moment: at,
        seat,
        made: 7,
        view: {},
        scores: [],
        log: Array.from({ length: lines }, () => line(at)),
        choice,
      }));
  const [first, second, public_] = [seenBy(0), seenBy(1), seenBy(null)];

  it('finds what everybody has noticed', () => {
    expect(sameMoment(first, 3, second)).toBe(1);
    expect(sameMoment(second, 4, first)).toBe(5);
    expect(sameMoment(second, 3, public_)).toBe(2);
    expect(sameMoment(public_, 2, second)).toBe(3);
  });

  it('goes back to the last thing both have noticed', () => {
    expect(sameMoment(first, 2, second)).toBe(0);
    expect(sameMoment(second, 2, public_)).toBe(1);
  });
});
