import type { ScoreLine } from '../lib/wire.ts';
import type { FullMoment } from './moments.ts';

/** Points that the next scoring would bring if it came now. */
export const PROMISED = 'next scoring';

export function total(lines: readonly ScoreLine[]): number {
  return lines.reduce((sum, line) => sum + line.points, 0);
}

export function pointsBy(lines: readonly ScoreLine[], source: string): number {
  return total(lines.filter((line) => line.source === source));
}

/** Every source of points in a game, in the order of the stack; what is not listed lies on top. */
export function sourcesOf(moments: readonly FullMoment[], order: readonly string[]): string[] {
  const found = new Set<string>();
  for (const scores of new Set(moments.map((one) => one.scores))) {
    for (const lines of scores) for (const line of lines ?? []) found.add(line.source);
  }
  const rank = (source: string): number => (order.includes(source) ? order.indexOf(source) : order.length);
  return [...found].sort((one, other) => rank(one) - rank(other));
}

/** A moment at which somebody gained points, as far as the viewer knows. */
export interface Gain {
  moment: number;
  points: number;
}

export function gainsOf(moments: readonly FullMoment[]): Gain[] {
  const gains: Gain[] = [];
  moments.forEach((full, moment) => {
    const before = moments[moment - 1]?.scores ?? full.scores;
    if (before === full.scores) return;
    const points = full.scores.reduce((sum, lines, seat) => sum + Math.max(0, grown(before[seat], lines)), 0);
    if (points > 0) gains.push({ moment, points });
  });
  return gains;
}

function grown(before: ScoreLine[] | null | undefined, after: ScoreLine[] | null): number {
  return before && after ? certain(after) - certain(before) : 0;
}

function certain(lines: readonly ScoreLine[]): number {
  return total(lines) - pointsBy(lines, PROMISED);
}

/** A layer of a stack: between `low` and `high` at each moment. */
export interface Layer {
  source: string;
  low: number[];
  high: number[];
}

/** A seat's points at every moment, source upon source; what counts against it hangs below zero. */
export function stack(moments: readonly FullMoment[], seat: number, sources: readonly string[]): Layer[] {
  const top = moments.map(() => 0);
  const bottom = moments.map(() => 0);
  return sources.map((source) => {
    const points = moments.map((full) => pointsBy(full.scores[seat] ?? [], source));
    const side = points.some((one) => one < 0) ? bottom : top;
    const from = [...side];
    const to = points.map((one, moment) => (side[moment] += one));
    return {
      source,
      low: to.map((one, moment) => Math.min(one, from[moment])),
      high: to.map((one, moment) => Math.max(one, from[moment])),
    };
  });
}

/**
 * The outline of a layer in steps: along its upper edge and back along the lower one, with corners only where something
 * changes.
 */
export function outline(layer: Layer, x: (moment: number) => number, y: (points: number) => number): string {
  const count = layer.high.length;
  const edge = (values: number[], from: number, to: number, by: 1 | -1): string => {
    let path = '';
    for (let at = from; at !== to + by; at += by) {
      if (at !== from && values[at] === values[at - by]) continue;
      path += `${path || by < 0 ? `H${round(x(by > 0 ? at : at + 1))}` : ''}V${round(y(values[at]))}`;
    }
    return path;
  };
  const upper = edge(layer.high, 0, count - 1, 1);
  const lower = edge(layer.low, count - 1, 0, -1);
  return `M${round(x(0))} ${round(y(layer.low[0]))}${upper}H${round(x(count))}${lower}Z`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
