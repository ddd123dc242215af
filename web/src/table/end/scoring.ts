import type { Table } from '../../lib/table.svelte.ts';
import type { Result, ScoreLine } from '../../lib/wire.ts';

/** Where points come from: what each seat has of it. */
export interface Source {
  key: string;
  points: number[];
}

/** The result of a game, and where it came from. */
export interface FinalScores {
  table: Table<never>;
  result: Result[];
  all: Source[];
}

/** The sources of all seats, in the order in which they are told; those that nobody scored are left out. */
export function sources(scores: (ScoreLine[] | null)[], order: readonly string[]): Source[] {
  const all = scores.map((lines) => lines ?? []);
  const keys = [...new Set([...order, ...all.flat().map((line) => line.source)])];
  return keys
    .map((key) => ({
      key,
      points: all.map((lines) => sum(lines.filter((line) => line.source === key).map((line) => line.points))),
    }))
    .filter(({ points }) => points.some((one) => one !== 0));
}

export const sum = (points: number[]): number => points.reduce((all, one) => all + one, 0);

/** What each seat has after some of the sources. */
export function pointsAfter(told: Source[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => sum(told.map((one) => one.points[seat])));
}

export function leaders(points: number[]): number[] {
  const most = Math.max(...points);
  return points.flatMap((one, seat) => (one === most ? [seat] : []));
}

export const winners = (result: Result[]): number[] => result.flatMap((one, seat) => (one.place === 1 ? [seat] : []));

/** The seats, best first. */
export const ranked = (result: Result[]): number[] =>
  result.map((_, seat) => seat).sort((one, other) => result[one].place - result[other].place || one - other);

export interface Item {
  name: string;
  points: number;
  times: number;
}

/** The lines of one source, named; equal ones are counted. */
export function items(lines: ScoreLine[], source: string, named: (target: string) => string): Item[] {
  const found = new Map<string, Item>();
  for (const line of lines) {
    if (line.source !== source || line.points === 0) continue;
    const name = named(line.name);
    const item = found.get(name) ?? { name, points: 0, times: 0 };
    found.set(name, { name, points: item.points + line.points, times: item.times + 1 });
  }
  return [...found.values()];
}
