import type { Attachment } from 'svelte/attachments';
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

/** The colours that the box itself gives to types of buildings, in the element and all that is in it. */
export const tinted =
  (table: Potemkin): Attachment<HTMLElement> =>
  ({ style }) => {
    for (const [type, { colour }] of Object.entries(table.words?.box.looks ?? {}))
      if (colour && isType(type)) style.setProperty(`--t-${type}`, colour);
  };
