import type { Component } from 'svelte';
import { BOARDS } from '../../boards/index.ts';

/** The engraving on a game's card: its own, or one that suits any game. */
export const vignetteOf = (game: string): Promise<{ default: Component }> =>
  (BOARDS[game]?.vignette ?? (() => import('./PlainVignette.svelte')))();
