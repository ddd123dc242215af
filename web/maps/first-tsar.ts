import { createRequire } from 'node:module';
import { geoConicEquidistant, geoGraticule, geoIdentity, geoPath, geoTransform } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** Muscovy under Ivan IV, drawn 1:1; land and borders reach beyond the sheet, so that a wider window shows no edge. */
export interface TsarMap {
  width: number;
  height: number;
  land: string;
  graticule: string;
  lakes: string[];
  regions: Record<string, string>;
  trees: Point[];
  cities: Record<string, Point>;
  waterways: Record<string, { path: string; slot: Point }>;
}

type Point = [number, number];

const WIDTH = 848;
const HEIGHT = 526;
const MARGIN = 260;

const WEST_EAST: [Point, Point] = [
  [26, 55],
  [51.4, 55],
];
const NORTH_SOUTH: [Point, Point] = [
  [39, 65.7],
  [39, 50.1],
];

/** Where a city truly lies, and where it is drawn so that names and pieces have room. */
// prettier-ignore
const CITIES: Record<string, [Point, Point]> = {
  moscow: [[37.6, 55.75], [384, 326]],
  ryazan: [[39.7, 54.6], [492, 388]],
  nizhny_novgorod: [[44, 56.3], [574, 318]],
  kazan: [[49.1, 55.8], [734, 318]],
  chernigov: [[31.3, 51.5], [62, 440]],
  novgorod_seversky: [[33.27, 52], [196, 416]],
  putivl: [[33.87, 51.34], [264, 478]],
  kursk: [[36.2, 51.7], [380, 456]],
  pskov: [[28.3, 57.8], [50, 240]],
  novgorod: [[31.3, 58.5], [142, 186]],
  tver: [[35.9, 56.86], [296, 268]],
  smolensk: [[32.05, 54.8], [156, 338]],
  yaroslavl: [[39.9, 57.6], [452, 238]],
  vologda: [[39.9, 59.2], [440, 150]],
  veliky_ustyug: [[46.3, 60.76], [648, 136]],
  kholmogory: [[41.65, 64.2], [498, 46]],
};

/** Both ends of a waterway and what it passes; `at` is where on it the slot of a Trade token lies. */
// prettier-ignore
const WATERWAYS: Record<string, { ends: [string, string]; by: Point[]; at?: number }> = {
  desna: { ends: ['chernigov', 'novgorod_seversky'], by: [[32.3, 51.4]] },
  seym: { ends: ['putivl', 'kursk'], by: [[35, 51.2]] },
  moskva_and_oka: { ends: ['moscow', 'ryazan'], by: [[38.9, 55.1]], at: 0.52 },
  middle_volga: { ends: ['nizhny_novgorod', 'kazan'], by: [[45.6, 56.1], [47.2, 56.3]] },
  msta: { ends: ['tver', 'novgorod'], by: [[34.6, 58.1], [33.4, 58.4]], at: 0.4 },
  lovat_portages: { ends: ['pskov', 'smolensk'], by: [[29.4, 56.6], [30.6, 55.6]] },
  sheksna_portage: { ends: ['yaroslavl', 'vologda'], by: [[39, 58.4]] },
  northern_dvina: { ends: ['veliky_ustyug', 'kholmogory'], by: [[45.2, 61.8], [43.2, 62.7]] },
  dnieper: { ends: ['smolensk', 'chernigov'], by: [[30.5, 54.2], [30.4, 52.8]] },
  vyatka_and_yug: { ends: ['kazan', 'veliky_ustyug'], by: [[50.4, 57.2], [49.4, 59]] },
  desna_and_seym: { ends: ['novgorod_seversky', 'putivl'], by: [[33.3, 51.6]] },
  upper_desna: { ends: ['smolensk', 'novgorod_seversky'], by: [[33.7, 53.8]] },
  upper_don_portage: { ends: ['kursk', 'ryazan'], by: [[38.4, 52.8]] },
  upper_oka: { ends: ['moscow', 'kursk'], by: [[36.4, 54.5], [36.9, 53]] },
  lower_oka: { ends: ['ryazan', 'nizhny_novgorod'], by: [[41.5, 54.5], [42.8, 55.2]] },
  volga: { ends: ['yaroslavl', 'nizhny_novgorod'], by: [[40.9, 57.2], [42.4, 56.9]] },
  lama_portage: { ends: ['moscow', 'tver'], by: [[36.4, 56.3]] },
  upper_volga: { ends: ['tver', 'yaroslavl'], by: [[37.2, 57], [38.4, 57.9]] },
  shelon: { ends: ['novgorod', 'pskov'], by: [[29.8, 58.2]] },
  vazuza_portage: { ends: ['moscow', 'smolensk'], by: [[34.8, 55.4]] },
  sukhona: { ends: ['vologda', 'veliky_ustyug'], by: [[42, 60], [44.4, 60.3]] },
  svir_and_sheksna: { ends: ['novgorod', 'vologda'], by: [[33, 60.3], [36.6, 60.5]] },
  onega: { ends: ['vologda', 'kholmogory'], by: [[39.4, 61.5], [40.4, 63]] },
};

