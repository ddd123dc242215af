import type { Option } from '../../lib/wire.ts';

const PARTS: Record<string, 'map' | 'kremlin' | 'displays'> = {
  city: 'map',
  region_token: 'map',
  chamber: 'kremlin',
  action: 'kremlin',
  seal: 'kremlin',
  display: 'displays',
  deck: 'displays',
  spoils: 'displays',
  war: 'displays',
};

const HEADROOM = 24; // the pills lie over the upper edge

type Point = readonly [number, number];

/** Where to look on the map to see these places, as large as names stay legible. */
export function windowOn(places: readonly Point[]): { x: number; y: number; scale: number } | null {
  if (places.length === 0) return null;
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const fits = Math.min(370 / (right - left + 120), 300 / (bottom - top + 110));
  return { x: (left + right) / 2, y: (top + bottom) / 2 - HEADROOM, scale: Math.min(1, Math.max(0.72, fits)) };
}

/** The part of the board where most of what may be chosen lies; free actions do not count. */
export function partFor(options: readonly Option[]): 'map' | 'kremlin' | 'displays' | null {
  const counts = new Map<'map' | 'kremlin' | 'displays', number>();
  for (const target of options.flatMap(({ targets }) => targets ?? [])) {
    const part = PARTS[target.split(':')[0]];
    if (part) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}
