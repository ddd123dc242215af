/** The boards: each folder that has a manifest is one. A game without a folder is played on the plain board. */
import pawn from 'icon:pawn';
import { preferences } from '../lib/preferences.svelte.ts';
import type { BoardManifest, BoardWords } from './manifest.ts';
import type { BoardModule } from './module.ts';

const found = import.meta.glob<BoardManifest>('./*/manifest.ts', { eager: true, import: 'default' });

export const BOARDS: Record<string, BoardManifest> = Object.fromEntries(
  Object.values(found)
    .sort((one, other) => one.place - other.place)
    .map((manifest) => [manifest.game, manifest]),
);

export async function loadBoard(game: string): Promise<BoardModule<never>> {
  const load = BOARDS[game]?.board ?? (() => import('./plain/index.ts'));
  return (await load()).default;
}

export const emblemOf = (game: string): string => BOARDS[game]?.emblem ?? pawn;

/** What the page says of a game in the language that is set; nothing of a game without a board of its own. */
export function boardWords(game: string): BoardWords | undefined {
  const words = BOARDS[game]?.words;
  return words?.[preferences.language] ?? words?.en;
}

/** What people call a game; the server's title for those that the page does not know. */
export const nameOf = ({ game, title }: { game: string; title: string }): string => boardWords(game)?.name ?? title;
