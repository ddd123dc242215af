import { createRequire } from 'node:module';
import { geoConicEquidistant, geoGraticule, geoIdentity, geoPath, geoTransform } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { spline, type Point } from '../src/boards/first-tsar/curves.ts';

/**
 * Muscovy under Ivan IV, drawn 1:1; land and borders reach beyond the sheet, so that a wider window shows no edge.
 *
 * `areas` are parts of the land, each with the corners of its outline: a region of the game lies in one of them.
 */
export interface TsarMap {
  width: number;
  height: number;
  land: string;
  graticule: string;
  lakes: string[];
  areas: { path: string; corners: Point[] }[];
  trees: Point[];
}

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

/** Lines from the middle outwards, each shared by two areas; then the outer rim of each area. */
// prettier-ignore
const BORDERS = {
  upperLeft: [[34.5, 62], [36.2, 60.3], [37.1, 58.8], [38, 57.4]],
  middle: [[38, 57.4], [36.6, 56.2], [35.6, 55], [34.6, 53.7]],
  lowerLeft: [[34.6, 53.7], [32.5, 53.6], [30, 53.5], [27.6, 53.2]],
  lowerRight: [[34.6, 53.7], [36.8, 53.6], [39, 53], [41, 51.4], [42.4, 49]],
  upperRight: [[38, 57.4], [40, 56.8], [42.5, 57.6], [45.5, 58], [48.5, 58.2], [62, 59]],
  leftRim: [[27.6, 53.2], [26.9, 55], [26.8, 57], [27.6, 59], [29, 60], [31, 61.2], [34.5, 62]],
  upperRim: [[34.5, 62], [36, 64.5], [36, 69], [62, 69], [62, 59]],
  rightRim: [[62, 59], [62, 53], [50, 49.3], [45, 48.4], [42.4, 49]],
  lowerRim: [[42.4, 49], [38, 46.8], [33, 47], [29, 48.8], [28.4, 51.5], [27.6, 53.2]],
} satisfies Record<string, Point[]>;

// prettier-ignore
const AREAS: [keyof typeof BORDERS, 1 | -1][][] = [
  [['upperLeft', 1], ['middle', 1], ['lowerLeft', 1], ['leftRim', 1]],
  [['upperLeft', -1], ['upperRim', 1], ['upperRight', -1]],
  [['upperRight', 1], ['rightRim', 1], ['lowerRight', -1], ['middle', -1]],
  [['lowerRight', 1], ['lowerRim', 1], ['lowerLeft', -1]],
];

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

  return {
    width: WIDTH,
    height: HEIGHT,
    land: path(land()) ?? '',
    graticule: path(geoGraticule().step([5, 5])()) ?? '',
    lakes: LAKES.map((shore) => spline(shore.map(place), 0.9, true)),
    areas: AREAS.map((borders) => {
      const lines = borders.map(([name, way]) => (way === 1 ? BORDERS[name] : BORDERS[name].toReversed()) as Point[]);
      const drawn = lines.map((line) => line.map(place));
      return { path: outline(drawn), corners: drawn.flat().map((at) => at.map(Math.round) as Point) };
    }),
    trees: TREES.map((at) => place(at).map(Math.round) as Point),
  };
}

function land(): ReturnType<typeof feature> {
  const atlas = createRequire(import.meta.url)('world-atlas/land-50m.json') as Topology<{ land: GeometryCollection }>;
  return feature(atlas, atlas.objects.land);
}

/** One closed line from borders that follow each other; as each is a line of its own, neighbours coincide. */
function outline(borders: Point[][]): string {
  return (
    borders.map((border, i) => (i === 0 ? spline(border, 1) : spline(border, 1).replace(/^M[^C]*/, ''))).join('') + 'Z'
  );
}
