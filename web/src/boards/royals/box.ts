/** The box that is played with: what its things are like, how they look, and where they stand. */
import type { Table } from '../../lib/table.svelte.ts';
import type { BoxLook, RoyalsBox, RoyalsView, Said } from '../../lib/wire.ts';
import type { GameWords } from '../../words/load.ts';
import { layOut, type Layout } from './layout.ts';
import { MAP } from './sheet.ts';
import { SIGNS } from './symbols.ts';

export type Royals = Table<RoyalsView>;

/** What never changes. Boards are drawn once it is here. */
export const boxOf = (table: Royals): RoyalsBox => table.words!.box.box as unknown as RoyalsBox;

const lookOf = (table: Royals, key: string): BoxLook => table.words?.box.looks[key] ?? {};

const laidOut = new WeakMap<GameWords, Layout>();

/** Where everything stands on the sheet. */
export function layoutOf(table: Royals): Layout {
  const words = table.words!;
  const known = laidOut.get(words);
  if (known) return known;
  const { cities, countries, places } = table.view!;
  const layout = layOut(
    {
      countries: countries.map(({ name }) => ({ key: name, name: table.named(`card:${name}`) })),
      cities: cities.map(({ name, country }) => ({
        key: name,
        name: table.named(`city:${name}`),
        country,
        positions: places.filter((place) => place.city === name).length,
      })),
      looks: words.box.looks,
    },
    MAP,
  );
  laidOut.set(words, layout);
  return layout;
}

/** The symbol of a title or of a country's arms, and the letter that stands for it if the box names none. */
export interface Emblem {
  path?: string;
  letter: string;
}

export const emblemOf = (table: Royals, target: string): Emblem => ({
  path: SIGNS[lookOf(table, target.split(':')[1]).icon ?? ''],
  letter: table.named(target).slice(0, 1),
});

const INKS = ['blue', 'green', 'red', 'yellow', 'purple', 'orange', 'brown', 'grey'];

/** The colour of a country: one of the inks of the page, or the box's own. */
export interface Ink {
  class: string;
  own?: string;
}

export function inkOf(table: Royals, country: string): Ink {
  const own = lookOf(table, country).colour;
  if (own) return { class: 'of-own', own };
  const colour = boxOf(table).countries[country];
  return { class: `of-${INKS.includes(colour) ? colour : 'grey'}` };
}

/** Cards by kind, counted, as they are said. */
export const countedCards = (counts: Record<string, number>): Said[] =>
  Object.entries(counts).map(([card, count]) => ({ id: 'counted', args: { count, thing: `card:${card}` } }));
