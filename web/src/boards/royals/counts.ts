import type { Option, RoyalsPlace, RoyalsView } from '../../lib/wire.ts';

/** What the view says, counted and put into words. Nothing here decides what may be done. */

/** `german_states` as people write it. */
export function named(key: string): string {
  return key
    .split('_')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join(' ');
}

export function placeNamed(place: RoyalsPlace): string {
  return `${named(place.title)} of ${named(place.city)}`;
}

export function total(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

export const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** `2 France, 1 Spain`. */
export function listed(counts: Record<string, number>): string {
  return (
    Object.entries(counts)
      .map(([kind, count]) => `${count} ${kind.split('-').map(named).join(' or ')}`)
      .join(', ') || 'none'
  );
}

/** How many of the seven titles a seat has cubes on. */
export function titlesOf(view: RoyalsView, seat: number): number {
  return view.titles.filter((title) => title.cubes[seat] > 0).length;
}

export function points(markers: { points: number }[]): number {
  return markers.reduce((sum, marker) => sum + marker.points, 0);
}

const ANY = 3; // cards of any kind that stand for one

/** A price as my hand would pay it: cards of the country, and cards of any kind for those that are missing. */
export interface Price {
  country: string;
  own: number;
  any: number;
}

export function price(place: RoyalsPlace, hand: Record<string, number>): Price {
  const own = Math.min(place.cards, hand[place.country] ?? 0);
  return { country: place.country, own, any: (place.cards - own) * ANY };
}

export type Deed = 'occupy' | 'take-over';

/** What I may do with each position now. */
export function deeds(options: readonly Option[]): Map<string, Deed> {
  const words = options.map((option) => option.text.split(' '));
  return new Map(
    words.filter(([verb]) => verb === 'occupy' || verb === 'take-over').map(([verb, place]) => [place, verb as Deed]),
  );
}

/**
 * The seats with influence in a country, the first one leads: equal influence is settled by the best title, then by its
 * city.
 */
export function ranked(view: RoyalsView, country: string): number[] {
  const influence = view.countries.find((one) => one.name === country)?.influence ?? [];
  const best = (seat: number): number => {
    const held = view.places.filter((place) => place.country === country && place.holder === seat);
    const rank = (place: RoyalsPlace): number => view.titles.findIndex((title) => title.name === place.title) * 100;
    const bonus = (place: RoyalsPlace): number => view.cities.find((city) => city.name === place.city)?.bonus ?? 0;
    return Math.max(...held.map((place) => rank(place) + bonus(place)));
  };
  const seats = influence.map((_, seat) => seat).filter((seat) => influence[seat] > 0);
  return seats.sort((a, b) => influence[b] - influence[a] || best(b) - best(a));
}

/** The seats with the most cubes, if one leads or two share; more get nothing. */
export function leading(cubes: readonly number[]): number[] {
  const most = Math.max(...cubes);
  const seats = cubes.map((_, seat) => seat).filter((seat) => most > 0 && cubes[seat] === most);
  return seats.length > 2 ? [] : seats;
}

/** Who has a marker, as far as I may know: markers lie face down until the game is over. */
export function owner(view: RoyalsView, source: string, name: string, worth: number): number | null {
  const has = (markers: { source: string; name: string; points: number }[] | undefined): boolean =>
    markers?.some((marker) => marker.source === source && marker.name === name && marker.points === worth) ?? false;
  if (view.markers) return view.markers.findIndex(has) >= 0 ? view.markers.findIndex(has) : null;
  return has(view.own?.markers) ? view.seat : null;
}

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];

/** The period that is being played, or the last one. */
export function periodOf(view: RoyalsView): { name: string; year: string } {
  const number = Math.min(view.period, view.periods.length - 1);
  return { name: `${ORDINALS[number] ?? `${number + 1}th`} period`, year: view.periods[number].year };
}

/** A hand, card by card: the kind, and its number among those of its kind. */
export function cardsOf(
  counts: Record<string, number>,
  from: Record<string, number> = {},
): { kind: string; number: number }[] {
  return Object.entries(counts).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, i) => ({ kind, number: (from[kind] ?? 0) + i })),
  );
}
