import type { Component } from 'svelte';
import type { Table } from '../lib/table.svelte.ts';

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
  /** An option in words: `Occupy the Duke of Bordeaux`, and what it costs or brings. */
  label(text: string, table: Table<V>): Label;
  /** Where the game stands, for the title strip and lists: `Second period, 1680`. */
  stage(view: V): string;
}

export interface Label {
  text: string;
  detail?: string;
  /** Path of a symbol (`icon:…`). */
  icon?: string;
  /** Sets an option apart that ends or gives up something: never the first to catch the eye. */
  quiet?: boolean;
}
