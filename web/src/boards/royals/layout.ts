/** Where everything stands on the sheet: where the box puts it, or where there is room. */
import type { BoxLook } from '../../lib/wire.ts';
import { areaOf, claims, outlines, type Point } from './areas.ts';
import { PLATE_HEIGHT, plateWidth } from './sheet.ts';

export interface Plate {
  x: number;
  y: number;
  /** The side on which banished cubes stand. */
  side: -1 | 1;
  /** How far prices move aside for what stands below the plate. */
  lean: number;
}

/** A country's name, line by line, its markers below it, and the window that shows all its plates. */
export interface Realm {
  x: number;
  y: number;
  lines: string[];
  /** What the name stands on. */
  ground: 'wash' | 'land' | 'sea';
  window: { x: number; y: number; scale: number };
  /** The outline of the area that has its colour; empty if it has none. */
  area: string;
}

export interface Layout {
  plates: Record<string, Plate>;
  realms: Record<string, Realm>;
}

/** What is to be laid out, with the names as they are written. */
export interface Contents {
  countries: Named[];
  cities: City[];
  looks: Record<string, BoxLook>;
}

interface Named {
  key: string;
  name: string;
}

interface City extends Named {
  country: string;
  positions: number;
}

export interface Ground {
  width: number;
  height: number;
  areas: string[];
}

interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const LETTER = 7.6; // a letter of a city's name, on the average
const BONUS = 29; // the seal beside it
const CUBES = 30; // banished cubes beside a plate
const NEAREST = 1.08; // how near a country is looked at on a phone
const PHONE = 390;
const MARGIN = 16;
/** What lies on the sheet besides: the period, the Noble House and the table of periods, in its corners. */
const insets = ({ width, height }: Ground): Rect[] => [
  { left: 0, top: 0, right: 172, bottom: 140 },
  { left: width - 190, top: 0, right: width, bottom: 158 },
  { left: width - 340, top: height - 212, right: width, bottom: height },
];

const overlap = (one: Rect, other: Rect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const around = (x: number, y: number, width: number, up: number, down: number): Rect => ({
  left: x - width / 2,
  top: y - up,
  right: x + width / 2,
  bottom: y + down,
});

const nameWidth = (name: string): number => name.length * LETTER + BONUS;

/** A city's plate with its name above and prices below. */
const cityRoom = (x: number, y: number, { name, positions }: City): Rect =>
  around(x, y, Math.max(plateWidth(positions) + 8, nameWidth(name)), 46, 46);
const realmRoom = (x: number, y: number, lines: string[]): Rect =>
  around(x, y, Math.max(76, ...lines.map((line) => line.length * 13)), 16, lines.length * 17 + 16);

/** A long name is written on two lines. */
export function linesOf(name: string): string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  if (name.length <= 10 || spaces.length === 0) return [name];
  const middle = (name.length - 1) / 2;
  const at = spaces.reduce((best, i) => (Math.abs(i - middle) < Math.abs(best - middle) ? i : best));
  return [name.slice(0, at), name.slice(at + 1)];
}

/** The place next to a point at which nothing is in the way; the point itself if there is none. */
function freePlace([x, y]: Point, room: (x: number, y: number) => Rect, taken: Rect[], ground: Ground): Point {
  const isFree = (own: Rect): boolean =>
    Math.min(own.left, own.top, ground.width - own.right, ground.height - own.bottom) > MARGIN &&
    !taken.some((rect) => overlap(own, rect));
  let found: Point = [x, y];
  let nearest = Infinity;
  for (let a = 0; a < ground.width; a += 6)
    for (let b = 0; b < ground.height; b += 6) {
      const far = Math.hypot(a - x, b - y);
      if (far >= nearest || !isFree(room(a, b))) continue;
      nearest = far;
      found = [a, b];
    }
  return found;
}

function middleOf(points: Point[], { width, height }: Ground): Point {
  const mean = (i: 0 | 1): number => points.reduce((sum, point) => sum + point[i], 0) / points.length;
  return points.length ? [mean(0), mean(1)] : [width / 2, height / 2];
}

