/** What a table is told in: the sentences of its game in a language, and what its box calls things. */
import { api } from '../lib/api.ts';
import type { Box } from '../lib/wire.ts';

export interface GameWords {
  language: string;
  sentences: string;
  box: Box;
}

const kept = new Map<string, Promise<GameWords>>();

/** Each is fetched once; what could not be fetched is asked for again. */
export function loadWords(game: string, set: string, language: string): Promise<GameWords> {
  const key = `${game} ${set} ${language}`;
  const known = kept.get(key);
  if (known) return known;
  const asked = Promise.all([api.sentences(game, language), api.box(game, set)]).then(([sentences, box]) => ({
    language,
    sentences,
    box,
  }));
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}
