import type { Table } from '../../lib/table.svelte.ts';
import type { BoxLook, CatherineBox, CatherineCard, CatherineView } from '../../lib/wire.ts';

export type CatherineTable = Table<CatherineView>;

/** What the box says of its things; null until it is here. */
export function boxOf(table: Pick<CatherineTable, 'words'>): CatherineBox | null {
  return (table.words?.box.box as unknown as CatherineBox | undefined) ?? null;
}

/** A card, on a board that is drawn only when the box is here. */
export const cardOf = (table: CatherineTable, card: string): CatherineCard => boxOf(table)!.cards[card];

/** How a thing is drawn; a thing without looks is drawn plainly. */
export function lookOf(table: Pick<CatherineTable, 'words'>, thing: string): BoxLook {
  return table.words?.box.looks[thing] ?? {};
}
