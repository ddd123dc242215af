/** Positions as they are drawn: with whoever holds them, and whether they may be taken now. */
import type { RoyalsPlace, RoyalsView, Said } from '../../lib/wire.ts';
import type { Royals } from './box.ts';

export interface HeldPlace extends RoyalsPlace {
  holder: number | null;
}

export const heldPlaces = (view: RoyalsView): HeldPlace[] =>
  view.places.map((place, i) => ({ ...place, holder: view.holders[i] }));

/** The targets of the positions that I may take now. */
export const offered = (table: Royals): Set<string> =>
  new Set(table.now.options.flatMap(({ targets = [] }) => targets.filter((target) => target.startsWith('position:'))));

/** Everything about a position that everybody sees. */
export const placeSaid = ({ name, country, cards, influence, holder }: HeldPlace): Said => ({
  id: 'board-position',
  args: {
    position: `position:${name}`,
    country: `card:${country}`,
    cards,
    influence,
    held: holder === null ? { id: 'board-vacant' } : { id: 'board-held', args: { who: `seat:${holder}` } },
  },
});
