/** What can be counted or read off a view and its log; no rules. */
import type { FirstTsarChamber, FirstTsarCity, FirstTsarView, LogLine, Option } from '../../lib/wire.ts';
import { keyIn } from '../../words/phrases.ts';
import { FOREIGN, LOCAL, read, type Step } from './effects.ts';

type Goods = Record<string, number>;

/** One entry for each piece a cost asks for, and whether it is there. */
export function units(cost: string, goods: Goods | undefined): { what: string; there: boolean }[] {
  return read(cost).flatMap(({ count, what }) =>
    Array.from({ length: count }, (_, i) => ({ what, there: goods === undefined || i < (goods[what] ?? 0) })),
  );
}

export function missing(cost: string, goods: Goods): Step[] {
  return read(cost)
    .map(({ count, what }) => ({ count: count - (goods[what] ?? 0), what }))
    .filter(({ count }) => count > 0);
}

export const sum = (goods: Goods, kinds: readonly string[]): number =>
  kinds.reduce((total, kind) => total + (goods[kind] ?? 0), 0);
export const localGoods = (goods: Goods): number => sum(goods, LOCAL);
export const foreignGoods = (goods: Goods): number => sum(goods, FOREIGN);

export interface Family {
  seat: number;
  building: boolean;
  boyars: number;
  warriors: number;
}

/** The pieces in a city, by family. */
export function families(city: FirstTsarCity): Family[] {
  return city.warriors
    .map((warriors, seat) => ({ seat, building: city.building === seat, boyars: city.boyars[seat], warriors }))
    .filter((family) => family.building || family.boyars || family.warriors);
}

/** The seats with the most of something, ties by favour. */
export function ranked(counts: readonly number[], favour: readonly number[]): number[] {
  return favour.filter((seat) => counts[seat] > 0).toSorted((one, other) => counts[other] - counts[one]);
}

const last = (log: readonly LogLine[], ...kinds: string[]): LogLine | undefined =>
  log.findLast((line) => kinds.includes(line.kind));

/** What the acting seat has done since its boyar left; null before. */
export function sinceLeaving(view: FirstTsarView, log: readonly LogLine[]): LogLine[] | null {
  const start = last(log, 'leave', 'plan', 'round');
  if (view.turn === null || start?.kind !== 'leave' || start.seat !== view.acting) return null;
  return log.slice(log.lastIndexOf(start));
}

/** Whose boyars stand on the Assignment card of a chamber. */
export function onCard(view: FirstTsarView, log: readonly LogLine[], chamber: FirstTsarChamber): number[] {
  const lines = sinceLeaving(view, log);
  const leaving = lines !== null && !lines.some((line) => line.kind === 'send') ? view.acting : null;
  const here = view.turn?.chamber === chamber.name;
  if (chamber.goes_to !== 'nowhere') return here && leaving !== null ? [leaving] : [];
  return view.seats.flatMap((seat, number) => (seat.at_court > (number === leaving && !here ? 1 : 0) ? [number] : []));
}

/** Where the piece stands that is about to move: the only city of mine that all destinations adjoin. */
export function origin(view: FirstTsarView, options: readonly Option[], seat: number | null): string | null {
  const goals = options.filter(({ text }) => text.startsWith('to ')).map(({ text }) => text.slice(3));
  if (goals.length === 0 || seat === null) return null;
  const neighbours = (city: string): string[] =>
    view.waterways
      .filter(({ between }) => between.includes(city))
      .map(({ between }) => between.find((end) => end !== city)!);
  const fits = view.cities.filter(({ name, warriors, boyars }) => {
    const near = neighbours(name);
    return (
      warriors[seat] + boyars[seat] > 0 && near.length === goals.length && goals.every((goal) => near.includes(goal))
    );
  });
  return fits.length === 1 ? fits[0].name : null;
}

export function tokenBetween(view: FirstTsarView, one: string, other: string): string | null {
  return view.waterways.find(({ between }) => between.includes(one) && between.includes(other))?.token ?? null;
}

/** Where pieces that have just arrived in a city came from, for their motion. */
export function arrivals(log: readonly LogLine[]): { piece: string; seat: number; from: string; to: string } | null {
  const line = last(log, 'move', 'send', 'warrior', 'war', 'plan');
  if (line?.kind !== 'move') return null;
  const [piece, from, to] = ['piece', 'origin', 'city'].map((part) => keyIn(line.said, part));
  return { piece, seat: line.seat, from, to };
}