/** Borders between two regions, shared by both; then the outer rim of each. */
// prettier-ignore
const BORDERS = {
  westNorth: [[34.5, 62], [36.2, 60.3], [37.1, 58.8], [38, 57.4]],
  westEast: [[38, 57.4], [36.6, 56.2], [35.6, 55], [34.6, 53.7]],
  southWest: [[34.6, 53.7], [32.5, 53.6], [30, 53.5], [27.6, 53.2]],
  eastSouth: [[34.6, 53.7], [36.8, 53.6], [39, 53], [41, 51.4], [42.4, 49]],
  northEast: [[38, 57.4], [40, 56.8], [42.5, 57.6], [45.5, 58], [48.5, 58.2], [62, 59]],
  west: [[27.6, 53.2], [26.9, 55], [26.8, 57], [27.6, 59], [29, 60], [31, 61.2], [34.5, 62]],
  north: [[34.5, 62], [36, 64.5], [36, 69], [62, 69], [62, 59]],
  east: [[62, 59], [62, 53], [50, 49.3], [45, 48.4], [42.4, 49]],
  south: [[42.4, 49], [38, 46.8], [33, 47], [29, 48.8], [28.4, 51.5], [27.6, 53.2]],
} satisfies Record<string, Point[]>;

// prettier-ignore
const OUTLINES: Record<string, [keyof typeof BORDERS, 1 | -1][]> = {
  west: [['westNorth', 1], ['westEast', 1], ['southWest', 1], ['west', 1]],
  north: [['westNorth', -1], ['north', 1], ['northEast', -1]],
  east: [['northEast', 1], ['east', 1], ['eastSouth', -1], ['westEast', -1]],
  south: [['eastSouth', 1], ['south', 1], ['southWest', -1]],
};

/** Ladoga, Onega, Peipus and the White Lake: the atlas has no lakes. */
// prettier-ignore
const LAKES: Point[][] = [
  [[30.9, 59.9], [31.9, 60.05], [32.8, 60.4], [32.9, 60.8], [32.2, 61.3], [31.2, 61.7], [30.1, 61.4], [30.2, 60.9],
   [30.8, 60.4]],
  [[35.3, 60.9], [36.1, 61.1], [36.3, 61.6], [35.6, 62.3], [34.9, 62.6], [34.5, 62.2], [35, 61.6]],
  [[27.2, 58.9], [27.8, 58.95], [27.7, 58.4], [28.1, 57.9], [27.6, 57.9], [27, 58.5]],
  [[37.3, 60], [37.8, 60.1], [37.7, 60.5], [37.3, 60.4]],
];

// prettier-ignore
const TREES: Point[] = [
  [45.6, 62.7], [47, 62.2], [48.4, 62.9], [51, 61.6], [52.4, 60.9], [36.2, 63.4], [37.6, 62.8], [43.8, 59],
  [45.2, 58.9], [46.6, 59.2], [44, 53.6],
];

const MEANDER = { every: 46, swing: 4.2 };

