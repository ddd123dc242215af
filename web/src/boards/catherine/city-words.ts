import type { CatherineCity } from '../../lib/wire.ts';
import { boxOf, type CatherineTable } from './box.ts';
import { SYMBOLS } from './symbols.ts';

/** What a city gives, what is left of it, and who has built there. */
export function cityInWords(table: CatherineTable, { name, tiles, residences }: CatherineCity): string {
  const hasGood = boxOf(table)!.cities[name].icon in SYMBOLS;
  return [
    table.named(`city-text:${name}`) + (hasGood ? `; ${table.say({ id: 'city-tiles', args: { tiles } })}` : ''),
    residences.length
      ? table.say({ id: 'city-residences', args: { seats: residences.map((seat) => `seat:${seat}`) } })
      : table.say({ id: 'city-without-residences' }),
  ]
    .map((sentence) => `${sentence}.`)
    .join(' ');
}
