import drawn from 'map:catherine';
import type { Empire, Side } from '../../../maps/catherine.ts';
import type { CatherineCity } from '../../lib/wire.ts';

export const EMPIRE: Empire = drawn;

/** No city stands so near to the upper and lower edge; a wide screen has no room to spare for that. */
export const TRIM = 17;

/** Where a city stands; one that the map does not know, where its box says. */
export function siteOf(city: CatherineCity): { at: [number, number]; side: Side } {
  const known = EMPIRE.cities[city.name];
  return known ?? { at: [(city.at[0] * EMPIRE.width) / 1000, (city.at[1] * EMPIRE.height) / 700], side: 'r' };
}

/** A road, slightly bent. */
export function road(from: CatherineCity, to: CatherineCity): string {
  const [ax, ay] = siteOf(from).at;
  const [bx, by] = siteOf(to).at;
  const bend = [(ax + bx) / 2 - (by - ay) * 0.045, (ay + by) / 2 + (bx - ax) * 0.045];
  return `M${ax},${ay}Q${bend.map((value) => value.toFixed(1)).join(',')} ${bx},${by}`;
}
