import type { RoyalsView } from '../../lib/wire.ts';

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];

/** The period that is being played, or the last one. */
export function periodOf(view: RoyalsView): { name: string; year: string } {
  const number = Math.min(view.period, view.periods.length - 1);
  return { name: `${ORDINALS[number] ?? `${number + 1}th`} period`, year: view.periods[number].year };
}

/** Where the game stands: `Second period, 1680`, `Third period, 1714: the last round`. */
export function stage(view: RoyalsView): string {
  const { name, year } = periodOf(view);
  return view.last_round && !view.over ? `${name}, ${year}: the last round` : `${name}, ${year}`;
}
