import type { Table } from '../../lib/table.svelte.ts';
import type { PotemkinBuilding, PotemkinView } from '../../lib/wire.ts';
import { cardOf } from './cards.ts';
import { whose } from './label.ts';
import { capital } from './types.ts';
import { buildingTitle, goods, seatOf } from './village.ts';

/** The seats that know an interior besides its owner. */
export const knowers = (building: PotemkinBuilding): number[] =>
  building.known_to.filter((seat) => seat !== seatOf(building.name));

/** A building in words: whose it is, what is behind it, and who knows. */
export function describe(table: Table<PotemkinView>, building: PotemkinBuilding): string {
  const names = knowers(building).map((seat) => (seat === table.seat ? 'you' : table.name(seat)));
  const interior = building.interior
    ? `${building.real ? 'Real' : 'Fake'}: ${cardOf(building.interior).title}.`
    : 'You do not know what is behind it.';
  const known = building.face_up ? 'Its card lies open.' : names.length > 0 ? `Seen by ${names.join(', ')}.` : '';
  const behind = goods(building) ? `${capital(goods(building))} behind it.` : '';
  const watched = building.watched ? 'An agent stands in front of it.' : '';
  return [
    `${capital(buildingTitle(table.view!, building.name, (seat) => whose(table, seat)))}.`,
    interior,
    known,
    behind,
    watched,
  ]
    .filter(Boolean)
    .join(' ');
}
