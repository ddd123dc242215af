import type { PotemkinBuilding, Said } from '../../lib/wire.ts';
import type { Potemkin } from './box.ts';
import { seatOf } from './village.ts';

/** The seats that know an interior besides its owner. */
export const knowers = (building: PotemkinBuilding): number[] =>
  building.known_to.filter((seat) => seat !== seatOf(building.name));

/** Sentences one after the other. */
export const inSentences = (texts: string[]): string => texts.map((text) => `${capital(text)}.`).join(' ');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `Ludmila’s Espionage on lot 3`. */
export const buildingTitle = (table: Potemkin, { name, type }: PotemkinBuilding): string =>
  capital(
    table.say({
      id: 'building',
      args: { owner: `seat:${seatOf(name)}`, type: `type:${type}`, building: `building:${name}` },
    }),
  );

/** A building in words: whose it is, what is behind it, and who knows. */
export function buildingWords(table: Potemkin, building: PotemkinBuilding): string {
  const { cubes, agents } = building;
  return inSentences([
    buildingTitle(table, building),
    table.say(interiorOf(building)),
    ...known(building).map((said) => table.say(said)),
    ...(cubes || agents ? [table.say({ id: 'stands-behind', args: { cubes, agents } })] : []),
    ...(building.watched ? [table.say({ id: 'is-watched' })] : []),
  ]);
}

const interiorOf = ({ interior, real }: PotemkinBuilding): Said =>
  interior
    ? { id: real ? 'interior-real' : 'interior-fake', args: { card: `card:${interior}` } }
    : { id: 'interior-unknown' };

function known(building: PotemkinBuilding): Said[] {
  if (building.face_up) return [{ id: 'card-lies-open' }];
  const seats = knowers(building).map((seat): Said => ({ id: 'person', args: { who: `seat:${seat}` } }));
  return seats.length > 0 ? [{ id: 'seen-by', args: { seats } }] : [];
}
