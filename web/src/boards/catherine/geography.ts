import drawn from 'map:catherine';
import type { Empire, Region } from '../../../maps/catherine.ts';
import type { CatherinePlace } from '../../lib/wire.ts';
import type { GameWords } from '../../words/load.ts';
import { boxOf, type CatherineTable } from './box.ts';
import { settle, type City, type Point, type Site } from './sites.ts';

export const EMPIRE: Empire = drawn;

/** No city stands so near to the upper and lower edge; a wide screen has no room to spare for that. */
export const TRIM = 17;

/** What `at` of a city without looks is measured in. */
const ACROSS = 1000;
const DOWN = 700;

const found = new WeakMap<GameWords, Record<string, Site>>();

/** Where the cities of a box stand on the map, and where their names do. */
export function sitesOf(table: CatherineTable): Record<string, Site> {
  const words = table.words!;
  const known = found.get(words);
  if (known) return known;
  const sites = settle(
    Object.entries(boxOf(table)!.cities).map(([name, place]) => cityOf(table, name, place)),
    EMPIRE,
  );
  found.set(words, sites);
  return sites;
}

function cityOf(table: CatherineTable, name: string, { at: [x, y] }: CatherinePlace): City {
  const { looks, renamed } = table.words!.box;
  const { at, side } = looks[name] ?? {};
  return {
    name,
    title: table.named(`city:${name}`),
    rough: [(x * EMPIRE.width) / ACROSS, (y * EMPIRE.height) / DOWN],
    at: at && [at[0], at[1]],
    side: side as Site['side'] | undefined,
    renamed: renamed.includes(`city:${name}`),
  };
}

/** A road, slightly bent. */
export function road({ at: [ax, ay] }: Site, { at: [bx, by] }: Site): string {
  const bend = [(ax + bx) / 2 - (by - ay) * 0.045, (ay + by) / 2 + (bx - ax) * 0.045];
  return `M${ax},${ay}Q${bend.map((value) => value.toFixed(1)).join(',')} ${bx},${by}`;
}

/** The regions of the map with the colour that most cities in them have; those without a city have none. */
export function colouredRegions(table: CatherineTable): { path: string; colour: string }[] {
  const sites = sitesOf(table);
  const cities = Object.entries(boxOf(table)!.cities).map(([name, { colour }]) => ({ colour, at: sites[name].at }));
  return EMPIRE.regions.flatMap((region) => {
    const colour = commonest(cities.filter(({ at }) => lies(at, region)).map((city) => city.colour));
    return colour ? [{ path: region.path, colour }] : [];
  });
}

export function commonest(names: string[]): string | undefined {
  const times = (name: string): number => names.filter((one) => one === name).length;
  return [...new Set(names)].reduce<string | undefined>(
    (best, name) => (best !== undefined && times(best) >= times(name) ? best : name),
    undefined,
  );
}

/** Whether a point lies in a region: a line from it to the east leaves the region an odd number of times. */
export function lies([x, y]: Point, { corners }: Pick<Region, 'corners'>): boolean {
  return corners.reduce((inside, [ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length];
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !inside : inside;
  }, false);
}
