/** Cards as they are drawn: one by one, each with a number by which it is known again. */

export interface DrawnCard {
  kind: string;
  number: number;
}

/** A hand, card by card: the kind, and its number among those of its kind, after those that lie elsewhere. */
export function cardByCard(counts: Record<string, number>, from: Record<string, number> = {}): DrawnCard[] {
  return Object.entries(counts).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, i) => ({ kind, number: (from[kind] ?? 0) + i })),
  );
}

export function total(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
