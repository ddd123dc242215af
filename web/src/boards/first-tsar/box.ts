/** What a table's box says once: its fixed facts, how its things look, where they stand. */
import type { Table } from '../../lib/table.svelte.ts';
import type { BoxLook, FirstTsarBox, FirstTsarView } from '../../lib/wire.ts';
import type { GameWords } from '../../words/load.ts';
import { layOut, type Layout } from './layout.ts';
import { CITY_SHAPES, PICTURES, SIGNS } from './symbols.ts';

type TsarTable = Pick<Table<FirstTsarView>, 'words' | 'view'>;

const EMPTY: FirstTsarBox = {
  local: [],
  foreign: [],
  colours: [],
  boyars: 0,
  first_warriors: 0,
  types: [],
  project_types: {},
  chambers: [],
  assignments: [],
  trade: {},
  spoils: {},
  slots: 0,
  printed: [],
  pad_actions: [],
  favour_tokens: [],
  favour_points: [],
  war_points: [],
  scored_rounds: [],
};

/** Nothing is in it before it has come. */
export function boxOf(table: TsarTable): FirstTsarBox {
  return (table.words?.box.box as FirstTsarBox | undefined) ?? EMPTY;
}

function lookOf(table: TsarTable, key: string): BoxLook {
  return table.words?.box.looks[key] ?? {};
}

/** The picture that a thing's looks name, if it is one of ours. */
export function pictureOf(table: TsarTable, key: string): string | undefined {
  return PICTURES[lookOf(table, key).icon ?? ''];
}

/** The colour of the looks, or else one of five or six by the place among its kind: `--type-0`, `--type-1`. */
function colourOf(table: TsarTable, key: string, hues: string, place: number, count: number): string {
  return lookOf(table, key).colour ?? `var(--${hues}-${Math.max(0, place) % count})`;
}

export function cityColour(table: TsarTable, colour: string): string {
  return colourOf(table, colour, 'c', boxOf(table).colours.indexOf(colour), CITY_SHAPES.length);
}

export function cityShape(table: TsarTable, colour: string): (typeof CITY_SHAPES)[number] {
  return CITY_SHAPES[Math.max(0, boxOf(table).colours.indexOf(colour)) % CITY_SHAPES.length];
}

/** Of a region's land or of its plate. */
export function regionColour(table: TsarTable, region: string, of: 'region' | 'plate'): string {
  return colourOf(table, region, of, table.view?.regions.findIndex(({ name }) => name === region) ?? 0, 5);
}

export function typeColour(table: TsarTable, type: string): string {
  return colourOf(
    table,
    type,
    'type',
    boxOf(table).types.findIndex(({ name }) => name === type),
    5,
  );
}

export function typePicture(table: TsarTable, type: string): string {
  return pictureOf(table, type) ?? SIGNS.project;
}

const layouts = new WeakMap<GameWords, Layout>();

/** Which places there are never changes during a game, so they are laid out once. */
export function layoutOf({ words, view }: TsarTable): Layout | null {
  if (!words || !view) return null;
  const layout = layouts.get(words) ?? layOut(view, words.box.looks);
  layouts.set(words, layout);
  return layout;
}