export function layOut(contents: Contents, ground: Ground): Layout {
  const { countries, cities, looks } = contents;
  const at = placesOf(contents, ground);
  const areas = ground.areas.map(outlines);
  const ofCountry = (key: string): City[] => cities.filter((city) => city.country === key);
  const points = ({ key }: Named): Point[] => [...ofCountry(key).map((city) => at[city.key]), at[key]];
  const claimed = claims(Object.fromEntries(countries.map((country) => [country.key, points(country)])), areas);
  const realm = ({ key, name }: Named): Realm => {
    const [x, y] = at[key];
    const lines = linesOf(name);
    const inside = areaOf([x, y], areas);
    const plates = ofCountry(key).map((city) => plateRect(at[city.key], city, looks));
    return {
      x,
      y,
      lines,
      ground: inside < 0 ? 'sea' : inside === claimed[key] ? 'wash' : 'land',
      window: windowOf([...plates, realmRoom(x, y, lines)]),
      area: ground.areas[claimed[key]] ?? '',
    };
  };
  const plate = (city: City): Plate => {
    const [x, y] = at[city.key];
    return { x, y, side: sideOf(looks[city.key]), lean: leanOf(city, cities, at) };
  };
  return {
    plates: Object.fromEntries(cities.map((city) => [city.key, plate(city)])),
    realms: Object.fromEntries(countries.map((country) => [country.key, realm(country)])),
  };
}

/** A place for everything: first what the box has one for, then cities near those of their country, then names. */
function placesOf({ countries, cities, looks }: Contents, ground: Ground): Record<string, Point> {
  const at: Record<string, Point> = {};
  const taken = insets(ground);
  const near = (country: string): Point => {
    const placed = cities.filter((city) => city.country === country && city.key in at).map((city) => at[city.key]);
    return middleOf(placed.length || !(country in at) ? placed : [at[country]], ground);
  };
  const things = [
    ...cities.map((city) => ({ ...city, room: (x: number, y: number) => cityRoom(x, y, city) })),
    ...countries.map(({ key, name }) => ({
      key,
      country: key,
      room: (x: number, y: number) => realmRoom(x, y, linesOf(name)),
    })),
  ];
  const isGiven = ({ key }: { key: string }): boolean => looks[key]?.at?.length === 2;
  for (const { key, country, room } of [...things.filter(isGiven), ...things.filter((thing) => !isGiven(thing))]) {
    const [x, y] = looks[key]?.at ?? [];
    at[key] = y === undefined ? freePlace(near(country), room, taken, ground) : [x, y];
    taken.push(room(...at[key]));
  }
  return at;
}

const sideOf = (look: BoxLook | undefined): -1 | 1 => (look?.side === 'left' ? -1 : 1);

function plateRect([x, y]: Point, city: City, looks: Record<string, BoxLook>): Rect {
  const width = plateWidth(city.positions);
  return around(x + (sideOf(looks[city.key]) * CUBES) / 2, y, width + CUBES, 46, 46);
}

function windowOf(rects: Rect[]): Realm['window'] {
  const left = Math.min(...rects.map((rect) => rect.left));
  const right = Math.max(...rects.map((rect) => rect.right));
  const top = Math.min(...rects.map((rect) => rect.top));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    scale: Math.min(NEAREST, Math.max(0.76, PHONE / (right - left))),
  };
}

/** Prices move away from the name of a city that is written where they would stand. */
function leanOf(city: City, cities: City[], at: Record<string, Point>): number {
  const [x, y] = at[city.key];
  const prices = around(x, y + PLATE_HEIGHT / 2 + 12, city.positions === 1 ? 44 : 110, 10, 10);
  for (const other of cities) {
    if (other.key === city.key) continue;
    const [a, b] = at[other.key];
    const name = around(a, b - PLATE_HEIGHT / 2 - 7, nameWidth(other.name), 13, 4);
    if (overlap(prices, name)) return a < x ? name.right - prices.left + 2 : name.left - prices.right - 2;
  }
  return 0;
}
