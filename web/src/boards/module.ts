import type { Component } from 'svelte';
import type { Table } from '../lib/table.svelte.ts';
import type { Option } from '../lib/wire.ts';

/** What a game brings to the table; everything else is the same for all. */
export interface BoardModule<V> {
  /** CSS `grid-template` of a wide screen, with the areas board, own, rivals and side. */
  layout: string;
  Board: Component<{ table: Table<V> }>;
  OwnArea: Component<{ table: Table<V> }>;
  Rivals: Component<{ table: Table<V> }>;
  /** My hand in small, for the sheet at the bottom of a phone. */
  Hand: Component<{ table: Table<V> }>;
  /** How far the turn has come, beside the prompt. */
  TurnProgress?: Component<{ table: Table<V> }>;
  /** How large the sheet is on which a box places things, if there is one, and what is drawn on it before anything. */
  sheet?: { width: number; height: number };
  Ground?: Component<{ table: Table<V> }>;
  /** Path of a symbol for an option (`icon:…`). */
  icon(option: Option, table: Table<V>): string | undefined;
  /** Where the game stands, for the title strip and lists: `Second period, 1680`. */
  stage(view: V): string;
}

/** What a board itself writes on a button of its own, and the symbol of an option. */
export interface Label {
  text: string;
  detail?: string;
  icon?: string;
  quiet?: boolean;
}
