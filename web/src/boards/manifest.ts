import type { Component } from 'svelte';
import type { BoardModule } from './module.ts';

/** What the page itself says of a game, in a language; a game's own sentences come from the server. */
export interface BoardWords {
  name: string;
  sub?: string;
  /** What is said when it is over. */
  farewell: string;
}

/** Everything that registers a board; what is large is loaded when it is needed. */
export interface BoardManifest {
  /** The key of the game. */
  game: string;
  /** Where its card lies in the lobby before the server has said what is played. */
  place: number;
  /** Path of the game's symbol (`icon:…`). */
  emblem: string;
  board: () => Promise<{ default: BoardModule<never> }>;
  /** The engraving on its card. */
  vignette: () => Promise<{ default: Component }>;
  /** By how many pixels a phone, which shows a part of the engraving, moves it. */
  crop: number;
  /** Where points come from, in the order in which they are told and stacked. */
  sources: string[];
  /** By language; English is always there. */
  words: { en: BoardWords } & Record<string, BoardWords>;
}
