/** Where everything of a box stands on the map of Muscovy: as its looks say, and otherwise where there is room. */
import drawn from 'map:first-tsar';
import type { TsarMap } from '../../../maps/first-tsar.ts';
import type { BoxLook } from '../../lib/wire.ts';
import { around, mean, meander, spline, within, type Point } from './curves.ts';

export const MUSCOVY: TsarMap = drawn;
export const SHEET = { width: MUSCOVY.width, height: MUSCOVY.height };
export const PLATE = { width: 188, height: 58 };
export const FIELD_OF_WAR = { x: 656, y: 402, width: 180, height: 104 };

export type Side = 'right' | 'left' | 'above' | 'below';
const SIDES: readonly Side[] = ['right', 'left', 'below', 'above'];

interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface CityPlace {
  at: Point;
  /** On which side of the city its name and pieces stand, and how wide a row of them may be. */
  side: Side;
  room: number;
}
export interface WaterwayPlace {
  path: string;
  slot: Point;
}
export interface RegionPlace {
  /** The upper left corner of its plate. */
  at: Point;
  area: string;
}
export interface Layout {
  cities: Record<string, CityPlace>;
  waterways: Record<string, WaterwayPlace>;
  regions: Record<string, RegionPlace>;
}

/** What a box has to be drawn: the names of its places, and how they belong together. */
export interface Places {
  cities: readonly { name: string; region: string }[];
  waterways: readonly { name: string; between: readonly string[] }[];
  regions: readonly { name: string }[];
}
type Looks = Record<string, BoxLook>;

const MARGIN = 48;
const APART = 84;
const GRID = 24;
const WIDEST_ROW = 150;

export function layOut(places: Places, looks: Looks): Layout {
  const plates = known(places.regions, looks);
  const cities = placeCities(places, looks, plates);
  for (const { name } of places.regions) {
    const own = places.cities.filter(({ region }) => region === name).map((city) => cities[city.name]);
    plates[name] ??= roomForPlate(own, Object.values(cities), Object.values(plates));
  }
  const taken = [...Object.values(plates).map(plateAt), FIELD_OF_WAR];
  const areas = areasOf(places, cities);
  return {
    cities: Object.fromEntries(
      Object.entries(cities).map(([name, at]) => {
        const side = (looks[name]?.side as Side | undefined) ?? freeSide(at, Object.values(cities), taken);
        return [name, { at, side, room: roomBeside(at, side, taken) }];
      }),
    ),
    waterways: Object.fromEntries(
      places.waterways.map(({ name, between }) => [
        name,
        course(cities[between[0]], placeOf(looks[name]), cities[between[1]]),
      ]),
    ),
    regions: Object.fromEntries(places.regions.map(({ name }) => [name, { at: plates[name], area: areas[name] }])),
  };
}

const placeOf = (look: BoxLook | undefined): Point | null => (look?.at?.length === 2 ? [look.at[0], look.at[1]] : null);

function known(things: readonly { name: string }[], looks: Looks): Record<string, Point> {
  return Object.fromEntries(
    things.flatMap(({ name }) => {
      const at = placeOf(looks[name]);
      return at ? [[name, at]] : [];
    }),
  );
}

// Cities

/** Cities without a place stand as near to their neighbours, or to their region, as there is room. */
function placeCities(
  { cities, waterways }: Places,
  looks: Looks,
  plates: Record<string, Point>,
): Record<string, Point> {
  const found = known(cities, looks);
  const taken = [...Object.values(plates).map(plateAt), FIELD_OF_WAR];
  for (const { name, region } of cities) {
    if (name in found) continue;
    const neighbours = waterways.flatMap(({ between }) => (between.includes(name) ? between : []));
    const near = [...neighbours, ...cities.filter((one) => one.region === region).map((one) => one.name)];
    found[name] = roomForCity(middle(near.flatMap((one) => (one in found ? [found[one]] : []))), found, taken);
  }
  return found;
}

function roomForCity(wanted: Point, cities: Record<string, Point>, taken: Rect[]): Point {
  const cost = (at: Point): number => {
    const nearest = Math.min(APART, ...Object.values(cities).map((city) => distance(city, at)));
    const covered = taken.some((rect) => overlap({ x: at[0] - 40, y: at[1] - 30, width: 80, height: 60 }, rect));
    return distance(at, wanted) + 20 * (APART - nearest) + (covered ? 9999 : 0);
  };
  return best(grid({ x: MARGIN, y: MARGIN, width: SHEET.width - 2 * MARGIN, height: SHEET.height - 2 * MARGIN }), cost);
}

