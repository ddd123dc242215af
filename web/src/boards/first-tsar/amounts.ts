/** Costs and effects: how many of which word of the component file (`{ favour: 1, coin: 2 }`). */
import type { Said } from '../../lib/wire.ts';

export type Amounts = Record<string, number>;

export const isNothing = (amounts: Amounts): boolean => Object.keys(amounts).length === 0;

/** As the game says it: `2 grain and 1 wood`. */
export function spoken(amounts: Amounts): Said {
  const parts = Object.entries(amounts).map(([word, count]) => ({
    id: `amount-${word.replaceAll('_', '-')}`,
    args: { count },
  }));
  if (parts.length === 0) return { id: 'nothing' };
  return parts.length === 1 ? parts[0] : { id: 'amounts', args: { parts } };
}

export function spokenDeal(cost: Amounts, gain: Amounts): Said {
  return isNothing(cost) ? spoken(gain) : { id: 'deal', args: { gain: spoken(gain), cost: spoken(cost) } };
}

/** One entry for each piece of a cost, and whether it is there: those that are lacking come last of their kind. */
export function units(cost: Amounts, lacks: Amounts = {}): { what: string; there: boolean }[] {
  return Object.entries(cost).flatMap(([what, count]) =>
    Array.from({ length: count }, (_, i) => ({ what, there: i < count - (lacks[what] ?? 0) })),
  );
}
