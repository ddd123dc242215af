import type { VerdictLine } from '../../lib/wire.ts';

/** A choice after which the chances were quite different: `gains` by seat, from just before it to the next choice. */
export interface Swing {
  line: VerdictLine;
  gains: number[];
}

/** Each choice with what it changed; after the last one the game is won. */
export function swingsOf(lines: readonly VerdictLine[], won: readonly number[]): Swing[] {
  return lines.map((line, i) => {
    const after = lines[i + 1]?.chances ?? won;
    return { line, gains: line.chances.map((before, seat) => after[seat] - before) };
  });
}

const size = (swing: Swing): number => Math.max(...swing.gains.map(Math.abs));

/** The largest swings, in the order in which they came. */
export function largest(swings: readonly Swing[], count: number): Swing[] {
  return [...swings]
    .sort((one, other) => size(other) - size(one))
    .slice(0, count)
    .sort((one, other) => one.line.moment - other.line.moment);
}

/** How much of its chance to win a seat gave away by a choice. */
export const loss = (line: VerdictLine): number =>
  line.best === line.chosen ? 0 : Math.max(0, line.best_chance - line.chance);

/** The choices by which most was given away, the worst first. */
export function slips(lines: readonly VerdictLine[], count: number, least = 0.03): VerdictLine[] {
  return lines
    .filter((line) => loss(line) >= least)
    .sort((one, other) => loss(other) - loss(one))
    .slice(0, count);
}

/** The result as chances: tied winners share. */
export function wonBy(scores: readonly (readonly { points: number }[] | null)[]): number[] {
  const totals = scores.map((lines) => lines?.reduce((sum, line) => sum + line.points, 0) ?? 0);
  const best = Math.max(...totals);
  const winners = totals.filter((points) => points === best).length;
  return totals.map((points) => (points === best ? 1 / winners : 0));
}
