/** A region's rewards: in a sentence, and as options. */
import type { Table } from '../../lib/table.svelte.ts';
import type { FirstTsarRegion, FirstTsarView } from '../../lib/wire.ts';

/** What it offers, who has how much influence, and who would choose. */
export function regionInWords(table: Table<FirstTsarView>, region: FirstTsarRegion): string {
  const order = region.ranked.map((seat) => `${table.name(seat)} ${region.influence[seat]}`).join(', ');
  const chooser = region.chooser === null ? null : table.name(region.chooser);
  return (
    `${table.named(`region:${region.name}`)}: ${table.named(`region_token:${region.token}`)}. ` +
    `Influence: ${order || 'nobody'}.${chooser ? ` As things stand, ${chooser} chooses.` : ''}`
  );
}

/** The option that takes the first or the second reward, if it is to be chosen: they are offered in their order. */
export function rewardOption(table: Table<FirstTsarView>, number: number): string {
  return table.options.filter(({ text }) => text.startsWith('reward '))[number]?.text ?? '';
}
