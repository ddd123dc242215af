/** Sums of what the view shows. */
import type { CatherineCard, CatherineCity, CatherineOwn, CatherineSeat, CatherineView } from '../../lib/wire.ts';

/** A decade has so many rounds; the view counts rounds and decades from the beginning of the game, from 0. */
export const ROUNDS = 4;

export const roundOf = (view: CatherineView): number => (view.round % ROUNDS) + 1;

/** A column of a display as it is drawn; cards still being laid are `fresh`. */
export interface Pillar {
  card: CatherineCard;
  below: CatherineCard | null;
  fresh: boolean;
  belowFresh: boolean;
}

/** The columns of a seat, with what it is laying in private. Cards put together for a cost go nowhere. */
export function pillars(seat: CatherineSeat, own: CatherineOwn | null): Pillar[] {
  const shown = seat.display.map(({ card, below }) => ({ card, below, fresh: false, belowFresh: false }));
  if (!own || own.owed > 0 || own.laid.length === 0) return shown;
  const first = shown.length === 0;
  const added = first ? own.laid : own.laid.slice(0, 1);
  const all = [
    ...shown,
    ...added.map((card) => ({ card, below: null as CatherineCard | null, fresh: true, belowFresh: false })),
  ];
  const tucked = first ? undefined : own.laid[1];
  return all.map((one) => (tucked && one.card.name === own.below ? { ...one, below: tucked, belowFresh: true } : one));
}

/** The card that waits for its place in the activation row. */
export function tucking(view: CatherineView): CatherineCard | null {
  const own = view.own;
  if (!own || own.owed > 0 || own.below !== null || view.seats[view.seat!].display.length === 0) return null;
  return own.laid[1] ?? null;
}

/** The cities of a seat's largest group of connected residences. */
export function largestGroup(cities: readonly CatherineCity[], seat: number): Set<string> {
  const left = new Map(cities.filter((city) => city.residences.includes(seat)).map((city) => [city.name, city]));
  let largest: string[] = [];
  for (const start of [...left.keys()]) {
    const found = left.has(start) ? [start] : [];
    left.delete(start);
    for (const name of found) {
      for (const next of cities.find((city) => city.name === name)!.roads) if (left.delete(next)) found.push(next);
    }
    if (found.length > largest.length) largest = found;
  }
  return new Set(largest);
}

/** The seats beside a seat. */
export function neighbours(seat: number, seats: number): number[] {
  return [...new Set([(seat + 1) % seats, (seat + seats - 1) % seats])].filter((other) => other !== seat);
}

const MORE = 4;
const LEVEL = 2;

/** What the cannons of a seat would bring now. */
export function cannonPoints(counts: readonly number[], seat: number): number {
  const against = (other: number): number =>
    counts[seat] > counts[other] ? MORE : counts[seat] === counts[other] ? LEVEL : 0;
  return neighbours(seat, counts.length).reduce((sum, other) => sum + against(other), 0);
}

/** What the books of a seat would bring now. */
export function bookReward(counts: readonly number[], seat: number): 'residence' | 'joker' | 'nothing' {
  if (counts[seat] === Math.max(...counts)) return 'residence';
  return counts[seat] === Math.min(...counts) ? 'nothing' : 'joker';
}

/** The cities that a card lets one build in, as far as it says. */
export function buildable(card: CatherineCard, cities: readonly CatherineCity[], seat: number): Set<string> {
  const colour = /build anywhere in (\w+)/.exec(card.action)?.[1];
  const named = cities.filter((city) => (colour ? city.colour === colour : card.cities.includes(city.name)));
  return new Set(named.filter((city) => !city.residences.includes(seat)).map((city) => city.name));
}

/** What an order pays, by the goods delivered. */
export const ORDER_POINTS: [goods: number, points: number][] = [
  [5, 5],
  [6, 8],
  [7, 12],
];
