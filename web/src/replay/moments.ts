import type { LogLine, Moment, Said, ScoreLine } from '../lib/wire.ts';

export type Scores = (ScoreLine[] | null)[];

/** A moment with everything that is known at it, not only what differs from the one before. */
export interface FullMoment {
  moment: number;
  seat: number;
  made: number;
  view: Record<string, unknown>;
  scores: Scores;
  log: LogLine[];
  choice?: string;
  title?: Said;
}

/**
 * A chunk of a story unfolded: its first moment is whole, each later one says what differs.
 *
 * They share the fields that did not change, so all of them can be kept, and any is shown at once.
 */
export function unfold(chunk: readonly Moment[]): FullMoment[] {
  let view: Record<string, unknown> = {};
  let scores: Scores = [];
  return chunk.map(({ changed, scores: told, ...rest }) => {
    view = { ...view, ...changed };
    scores = told ?? scores;
    return { ...rest, view, scores };
  });
}

/**
 * The moment of another viewer that shows what this one shows: each viewer notices things that others do not.
 *
 * Everybody is told the same number of lines, so these bring both close; between two lines, the latest choice that both
 * have noticed.
 */
export function sameMoment(here: readonly FullMoment[], moment: number, there: readonly FullMoment[]): number {
  const told = linesUntil(here);
  const heard = linesUntil(there);
  const near = there.filter((one) => heard[one.moment] === told[moment]);
  if (near.length === 0)
    return Math.max(
      0,
      heard.findLastIndex((lines) => lines < told[moment]),
    );
  for (let at = moment; at >= 0 && told[at] === told[moment]; at -= 1) {
    const before = here.filter(
      (one) => one.moment < at && told[one.moment] === told[at] && isSame(one, here[at]),
    ).length;
    const found = near.filter((one) => isSame(one, here[at]))[before];
    if (found) return found.moment;
  }
  return near[0].moment;
}

function linesUntil(moments: readonly FullMoment[]): number[] {
  let lines = 0;
  return moments.map((one) => (lines += one.log.length));
}

function isSame(one: FullMoment, other: FullMoment): boolean {
  return (
    one.seat === other.seat && one.made === other.made && (one.choice ?? other.choice) === (other.choice ?? one.choice)
  );
}
