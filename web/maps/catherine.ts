/**
 * The Russian Empire of Catherine's board: true coasts, hand-drawn lakes, rivers and borders. Where cities stand comes
 * with the box.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoConicEquidistant, geoGraticule, geoIdentity, geoPath, geoTransform, type GeoStream } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

type Point = [number, number];

/** A part of the land, and the corners by which one finds out what lies in it. */
export interface Region {
  path: string;
  corners: Point[];
}

export interface Empire {
  width: number;
  height: number;
  land: string;
  graticule: string;
  lakes: string[];
  rivers: string[];
  regions: Region[];
  hills: Point[];
  trees: Point[];
  beasts: Record<'galleon' | 'deer' | 'camel', Point>;
  names: { text: string; at: Point; turn: number; size: number; sea: boolean }[];
}

const WIDTH = 958;
const HEIGHT = 396;
/** How far the drawing goes on beyond its edges, for panels of another shape. */
const BEYOND = 150;
/** Points of a coast nearer to each other than this are one, and smaller islands are none. */
const FINEST = 1.5;

/** Borders between two regions are drawn once, so that neighbours coincide. */
// prettier-ignore
const NORTH_WEST_CENTRE: Point[] = [[32.2, 53.4], [34, 54], [34.6, 55.8], [35.4, 57.6], [37.5, 58.9]];
// prettier-ignore
const NORTH_WEST_EAST: Point[] = [[37.5, 58.9], [36.7, 60.5], [35.2, 62]];
// prettier-ignore
const CENTRE_EAST: Point[] = [
  [37.5, 58.9], [42, 58.9], [46.1, 57.9], [46.9, 56.2], [46.4, 54.2], [44.8, 52.4], [43.8, 50.4], [42.4, 48.6],
];
// prettier-ignore
const NORTH_WEST_OUTER: Point[] = [
  [35.2, 62], [31.8, 62.6], [29.6, 61.7], [27.6, 60.6], [24, 60], [21, 59.6], [20, 57.6], [22.6, 56.5], [26, 55.7],
  [28.4, 56.2], [30.6, 55.5], [30.8, 54], [32.2, 53.4],
];
// prettier-ignore
const CENTRE_OUTER: Point[] = [
  [42.4, 48.6], [40, 47.8], [37.5, 47.4], [34.5, 47.6], [32.5, 48.6], [29.8, 49.4], [29.2, 50.6], [30.4, 51.5],
  [31.2, 52.2], [32.2, 53.4],
];
// prettier-ignore
const EAST_OUTER: Point[] = [
  [35.2, 62], [33, 64.5], [31, 67], [29, 71], [60, 75], [100, 76], [150, 72], [150, 52], [135, 49], [122, 52],
  [114, 49.6], [107, 50.2], [98, 51.2], [90, 50.6], [83, 50.2], [76, 53.3], [70, 54.4], [64, 53.2], [60, 50.4],
  [55.5, 49.9], [52, 50.4], [50.3, 48.4], [50.5, 46], [47.5, 44.8], [45, 44.8], [43.4, 46.4], [42.4, 48.6],
];
const REGIONS: Point[][][] = [
  [NORTH_WEST_CENTRE, NORTH_WEST_EAST, NORTH_WEST_OUTER],
  [CENTRE_EAST, CENTRE_OUTER, NORTH_WEST_CENTRE],
  [NORTH_WEST_EAST, EAST_OUTER, CENTRE_EAST.toReversed()],
];

