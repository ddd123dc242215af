import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoConicConformal, geoGraticule, geoPath, type GeoPermissibleObjects } from 'd3-geo';
import { merge, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';

type Point = [number, number];
type Atlas = Topology<{ countries: GeometryCollection }>;

/** Western Europe on a sheet of `width` by `height`, with a graduated border of `band`. */
export interface RoyalsMap {
  width: number;
  height: number;
  band: number;
  land: string;
  borders: string;
  graticule: string;
  /** Outlines that a box may wash with the colours of its countries. */
  areas: string[];
  lands: { name: string; at: Point; turn: number }[];
  ridges: string;
  slopes: string;
  rose: Point;
  rhumbs: string;
  /** Every second degree along the border. */
  degrees: string;
}

const WIDTH = 856;
const HEIGHT = 644;
const BAND = 11;
const ROSE: Point = [70, 560];

/** Today's countries (ISO numbers) that make up each area. */
const AREAS: string[][] = [
  ['250'],
  ['276', '040', '203', '442', '438'],
  ['826', '372'],
  ['724'],
  ['620'],
  ['528', '056'],
  ['756'],
  ['380', '674', '336'],
  ['616'],
  ['348', '703'],
  ['208'],
  ['752'],
];

const LANDS: [string, Point, number][] = [
  ['Polonia', [19.5, 51.35], 3],
  ['Hungaria', [19.9, 46.5], 5],
  ['Italia', [10.9, 44.75], 0],
];

/** Ranges from one end to the other: how many peaks, and how tall. */
const RANGES: [Point, Point, number, number][] = [
  [[-1.2, 43.05], [2.6, 42.4], 6, 0.95],
  [[6.9, 44.3], [7.1, 45.7], 3, 1.1],
  [[7.9, 46.3], [10.6, 46.9], 5, 1.15],
  [[11.4, 47.05], [13.6, 47.3], 4, 1.05],
  [[-6.6, 43], [-4.6, 42.95], 4, 0.85],
  [[-5.4, 57.1], [-4, 57.3], 3, 0.8],
  [[19.4, 49], [21.4, 49.2], 4, 0.9],
  [[8.9, 44.5], [11.2, 44], 4, 0.75],
  [[11.8, 43.4], [13.4, 42.2], 4, 0.75],
  [[15.4, 44.9], [17.6, 43.5], 5, 0.8],
  [[-3.6, 37.1], [-2.4, 37.3], 2, 0.8],
  [[-5, 34.5], [-3, 35], 3, 0.8],
];
// prettier-ignore
const RIDGE: Point[][] = [[[-7, 4], [-5, 1], [-3, -3], [-0.5, -6], [1, -3.6], [3.6, 0.4], [6.6, 4]]];
// prettier-ignore
const SLOPES: Point[][] = [
  [[-0.5, -6], [0, -3], [1, 0], [0.6, 3]],
  [[1, -3.8], [1.8, -1.6], [2.6, 0.6], [2.4, 3.4]],
  [[2.8, -1], [3.4, 0.4], [4.2, 2], [4.2, 3.6]],
];

const projection = geoConicConformal()
  .parallels([40, 54])
  .rotate([-4, 0])
  .center([0, 47])
  .scale(1790)
  .translate([430, 330])
  .clipExtent([
    [-60, -60],
    [WIDTH + 60, HEIGHT + 60],
  ]);

const round = (x: number): number => Math.round(x * 10) / 10;
const place = (at: Point): Point => (projection(at) ?? [0, 0]).map(round) as Point;
const draw = (shape: GeoPermissibleObjects): string =>
  (geoPath(projection)(shape) ?? '').replace(/-?\d+\.\d+/g, (number) => String(round(Number(number))));

/** Curves of one peak, scaled and set down at a point. */
function peak(curves: Point[][], [x, y]: Point, scale: number): string {
  const moved = curves.map((curve) => curve.map(([dx, dy]) => `${round(x + dx * scale)},${round(y + dy * scale)}`));
  return moved.map(([start, ...rest]) => `M${start}C${rest.join(' ')}`).join('');
}

function mountains(curves: Point[][]): string {
  return RANGES.flatMap(([from, to, count, scale]) =>
    Array.from({ length: count }, (_, i) => {
      const t = i / (count - 1);
      const [x, y] = place([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
      return peak(
        curves,
        [x, y + Math.sin(i * 12.9 + from[0]) * 3],
        scale * (0.92 + 0.16 * Math.abs(Math.sin(i * 5 + from[1]))),
      );
    }),
  ).join('');
}

/** Bars along one edge of the sheet wherever the degree (of longitude, 0, or latitude, 1) is odd. */
function edge(
  length: number,
  at: (i: number) => Point,
  axis: 0 | 1,
  bar: (from: number, to: number) => string,
): string {
  const odd = (i: number): boolean => Math.abs(Math.floor(projection.invert!(at(i))![axis])) % 2 === 1;
  let bars = '';
  let start = 0;
  for (let i = 1; i <= length; i++) {
    if (i < length && odd(i) === odd(start)) continue;
    if (odd(start)) bars += bar(start, i);
    start = i;
  }
  return bars;
}

function degrees(): string {
  const lying =
    (y: number) =>
    (from: number, to: number): string =>
      `M${from},${y}H${to}v4.2H${from}Z`;
  const standing =
    (x: number) =>
    (from: number, to: number): string =>
      `M${x},${from}V${to}h4.2V${from}Z`;
  return [
    edge(WIDTH, (i) => [i, BAND / 2], 0, lying(3.4)),
    edge(WIDTH, (i) => [i, HEIGHT - BAND / 2], 0, lying(HEIGHT - 7.6)),
    edge(HEIGHT, (i) => [BAND / 2, i], 1, standing(3.4)),
    edge(HEIGHT, (i) => [WIDTH - BAND / 2, i], 1, standing(WIDTH - 7.6)),
  ].join('');
}

function rhumbs(): string {
  return Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8;
    return `M${ROSE.join(',')}L${round(ROSE[0] + Math.cos(angle) * 1200)},${round(ROSE[1] + Math.sin(angle) * 1200)}`;
  }).join('');
}

export default function royals(): RoyalsMap {
  const atlas = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-50m.json'), 'utf8'),
  ) as Atlas;
  const countries = atlas.objects.countries.geometries as (Polygon | MultiPolygon)[];
  const area = (ids: string[]): string =>
    draw(
      merge(
        atlas,
        countries.filter((country) => ids.includes(String(country.id))),
      ),
    );
  return {
    width: WIDTH,
    height: HEIGHT,
    band: BAND,
    land: draw(merge(atlas, countries)),
    borders: draw(mesh(atlas, atlas.objects.countries, (one, other) => one !== other)),
    graticule: draw(
      geoGraticule()
        .step([5, 5])
        .extent([
          [-40, 25],
          [45, 70],
        ])(),
    ),
    areas: AREAS.map(area),
    lands: LANDS.map(([name, at, turn]) => ({ name, at: place(at), turn })),
    ridges: mountains(RIDGE),
    slopes: mountains(SLOPES),
    rose: ROSE,
    rhumbs: rhumbs(),
    degrees: degrees(),
  };
}
