import { preferences } from '../lib/preferences.svelte.ts';
import { en, type Words } from './en/index.ts';

export const LANGUAGES: Record<string, Words> = { en };

/** The words of the language that is set. */
export function t(): Words {
  return LANGUAGES[preferences.language] ?? en;
}