// prettier-ignore
const LAKES: Point[][] = [
  [[30.9, 59.9], [31.9, 60.05], [32.8, 60.4], [32.9, 60.8], [32.2, 61.3], [31.2, 61.7], [30.1, 61.4], [30.2, 60.9],
   [30.8, 60.4]],
  [[35.3, 60.9], [36.1, 61.1], [36.3, 61.6], [35.6, 62.3], [34.9, 62.6], [34.5, 62.2], [35, 61.6]],
  [[27.2, 58.9], [27.8, 58.95], [27.7, 58.4], [28.1, 57.9], [27.6, 57.9], [27, 58.5]],
  [[103.6, 51.5], [105.2, 51.6], [106.5, 52.3], [108.4, 53.1], [109.6, 54.4], [110.1, 55.7], [109.1, 55.6], [108, 54.2],
   [106.7, 53.3], [105.2, 52.3]],
  [[58.3, 44], [58.9, 45.6], [60, 46.5], [61.6, 46.6], [61, 44.8], [59.5, 43.6]],
];
// prettier-ignore
const RIVERS: Point[][] = [
  [[33, 57.2], [35.9, 56.9], [38.4, 58], [40.9, 57.7], [44, 56.3], [47, 56.1], [49, 55.6], [49.2, 54.2], [48.6, 53.2],
   [50, 53.2], [48, 51.8], [46, 50.5], [44.6, 48.6], [46.5, 47.5], [48, 46]],
  [[38.7, 53.8], [39, 52], [39.8, 50.5], [42.5, 49.6], [43.5, 48.8], [41.5, 47.6], [39.2, 47.1]],
  [[33, 55.2], [31, 54.2], [30.4, 52.5], [30.5, 50.4], [32.5, 49.2], [35, 48.4], [35, 47.4], [32.4, 46.5]],
  [[46.3, 60.8], [43, 62.2], [41.8, 64], [40.4, 64.8]],
  [[59, 54], [58.6, 51.5], [55.1, 51.5], [51.5, 51.3], [51.8, 48.5], [51.9, 46.9]],
  [[84, 48.5], [77, 52.5], [73.4, 55], [70, 57.5], [68.3, 58.2], [69, 61], [66.5, 63.5], [66.5, 67], [70, 69]],
  [[85, 52], [82.5, 56], [77, 60.5], [69, 61]],
  [[92, 51], [92.8, 56], [91, 60], [88, 65], [86, 71]],
  [[104.3, 52.1], [102, 55.5], [98, 58.2], [92.2, 58]],
  [[106.4, 54], [107.5, 57], [113, 60], [120, 60]],
  [[53, 60.5], [56, 58], [54, 56.5], [49.2, 55.4]],
  [[27, 55.6], [26, 56.4], [24.1, 57]],
];
// prettier-ignore
const HILLS: Point[] = [
  [59.6, 66], [60.4, 65], [59.4, 63.9], [59.2, 62.7], [59.3, 61.4], [59.2, 60], [59, 56.3], [58.2, 54.9], [58.6, 53.2],
  [86, 50], [89, 49.6], [92, 50.6], [95, 51.6], [85, 48.4], [98.5, 50],
];
// prettier-ignore
const TREES: Point[] = [
  [76, 63.5], [78, 62.8], [80, 63.9], [82, 62.6], [84.5, 58.3], [86, 57.4], [87.5, 58.6], [96, 62], [98, 61],
  [100, 62.4], [102.5, 61.3], [47, 62.6], [49, 63.4], [50.5, 62.3], [52, 63.6], [62.5, 61], [64, 61.9], [108, 60.5],
  [110, 59.3],
];
const BEASTS: Empire['beasts'] = { galleon: [19.9, 56], deer: [90.5, 62.6], camel: [65.5, 48.2] };
const NAMES: [string, Point, number, number, boolean][] = [
  ['Black Sea', [33.4, 45.2], 7, 14, true],
  ['Baltic', [20.6, 58.2], -68, 14, true],
  ['White Sea', [37.6, 66.1], -12, 13, true],
  ['Caspian Sea', [50.6, 43.8], 0, 14, true],
  ['POLAND', [25.2, 52.7], 14, 14, false],
  ['KIRGHIZ STEPPE', [73.5, 50.2], -5, 14, false],
  ['TUNGUSIA', [94.5, 58.4], -9, 14, false],
];

