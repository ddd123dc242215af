/** What symbols, cities and cards mean, in words. */
import type { CatherineCard, CatherineCity } from '../../lib/wire.ts';
import { kind, read, REGIONS, sentence } from './effect.ts';
import { KINDS, PLURALS } from './symbols.ts';

const list = (items: string[]): string => new Intl.ListFormat('en').format(items);

export function cityInWords(city: CatherineCity, name: (seat: number) => string): string {
  const tiles = city.tiles === 1 ? 'one tile is' : `${city.tiles} tiles are`;
  const gives =
    city.icon === 'favour'
      ? 'a residence here brings one favour at once'
      : city.icon === 'point'
        ? 'a residence here is worth a point at each scoring'
        : `a residence here brings a tile of ${city.icon}; ${tiles} left`;
  const built = city.residences.length
    ? ` Residences: ${list(city.residences.map(name))}.`
    : ' Nobody has built here yet.';
  return `${city.title}, a city of ${REGIONS[city.colour] ?? city.colour}: ${gives}.${built}`;
}

export function symbolsInWords(symbols: Record<string, number>): string {
  return list(Object.entries(symbols).map(([symbol, count]) => (count === 1 ? symbol : `${count} ${PLURALS[symbol]}`)));
}

/** Everything that is on a card. */
export function cardInWords(card: CatherineCard): string {
  const shows = card.cities.length ? '' : ` Counts as ${symbolsInWords(card.symbols)} while it lies in an action row.`;
  const action = card.cities.length ? card.action.replace('build in', 'Build in one of') : sentence(read(card.action)!);
  const bonus = read(card.bonus);
  return (
    `${card.title}. ${KINDS[kind(card)].name} of ${REGIONS[card.colour] ?? card.colour}.${shows} Action: ${action}.` +
    (bonus ? ` Bonus: ${sentence(bonus)}.` : ' No bonus.')
  );
}

export const HAND_LIMIT = 'Hand limit: cards drawn beyond it are points instead, except the two of each round';
export const GAIN = 'Points at the end of each decade';
export const MULTIPLIER = 'At the end of the game your largest group of connected residences counts so many times';
export const FAVOUR = 'Favour: where the marker stands on the track';
export const JOKER = 'Joker: stands for any goods tile that the order lacks at the end';
