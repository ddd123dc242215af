import type { Table } from '../../lib/table.svelte.ts';
import type { PotemkinBox, PotemkinCard, PotemkinView } from '../../lib/wire.ts';
import { isType } from './symbols.ts';

export type Potemkin = Table<PotemkinView>;

/** What never changes: kinds of Interior cards and types of buildings. */
const boxOf = (table: Potemkin): PotemkinBox | undefined => table.words?.box.box as PotemkinBox | undefined;

const UNKNOWN: PotemkinCard = { cards: 0, nature: 'fake', real: [], timing: null };

export const cardOf = (table: Potemkin, name: string): PotemkinCard => boxOf(table)?.cards[name] ?? UNKNOWN;

/** How a card is coloured: whether it is real, fake, or one or the other by its Facade. */
export const sortOf = ({ nature }: PotemkinCard): 'real' | 'fake' | 'fitting' =>
  isType(nature) ? 'fitting' : nature === 'real' ? 'real' : 'fake';

/** What stands on a card besides its name: what it can be played for, or behind what it is real. */
export function textOf(table: Potemkin, name: string): string {
  const card = cardOf(table, name);
  return table.named(card.timing && !isType(card.nature) ? `ability:${name}` : `text:${name}`);
}

/** What a pile of Facades is for, and how many are left of all. */
export function pileWords(table: Potemkin, type: string): string[] {
  const { facades = 0, meeple = null } = boxOf(table)?.types[type] ?? {};
  const left = table.say({
    id: 'facades-left',
    args: { type: `type:${type}`, left: table.view!.facades[type], all: facades },
  });
  const needed = table.seat === null || !meeple ? 0 : table.view!.needed[type][table.seat];
  const args = { meeple: `meeple:${meeple}`, type: `type:${type}`, more: needed };
  return [
    left,
    table.named(`facade-text:${type}`),
    ...(needed ? [table.say({ id: 'brings-meeple-later', args })] : []),
  ];
}

/** The colours that the box itself gives to types of buildings, as CSS. */
export function tints(table: Potemkin): string {
  const looks = table.words?.box.looks ?? {};
  return Object.keys(table.view?.facades ?? {})
    .flatMap((type) => (looks[type]?.colour ? [`--t-${type}: ${looks[type].colour}`] : []))
    .join('; ');
}
