import type { FirstTsarRegion } from '../../lib/wire.ts';
import { named, spellText } from './effects.ts';

/** A region in a sentence: what it offers, who has how much influence. */
export function rewardWords(region: FirstTsarRegion, name: (seat: number) => string): string {
  const offer = region.rewards.map(spellText).join(' or ');
  const order = region.ranked.map((seat) => `${name(seat)} ${region.influence[seat]}`).join(', ');
  const pair =
    region.influence.length === 2
      ? ` If the lead is smaller than ${region.points}, the other player chooses the reward.`
      : '';
  return `${named(region.name)}: ${offer}. Influence: ${order || 'nobody'}.${pair}`;
}
