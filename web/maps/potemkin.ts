import { createRequire } from 'node:module';
import { geoGraticule, geoMercator, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';

const WIDTH = 300;
const HEIGHT = 158;
const WINDOW: [number, number][] = [
  [27.4, 43.7],
  [38.4, 51],
];
// prettier-ignore
const DNIEPER: [number, number][] = [
  [30.5, 51.6], [30.53, 50.45], [30.9, 50.1], [31.47, 49.75], [32.07, 49.44], [32.6, 49.15], [33.42, 49.07],
  [34.1, 48.75], [34.62, 48.5], [35.05, 48.47], [35.15, 48.2], [35.14, 47.84], [34.9, 47.55], [34.4, 47.57],
  [33.9, 47.45], [33.5, 47.1], [33.37, 46.77], [32.9, 46.68], [32.62, 46.62], [32.1, 46.53], [31.5, 46.55],
];
const SEA: [string, number, number][] = [
  ['Black', 31.1, 44.95],
  ['Sea', 31.1, 44.15],
];

const round = (n: number): number => Math.round(n * 10) / 10;

/** The Dnieper from Kiev to the Black Sea, at true longitude and latitude. */
export default function draw() {
  const atlas = createRequire(import.meta.url)('world-atlas/land-50m.json') as Topology;
  const projection = geoMercator()
    .fitExtent(
      [
        [0, 0],
        [WIDTH, HEIGHT],
      ],
      { type: 'MultiPoint', coordinates: WINDOW },
    )
    .clipExtent([
      [-10, -10],
      [WIDTH + 10, HEIGHT + 10],
    ]);
  const path = geoPath(projection).digits(1);
  const at = (place: [number, number]): [number, number] => {
    const [x, y] = projection(place)!;
    return [round(x), round(y)];
  };
  return {
    width: WIDTH,
    height: HEIGHT,
    land: path(feature(atlas, atlas.objects.land)) ?? '',
    river: path({ type: 'LineString', coordinates: DNIEPER }) ?? '',
    graticule: path(geoGraticule().step([2, 1])()) ?? '',
    course: DNIEPER.slice(1).map(at), // from Kiev on, which is on the sheet
    sea: SEA.map(([name, ...place]) => ({ name, at: at(place) })),
  };
}