/** A conic projection, then stretched: the crowded west has more than twice the scale of Siberia. */
const conic = geoConicEquidistant().rotate([-60, 0]).parallels([15, 35]).scale(1000).translate([0, 0]).precision(0.2);
const LEFT = conic([19.5, 52])![0];
const RIGHT = conic([113, 53])![0];
const TOP = conic([55, 67.3])![1];
const BOTTOM = conic([50, 44.4])![1];
const STRETCH = 2.7;

function across(x: number): number {
  const u = (x - LEFT) / (RIGHT - LEFT);
  return (WIDTH * Math.sign(u) * Math.log(1 + STRETCH * Math.abs(u))) / Math.log(1 + STRETCH);
}

function down(y: number): number {
  return (HEIGHT * (y - TOP)) / (BOTTOM - TOP);
}

const round = (value: number): number => Math.round(value * 10) / 10;

function place(lonLat: Point): Point {
  const [x, y] = conic(lonLat)!;
  return [round(across(x)), round(down(y))];
}

function path(): (shape: Parameters<ReturnType<typeof geoPath>>[0]) => string {
  const warp = geoTransform({
    point(x, y) {
      this.stream.point(across(x), down(y));
    },
  });
  const clip = geoIdentity().clipExtent([
    [-BEYOND, -BEYOND],
    [WIDTH + BEYOND, HEIGHT + BEYOND],
  ]);
  const project = geoPath({ stream: (out: GeoStream) => conic.stream(warp.stream(clip.stream(out))) }).digits(1);
  return (shape) => project(shape) ?? '';
}

/** A coast without what is too fine to be seen. */
function thinned(coast: string): string {
  const rings = coast
    .split('Z')
    .filter(Boolean)
    .map((ring) => {
      const kept: Point[] = [];
      for (const text of ring.slice(1).split('L')) {
        const point = text.split(',').map(Number) as Point;
        const last = kept.at(-1);
        if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) > FINEST) kept.push(point);
      }
      return kept;
    });
  return rings
    .filter((ring) => ring.length > 5)
    .map((ring) => `M${ring.join('L')}Z`)
    .join('');
}

/** A smooth line through points: a Catmull-Rom spline as Bézier curves. */
function spline(points: Point[], closed: boolean, tension = 1): string {
  const n = points.length;
  const at = (i: number): Point => (closed ? points[(i + n) % n] : points[Math.max(0, Math.min(n - 1, i))]);
  let drawn = `M${points[0].join(',')}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const k = tension / 3;
    const leave = [b[0] + (c[0] - a[0]) * k, b[1] + (c[1] - a[1]) * k];
    const reach = [c[0] - (d[0] - b[0]) * k, c[1] - (d[1] - b[1]) * k];
    drawn += `C${[...leave, ...reach, ...c].map(round).join(' ')}`;
  }
  return closed ? drawn + 'Z' : drawn;
}

function outline(borders: Point[][]): string {
  const lines = borders.map((border) => spline(border.map(place), false));
  return lines.map((line, i) => (i ? line.replace(/^M[^C]*/, '') : line)).join('') + 'Z';
}

export default function draw(): Empire {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-50m.json');
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ land: GeometryCollection }>;
  const drawn = path();
  return {
    width: WIDTH,
    height: HEIGHT,
    land: thinned(drawn(feature(atlas, atlas.objects.land))),
    graticule: drawn(
      geoGraticule()
        .extent([
          [0, 30],
          [160, 80],
        ])
        .step([10, 5])(),
    ),
    lakes: LAKES.map((lake) => spline(lake.map(place), true, 0.9)),
    rivers: RIVERS.map((river) => spline(river.map(place), false)),
    regions: REGIONS.map((borders) => ({ path: outline(borders), corners: borders.flat().map(place) })),
    hills: HILLS.map(place),
    trees: TREES.map(place),
    beasts: { galleon: place(BEASTS.galleon), deer: place(BEASTS.deer), camel: place(BEASTS.camel) },
    names: NAMES.map(([text, at, turn, size, sea]) => ({ text, at: place(at), turn, size, sea })),
  };
}
