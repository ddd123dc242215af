import { type Turn, turnAt } from './turns.ts';

/**
 * Where moments lie along a bar. Every turn is equally wide and shared out among its moments, so that none is too small
 * to hit.
 */
export interface Scale {
  /** Where a moment begins; it ends where the next one begins. */
  x(moment: number): number;
  middle(moment: number): number;
  at(x: number): number;
}

export function scaleOf(turns: readonly Turn[], left: number, right: number): Scale {
  const pitch = (right - left) / Math.max(1, turns.length);
  const x = (moment: number): number => {
    const number = turnAt(turns, moment);
    const turn = turns[number];
    return turn ? left + pitch * (number + (moment - turn.first) / (turn.last - turn.first + 1)) : left;
  };
  return {
    x,
    middle: (moment) => (x(moment) + x(moment + 1)) / 2,
    at: (where) => {
      const along = Math.min(turns.length - 1e-6, Math.max(0, (where - left) / pitch));
      const turn = turns[Math.floor(along)];
      return turn ? turn.first + Math.floor((along % 1) * (turn.last - turn.first + 1) + 1e-6) : 0;
    },
  };
}