function freeSide(at: Point, cities: Point[], taken: Rect[]): Side {
  const cost = (side: Side): number => {
    const label = labelAt(at, side);
    const inside =
      label.x > 0 && label.x + label.width < SHEET.width && label.y > 0 && label.y + label.height < SHEET.height;
    const hits = cities.filter(
      (city) => city !== at && overlap(label, { x: city[0] - 24, y: city[1] - 24, width: 48, height: 48 }),
    );
    return (inside ? 0 : 9) + hits.length + taken.filter((rect) => overlap(label, rect)).length;
  };
  return best(SIDES, cost);
}

function labelAt([x, y]: Point, side: Side): Rect {
  if (side === 'right') return { x: x + 24, y: y - 24, width: 110, height: 48 };
  if (side === 'left') return { x: x - 134, y: y - 24, width: 110, height: 48 };
  return { x: x - 60, y: side === 'below' ? y + 24 : y - 70, width: 120, height: 46 };
}

/** How wide a row of pieces may be until it meets a plate. */
function roomBeside([x, y]: Point, side: Side, taken: Rect[]): number {
  if (side !== 'right') return WIDEST_ROW;
  const beside = taken.filter((rect) => rect.y < y + 40 && rect.y + rect.height > y - 40 && rect.x > x);
  return Math.min(WIDEST_ROW, ...beside.map((rect) => Math.max(40, rect.x - x - 26)));
}

// Waterways

/** From one city to another, through a place in the middle if there is one; a Trade token lies there. */
function course(from: Point, through: Point | null, to: Point): WaterwayPlace {
  return {
    path: spline(meander(through ? [from, through, to] : [from, to]), 1),
    slot: through ?? middle([from, to]),
  };
}

// Regions

function plateAt([x, y]: Point): Rect {
  return { x, y, ...PLATE };
}

function roomForPlate(own: Point[], cities: Point[], plates: Point[]): Point {
  const [x, y] = middle(own);
  const rects = [...plates.map(plateAt), FIELD_OF_WAR];
  const cost = (at: Point): number => {
    const plate = plateAt(at);
    const hidden = cities.filter((city) => overlap(plate, { x: city[0] - 28, y: city[1] - 28, width: 56, height: 56 }));
    const away = distance([at[0] + PLATE.width / 2, at[1] + PLATE.height / 2], [x, y]);
    return away + 400 * hidden.length + (rects.some((rect) => overlap(plate, rect)) ? 9999 : 0);
  };
  return best(
    grid({ x: 20, y: 20, width: SHEET.width - PLATE.width - 40, height: SHEET.height - PLATE.height - 40 }),
    cost,
  );
}

/** A region lies in the area where most of its cities stand, if it is the only one; otherwise around its cities. */
function areasOf({ cities, regions }: Places, at: Record<string, Point>): Record<string, string> {
  const own = (region: string): Point[] => cities.filter((city) => city.region === region).map(({ name }) => at[name]);
  const there = (region: string, area: TsarMap['areas'][number]): number =>
    own(region).filter((point) => within(point, area.corners)).length;
  const found: Record<string, string> = {};
  for (const area of MUSCOVY.areas) {
    const [first, second] = regions
      .map(({ name }) => ({ name, count: there(name, area) }))
      .toSorted((a, b) => b.count - a.count);
    const clear = first !== undefined && first.count > (second?.count ?? 0);
    if (clear && 2 * first.count > own(first.name).length) found[first.name] = area.path;
  }
  for (const { name } of regions) found[name] ??= own(name).length ? around(own(name), 52) : '';
  return found;
}

// Sizes and distances

const distance = (one: Point, other: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1]);

const overlap = (one: Rect, other: Rect): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const middle = (points: Point[]): Point =>
  points.length
    ? [mean(points.map((point) => point[0])), mean(points.map((point) => point[1]))]
    : [SHEET.width / 2, SHEET.height / 2];

function grid({ x, y, width, height }: Rect): Point[] {
  const [columns, rows] = [Math.floor(width / GRID) + 1, Math.floor(height / GRID) + 1];
  return Array.from({ length: columns * rows }, (_, i): Point => [
    x + GRID * (i % columns),
    y + GRID * Math.floor(i / columns),
  ]);
}

/** What costs least, the first of several. */
function best<T>(all: readonly T[], cost: (one: T) => number): T {
  return all.reduce((least, one) => (cost(one) < cost(least) ? one : least));
}