export default function draw(): TsarMap {
  const cone = geoConicEquidistant().rotate([-39, 0]).parallels([25, 45]).scale(1000).translate([0, 0]).precision(0.2);
  const flat = (at: Point): Point => cone(at) as Point;
  const [left, right] = WEST_EAST.map((at) => flat(at)[0]);
  const [top, bottom] = NORTH_SOUTH.map((at) => flat(at)[1]);
  const x = (value: number): number => (WIDTH * (value - left)) / (right - left);
  const y = (value: number): number => (HEIGHT * (value - top)) / (bottom - top);
  const place = (at: Point): Point => [x(flat(at)[0]), y(flat(at)[1])];

  const stretch = geoTransform({
    point(px, py) {
      this.stream.point(x(px), y(py));
    },
  });
  const window = geoIdentity().clipExtent([
    [-MARGIN, -MARGIN],
    [WIDTH + MARGIN, HEIGHT + MARGIN],
  ]);
  const path = geoPath({ stream: (sink) => cone.stream(stretch.stream(window.stream(sink))) }).digits(1);

  const nudge = (city: string, axis: 0 | 1): number => CITIES[city][1][axis] - place(CITIES[city][0])[axis];
  const course = ({ ends: [from, to], by }: (typeof WATERWAYS)[string]): Point[] =>
    meander([
      CITIES[from][1],
      ...by.map((at, i): Point => {
        const share = (i + 1) / (by.length + 1);
        const shift = (axis: 0 | 1): number => nudge(from, axis) * (1 - share) + nudge(to, axis) * share;
        return [place(at)[0] + shift(0), place(at)[1] + shift(1)];
      }),
      CITIES[to][1],
    ]);

  return {
    width: WIDTH,
    height: HEIGHT,
    land: path(land()) ?? '',
    graticule: path(geoGraticule().step([5, 5])()) ?? '',
    lakes: LAKES.map((shore) => spline(shore.map(place), 0.9, true)),
    regions: mapValues(OUTLINES, (borders) =>
      outline(
        borders
          .map(([name, way]) => (way === 1 ? BORDERS[name] : BORDERS[name].toReversed()) as Point[])
          .map((line) => line.map(place)),
      ),
    ),
    trees: TREES.map((at) => place(at).map(Math.round) as Point),
    cities: mapValues(CITIES, ([, drawn]) => drawn),
    waterways: mapValues(WATERWAYS, (way) => ({
      path: spline(course(way), 1),
      slot: along(course(way), way.at ?? 0.5),
    })),
  };
}

function land(): ReturnType<typeof feature> {
  const atlas = createRequire(import.meta.url)('world-atlas/land-50m.json') as Topology<{ land: GeometryCollection }>;
  return feature(atlas, atlas.objects.land);
}

function mapValues<A, B>(table: Record<string, A>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(table).map(([key, value]) => [key, change(value)]));
}

/** Small bends to both sides, as rivers have. */
function meander(points: Point[]): Point[] {
  const bends = points.slice(0, -1).flatMap((p, i) => {
    const [dx, dy] = [points[i + 1][0] - p[0], points[i + 1][1] - p[1]];
    const length = Math.hypot(dx, dy);
    const parts = Math.max(1, Math.round(length / MEANDER.every));
    return Array.from({ length: parts }, (_, j): Point => {
      const side = j === 0 ? 0 : ((i + j) % 2 ? 1 : -1) * MEANDER.swing;
      return [p[0] + (dx * j) / parts - (dy / length) * side, p[1] + (dy * j) / parts + (dx / length) * side];
    });
  });
  return [...bends, points[points.length - 1]];
}

function along(points: Point[], share: number): Point {
  const lengths = points.slice(1).map((p, i) => Math.hypot(p[0] - points[i][0], p[1] - points[i][1]));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  const i = lengths.findIndex((length) => (left -= length) <= 0);
  const t = 1 + left / lengths[i];
  return [0, 1].map((axis) => Math.round((points[i][axis] * (1 - t) + points[i + 1][axis] * t) * 10) / 10) as Point;
}

/** A soft line through all points. */
function spline(points: Point[], tension: number, closed = false): string {
  const count = points.length;
  const at = (i: number): Point => (closed ? points[(i + count) % count] : points[Math.max(0, Math.min(count - 1, i))]);
  const curves = Array.from({ length: closed ? count : count - 1 }, (_, i) => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const k = tension / 3;
    const leave = [b[0] + (c[0] - a[0]) * k, b[1] + (c[1] - a[1]) * k];
    const reach = [c[0] - (d[0] - b[0]) * k, c[1] - (d[1] - b[1]) * k];
    return `C${[...leave, ...reach, ...c].map((v) => v.toFixed(1)).join(' ')}`;
  });
  return `M${points[0].map((v) => v.toFixed(1)).join(',')}${curves.join('')}${closed ? 'Z' : ''}`;
}

/** One closed line from borders that follow each other; as each is a line of its own, neighbours coincide. */
function outline(borders: Point[][]): string {
  return (
    borders.map((border, i) => (i === 0 ? spline(border, 1) : spline(border, 1).replace(/^M[^C]*/, ''))).join('') + 'Z'
  );
}
