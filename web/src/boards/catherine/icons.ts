/** The symbols of cards and options. */
import type { CatherineEffect, Option } from '../../lib/wire.ts';
import { boxOf, cardOf, lookOf, type CatherineTable } from './box.ts';
import { cards, crown, residence, scroll, SIGNS, SYMBOLS } from './symbols.ts';

/** The sign of a card: what the box has for its kind, or what its action is about. */
export function signOf(table: CatherineTable, card: string): string {
  const { kind, action } = cardOf(table, card);
  return SIGNS[lookOf(table, kind).icon ?? ''] ?? gained(action);
}

function gained(effect: CatherineEffect): string {
  const known: Record<string, string> = { cards, favour: crown, residence, residence_in_colour: residence };
  return known[effect.gain] ?? scroll;
}

export function optionIcon(option: Option, table: CatherineTable): string | undefined {
  const [target = ''] = option.targets ?? [];
  const [where, name] = target.split(':');
  if (!boxOf(table)) return undefined;
  switch (where) {
    case 'hand':
      return signOf(table, name);
    case 'row':
      return table.view?.own?.fits.includes(name) ? signOf(table, name) : cards;
    case 'city':
      return cityIcon(table, name);
    case 'action':
      return activeSign(table);
    case 'pile':
      return cards;
    case 'bonus':
      return crown;
    default:
      return undefined;
  }
}

function cityIcon(table: CatherineTable, city: string): string {
  const { icon } = boxOf(table)!.cities[city];
  return SYMBOLS[icon] ?? (icon === 'favour' ? crown : residence);
}

function activeSign(table: CatherineTable): string | undefined {
  const card = activeCard(table);
  return card && signOf(table, card);
}

/** The card that I have activated this round. */
export function activeCard(table: CatherineTable): string | undefined {
  const { view, seat } = table;
  if (!view || seat === null) return undefined;
  const { active } = view.seats[seat];
  return active === null ? undefined : view.displays[seat][active]?.card;
}
