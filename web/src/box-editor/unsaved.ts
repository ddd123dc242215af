/** Drafts that are not kept on the server yet, on this device: they outlive a reload, and a tab that was closed. */
import type { BoxDraft } from '../lib/wire.ts';

const keyOf = (game: string, set: string): string => `antechamber box ${game} ${set}`;

/** What a tab has written itself comes first; a new tab finds the latest of all. */
const stores = (): Storage[] => [sessionStorage, localStorage];

export function findUnsaved(game: string, set: string): BoxDraft | null {
  try {
    const texts = stores().map((store) => store.getItem(keyOf(game, set)));
    return readDraft(texts.find((text) => text !== null) ?? '');
  } catch {
    return null;
  }
}

export function keepUnsaved(game: string, set: string, draft: BoxDraft): void {
  try {
    for (const store of stores()) store.setItem(keyOf(game, set), JSON.stringify(draft));
  } catch {
    // a browser that keeps nothing still saves files
  }
}

export function forgetUnsaved(game: string, set: string): void {
  try {
    for (const store of stores()) store.removeItem(keyOf(game, set));
  } catch {
    // nothing was kept
  }
}

/** A draft from its text, or nothing if it is none: another version may have written it. */
export function readDraft(text: string): BoxDraft | null {
  try {
    const found = JSON.parse(text) as BoxDraft;
    const isDraft = typeof found.title === 'string' && typeof found.based_on === 'string' && hasLines(found);
    return isDraft && typeof found.looks === 'object' && found.looks !== null ? found : null;
  } catch {
    return null;
  }
}

const hasLines = ({ sections }: BoxDraft): boolean =>
  sections.every(({ lines }) => lines.every((line) => line.key !== undefined && line.values && line.provenance));
