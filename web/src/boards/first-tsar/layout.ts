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
  const sides = sidesOf(cities, looks, Object.values(plates));
  const filled = Object.entries(cities).flatMap(([name, at]) => [square(at, 28), labelAt(at, sides[name])]);
  const slots = placeSlots(places, looks, cities, [...filled, ...Object.values(plates).map(plateAt), FIELD_OF_WAR]);
  filled.push(...Object.values(slots).map(slotAt));
  const waterways = Object.fromEntries(
    places.waterways.map(({ name, between: [from, to] }) => [name, course(cities[from], slots[name], cities[to])]),
  );
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
  const written = [
    ...Object.entries(found).map(([name, at]) => labelAt(at, (looks[name].side as Side | undefined) ?? SIDES[0])),
    ...Object.values(known(waterways, looks)).map(slotAt),
  ];
  for (const { name, region } of cities) {
    if (name in found) continue;
    const placed = (names: string[]): Point[] => names.flatMap((one) => (one in found ? [found[one]] : []));
    const neighbours = placed(waterways.flatMap(({ between }) => (between.includes(name) ? between : [])));
    const own = placed(cities.filter((one) => one.region === region).map((one) => one.name));
    found[name] = roomForCity({ neighbours, own, cities: Object.values(found), taken, written });
  }
  return found;
}

interface Surroundings {
  neighbours: Point[];
  /** Other cities of its region. */
  own: Point[];
  cities: Point[];
  /** Where nothing may stand, and where it would cover something. */
  taken: Rect[];
  written: Rect[];
}

/** Apart from other cities, with room for its name and for Trade tokens on the way to it, in its own region. */
function roomForCity({ neighbours, own, cities, taken, written }: Surroundings): Point {
  const wanted = middle(neighbours.length ? neighbours : own);
  const filled = [...taken, ...written, ...cities.map((city) => square(city, 24))];
  const home = homeOf(own);
  const cost = (at: Point): number => {
    const nearest = Math.min(APART, ...cities.map((city) => distance(city, at)));
    const covered = taken.some((rect) => overlap({ x: at[0] - 40, y: at[1] - 30, width: 80, height: 60 }, rect));
    const covers = written.filter((rect) => overlap(square(at, 28), rect)).length;
    const hidden = neighbours.filter((one) => filled.some((rect) => overlap(slotAt(middle([at, one])), rect))).length;
    const abroad = home && !within(at, home.corners);
    return (
      distance(at, wanted) +
      20 * (APART - nearest) +
      200 * covers +
      60 * hidden +
      Math.min(...SIDES.map((side) => hiddenName(at, side, filled))) / 10 +
      (abroad ? 400 : 0) +
      (covered ? 9999 : 0)
    );
  };
  return best(grid({ x: MARGIN, y: MARGIN, width: SHEET.width - 2 * MARGIN, height: SHEET.height - 2 * MARGIN }), cost);
}

/** Names without a side stand where they cover nothing, first of all none of those that have one. */
function sidesOf(cities: Record<string, Point>, looks: Looks, plates: Point[]): Record<string, Side> {
  const taken = [...plates.map(plateAt), FIELD_OF_WAR, ...Object.values(cities).map((city) => square(city, 24))];
  const sides: Record<string, Side> = {};
  for (const isKnown of [true, false])
    for (const [name, at] of Object.entries(cities)) {
      const side = looks[name]?.side as Side | undefined;
      if ((side !== undefined) !== isKnown) continue;
      sides[name] = side ?? freeSide(at, taken);
      taken.push(labelAt(at, sides[name]));
    }
  return sides;
}

const freeSide = (at: Point, taken: Rect[]): Side => best(SIDES, (side) => hiddenName(at, side, taken));

/** How much of a name is covered there; beyond the sheet nobody sees it. */
function hiddenName(at: Point, side: Side, taken: Rect[]): number {
  const label = labelAt(at, side);
  return 4 * beyond(label) + taken.reduce((sum, rect) => sum + shared(label, rect), 0);
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

/** Where Trade tokens lie without a place: about half-way, and where nothing covers them. */
function placeSlots(
  { waterways }: Places,
  looks: Looks,
  cities: Record<string, Point>,
  taken: Rect[],
): Record<string, Point> {
  const found = known(waterways, looks);
  for (const { name, between } of waterways) {
    const [from, to] = between.map((city) => cities[city]);
    found[name] ??= bend(from, to, Object.values(cities), [...taken, ...Object.values(found).map(slotAt)]);
  }
  return found;
}

const HALF_WAY = [0.5, 0.55, 0.45, 0.6, 0.4, 0.65, 0.35, 0.7, 0.3];
const ASIDE = [0, 24, -24, 36, -36, 54, -54, 72, -72, 90, -90];

/** A place between two cities, moved if a straight line would lead through another one or something lies there. */
function bend(from: Point, to: Point, cities: Point[], taken: Rect[]): Point {
  const [across, down] = [to[0] - from[0], to[1] - from[1]];
  const length = distance(from, to) || 1;
  const others = cities.filter((city) => city !== from && city !== to);
  const nearest = (at: Point): number => Math.min(46, ...others.map((city) => distance(city, at)));
  const spots = HALF_WAY.flatMap((part) =>
    ASIDE.map((by) => ({
      at: [from[0] + part * across - (by * down) / length, from[1] + part * down + (by * across) / length] as Point,
      away: Math.abs(by) / 4 + Math.abs(part - 0.5) * 40,
    })),
  );
  const cost = ({ at, away }: (typeof spots)[number]): number =>
    away -
    [at, middle([from, at]), middle([to, at])].reduce((sum, point) => sum + nearest(point), 0) +
    100 * taken.filter((rect) => overlap(slotAt(at), rect)).length +
    beyond(slotAt(at));
  return best(spots, cost).at;
}

// Regions

function plateAt([x, y]: Point): Rect {
  return { x, y, ...PLATE };
}

const slotAt = (at: Point): Rect => square(at, 16);

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

/** The area where most of these cities stand. */
function homeOf(cities: Point[]): TsarMap['areas'][number] | undefined {
  const count = ({ corners }: TsarMap['areas'][number]): number =>
    cities.filter((city) => within(city, corners)).length;
  const most = best(MUSCOVY.areas, (area) => -count(area));
  return count(most) ? most : undefined;
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

/** The area that two of them have in common. */
function shared(one: Rect, other: Rect): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** How much of it is not on the sheet. */
const beyond = (rect: Rect): number => rect.width * rect.height - shared(rect, { x: 0, y: 0, ...SHEET });

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
  const costs = all.map(cost);
  return all[costs.indexOf(Math.min(...costs))];
}
