import type { Option } from '../../lib/wire.ts';

const PARTS: Record<string, 'map' | 'kremlin' | 'displays'> = {
  city: 'map', region_token: 'map', chamber: 'kremlin', action: 'kremlin', seal: 'kremlin', display: 'displays', deck: 'displays', spoils: 'displays', war: 'displays',
};

/** The part of the board where most of what may be chosen lies; free actions do not count. */
export function partFor(options: readonly Option[]): 'map' | 'kremlin' | 'displays' | null {
  const counts = new Map<'map' | 'kremlin' | 'displays', number>();
  for (const thing of options.flatMap(({ targets }) => targets ?? [])) {
    const part = PARTS[thing.split(':')[0]];
    if (part) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}
