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
  const waterways = Object.fromEntries(
    places.waterways.map(({ name, between }) => {
      const [from, to] = between.map((city) => cities[city]);
      return [name, course(from, placeOf(looks[name]) ?? bend(from, to, Object.values(cities)), to)];
    }),
  );
  const sides = sidesOf(cities, looks, Object.values(plates));
  const filled = [
    ...Object.entries(cities).flatMap(([name, at]) => [square(at, 28), labelAt(at, sides[name])]),
    ...Object.values(waterways).map(({ slot }) => square(slot, 16)),
  ];
  for (const { name } of places.regions) {
    const own = places.cities.filter(({ region }) => region === name).map((city) => cities[city.name]);
    plates[name] ??= roomForPlate(own, filled, Object.values(plates));
  }
  const taken = [...Object.values(plates).map(plateAt), FIELD_OF_WAR];
  const areas = areasOf(places, cities);
  return {
    cities: Object.fromEntries(
      Object.entries(cities).map(([name, at]) => [
        name,
        { at, side: sides[name], room: roomBeside(at, sides[name], taken) },
      ]),
    ),
    waterways,
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

function sidesOf(cities: Record<string, Point>, looks: Looks, plates: Point[]): Record<string, Side> {
  const taken = [...plates.map(plateAt), FIELD_OF_WAR, ...Object.values(cities).map((city) => square(city, 24))];
  return Object.fromEntries(
    Object.entries(cities).map(([name, at]) => [name, (looks[name]?.side as Side | undefined) ?? freeSide(at, taken)]),
  );
}

function freeSide(at: Point, taken: Rect[]): Side {
  const cost = (side: Side): number => {
    const label = labelAt(at, side);
    const [right, bottom] = [label.x + label.width, label.y + label.height];
    const inside = label.x > 0 && right < SHEET.width && label.y > 0 && bottom < SHEET.height;
    return (inside ? 0 : 9) + taken.filter((rect) => overlap(label, rect)).length;
  };
  return best(SIDES, cost);
}

function labelAt([x, y]: Point, side: Side): Rect {
  if (side === 'right') return { x: x + 24, y: y - 24, width: 110, height: 48 };
  if (side === 'left') return { x: x - 134, y: y - 24, width: 110, height: 48 };
  return { x: x - 60, y: side === 'below' ? y + 25 : y - 77, width: 120, height: 52 };
}

/** How wide a row of pieces may be until it meets a plate. */
function roomBeside([x, y]: Point, side: Side, taken: Rect[]): number {
  if (side !== 'right') return WIDEST_ROW;
  const beside = taken.filter((rect) => rect.y < y + 40 && rect.y + rect.height > y - 40 && rect.x > x);
  return Math.min(WIDEST_ROW, ...beside.map((rect) => Math.max(40, rect.x - x - 26)));
}

// Waterways

/** From one city to another through a place in the middle, where a Trade token lies. */
function course(from: Point, through: Point, to: Point): WaterwayPlace {
  return { path: spline(meander([from, through, to]), 1), slot: through };
}

/** The place in the middle, moved aside if a straight line would lead through another city. */
function bend(from: Point, to: Point, cities: Point[]): Point {
  const [x, y] = middle([from, to]);
  const length = distance(from, to) || 1;
  const aside = (by: number): Point => [x - (by * (to[1] - from[1])) / length, y + (by * (to[0] - from[0])) / length];
  const others = cities.filter((city) => city !== from && city !== to);
  const nearest = (at: Point): number => Math.min(46, ...others.map((city) => distance(city, at)));
  const cost = (by: number): number =>
    Math.abs(by) / 4 -
    [aside(by), middle([from, aside(by)]), middle([to, aside(by)])].reduce((sum, at) => sum + nearest(at), 0);
  return aside(best([0, 36, -36, 72, -72], cost));
}

// Regions

function plateAt([x, y]: Point): Rect {
  return { x, y, ...PLATE };
}

function roomForPlate(own: Point[], filled: Rect[], plates: Point[]): Point {
  const [x, y] = middle(own);
  const rects = [...plates.map(plateAt), FIELD_OF_WAR];
  const cost = (at: Point): number => {
    const plate = plateAt(at);
    const hidden = filled.filter((rect) => overlap(plate, rect)).length;
    const away = distance([at[0] + PLATE.width / 2, at[1] + PLATE.height / 2], [x, y]);
    return away + 400 * hidden + (rects.some((rect) => overlap(plate, rect)) ? 9999 : 0);
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

const square = ([x, y]: Point, half: number): Rect => ({ x: x - half, y: y - half, width: 2 * half, height: 2 * half });

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
