/** Where cities stand and on which side their names do: as the box says, or else where there is room. */

export type Point = [number, number];
export type Side = 'left' | 'right' | 'above' | 'below';

export interface Site {
  at: Point;
  side: Side;
}

export interface City {
  name: string;
  title: string;
  /** Where it lies by and large, for a city that has no place on this map. */
  rough: Point;
  at?: Point;
  side?: Side;
  /** Whether its name is another than the one that its side was chosen for. */
  renamed: boolean;
}

interface Sheet {
  width: number;
  height: number;
}

const SIDES: Side[] = ['right', 'left', 'above', 'below'];
/** The least distance between two cities, from the edge of the sheet, and between places that are tried. */
const APART = 46;
const EDGE = 26;
const STEP = 12;
const LETTER = 7.6;
const LINE = 15;
const MEDALLION = 20;

export function settle(cities: City[], sheet: Sheet): Record<string, Site> {
  const places = placesOf(cities, sheet);
  const boxes = new Map<string, Box>();
  const sites: Record<string, Site> = {};
  const ordered = cities.toSorted((one, other) => Number(isSettled(other)) - Number(isSettled(one)));
  for (const city of ordered) {
    const at = places.get(city.name)!;
    const others = cities.filter((other) => other !== city).map(({ name }) => medallion(places.get(name)!));
    const side = isSettled(city) ? city.side! : roomiest(city, at, [...others, ...boxes.values()], sheet);
    boxes.set(city.name, lettering(city, at, side));
    sites[city.name] = { at, side };
  }
  return sites;
}

const isSettled = (city: City): boolean => city.side !== undefined && !city.renamed;

/** Cities without a place go between those that lie beside them, as near as there is room. */
function placesOf(cities: City[], sheet: Sheet): Map<string, Point> {
  const known = cities.filter((city) => city.at !== undefined);
  const places = new Map(known.map((city) => [city.name, city.at!]));
  for (const city of cities) {
    if (!city.at) places.set(city.name, freePlace(between(city.rough, known), [...places.values()], sheet));
  }
  return places;
}

/** Where a rough place lies on this map, by how far the cities beside it have moved. */
function between(rough: Point, known: City[]): Point {
  const weights = known.map((city) => 1 / (distance(rough, city.rough) ** 2 + 1));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const shift = (axis: 0 | 1): number =>
    whole ? known.reduce((sum, city, i) => sum + (weights[i] * (city.at![axis] - city.rough[axis])) / whole, 0) : 0;
  return [rough[0] + shift(0), rough[1] + shift(1)];
}

function freePlace(wanted: Point, taken: Point[], sheet: Sheet): Point {
  for (let far = 0; far < sheet.width; far += STEP) {
    for (let turn = 0; turn < (far ? 16 : 1); turn++) {
      const angle = (turn * Math.PI) / 8;
      const spot: Point = [wanted[0] + far * Math.cos(angle), wanted[1] + far * Math.sin(angle)];
      if (isOnSheet(spot, sheet) && taken.every((other) => distance(spot, other) >= APART))
        return [Math.round(spot[0]), Math.round(spot[1])];
    }
  }
  return wanted;
}

const isOnSheet = ([x, y]: Point, { width, height }: Sheet): boolean =>
  x >= EDGE && x <= width - EDGE && y >= EDGE && y <= height - EDGE;

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

// Names

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const medallion = ([x, y]: Point): Box => ({
  left: x - MEDALLION,
  right: x + MEDALLION,
  top: y - MEDALLION,
  bottom: y + MEDALLION,
});

/** The room that a name takes, with the pieces below it. */
function lettering({ title }: City, [x, y]: Point, side: Side): Box {
  const width = title.length * LETTER;
  if (side === 'above' || side === 'below') {
    const top = side === 'above' ? y - MEDALLION - LINE : y + MEDALLION;
    return { left: x - width / 2, right: x + width / 2, top, bottom: top + LINE };
  }
  const left = side === 'right' ? x + MEDALLION : x - MEDALLION - width;
  return { left, right: left + width, top: y - LINE, bottom: y + LINE };
}

/** The side on which a name covers least; the one that the box prefers if there is nothing to choose between. */
function roomiest(city: City, at: Point, others: Box[], sheet: Sheet): Side {
  const sides = city.side ? [city.side, ...SIDES.filter((side) => side !== city.side)] : SIDES;
  const covered = sides.map((side) => {
    const own = lettering(city, at, side);
    return others.reduce((sum, other) => sum + shared(own, other), 0) + beyond(own, sheet);
  });
  return sides[covered.indexOf(Math.min(...covered))];
}

function shared(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function beyond({ left, right, top, bottom }: Box, { width, height }: Sheet): number {
  const over = Math.max(0, -left) + Math.max(0, right - width) + Math.max(0, -top) + Math.max(0, bottom - height);
  return over * LINE;
}
