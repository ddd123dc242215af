/** The four small maps on the cards of the lobby, each 342 x 172. */
import { createRequire } from 'node:module';
import {
  geoConicConformal,
  geoConicEqualArea,
  geoGraticule,
  geoPath,
  type GeoPermissibleObjects,
  type GeoProjection,
} from 'd3-geo';
import { feature, merge } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { HEIGHT, WIDTH } from '../src/lobby/vignettes/size.ts';

const MARGIN = 40;

type Point = [number, number];
type Places = Record<string, Point>;
export interface EngravedLand {
  land: string;
  graticule: string;
}
export interface Zone {
  kind: string;
  cells: string;
}
export interface Vignettes {
  royals: EngravedLand & { realms: { name: string; outline: string; at: Point }[]; peaks: Point[] };
  catherine: EngravedLand & {
    realm: string;
    zones: Zone[];
    roads: string;
    cities: { kind: string; at: Point }[];
    peaks: Point[];
    trees: Point[];
  };
  'first-tsar': EngravedLand & {
    realm: string;
    zones: Zone[];
    rivers: string;
    forts: Point[];
    moscow: Point;
    trees: Point[];
  };
  potemkin: EngravedLand & { river: string };
}

const atlas = createRequire(import.meta.url)('world-atlas/countries-50m.json') as Topology<{
  countries: GeometryCollection;
  land: GeometryCollection;
}>;
const MUSCOVY = ['643', '804', '112', '428', '233', '440'];

const round = (x: number): number => Math.round(x * 10) / 10;
const point = ([x, y]: Point): Point => [round(x), round(y)];
const line = (points: Point[]): string => 'M' + points.map((one) => point(one).join(',')).join('L');

function countries(ids: string[]): GeoPermissibleObjects {
  const found = atlas.objects.countries.geometries.filter((one) => ids.includes(String(one.id)));
  return merge(atlas, found as (Polygon | MultiPolygon)[]);
}

/** Without the points that nobody could tell apart at this size. */
function thin(path: string): string {
  return path
    .split('M')
    .filter(Boolean)
    .map((ring) => {
      const points = ring
        .replace('Z', '')
        .split('L')
        .map((one) => one.split(',').map(Number) as Point);
      const kept = [points[0]];
      for (const one of points)
        if (Math.hypot(one[0] - kept.at(-1)![0], one[1] - kept.at(-1)![1]) > 0.9) kept.push(one);
      return kept.length > 1 ? line(kept) + (ring.endsWith('Z') ? 'Z' : '') : '';
    })
    .join('');
}

function drawer(projection: GeoProjection): (shape: GeoPermissibleObjects) => string {
  projection.clipExtent([
    [-MARGIN, -MARGIN],
    [WIDTH + MARGIN, HEIGHT + MARGIN],
  ]);
  const path = geoPath(projection).digits(1);
  return (shape) => thin(path(shape) ?? '');
}

function engravedLand(projection: GeoProjection, step: Point): EngravedLand {
  const draw = drawer(projection);
  return {
    land: draw(feature(atlas, atlas.objects.land)),
    graticule: draw(
      geoGraticule()
        .step(step)
        .extent([
          [-40, 20],
          [140, 80],
        ])(),
    ),
  };
}

const placed = (projection: GeoProjection, places: Places): Places =>
  Object.fromEntries(Object.entries(places).map(([name, at]) => [name, point(projection(at)!)]));
const scattered = (projection: GeoProjection, places: Point[]): Point[] => places.map((at) => point(projection(at)!));

/** The part of the sheet that is nearer to a point than to all others. */
function cell(own: Point, all: Point[]): string {
  let shape: Point[] = [
    [-MARGIN, -MARGIN],
    [WIDTH + MARGIN, -MARGIN],
    [WIDTH + MARGIN, HEIGHT + MARGIN],
    [-MARGIN, HEIGHT + MARGIN],
  ];
  for (const other of all) {
    if (other === own) continue;
    const side = ([x, y]: Point): number =>
      (x - (own[0] + other[0]) / 2) * (other[0] - own[0]) + (y - (own[1] + other[1]) / 2) * (other[1] - own[1]);
    shape = shape.flatMap((from, i) => {
      const to = shape[(i + 1) % shape.length];
      const [a, b] = [side(from), side(to)];
      const cut: Point[] =
        a * b < 0 ? [[from[0] + ((to[0] - from[0]) * a) / (a - b), from[1] + ((to[1] - from[1]) * a) / (a - b)]] : [];
      return a <= 0 ? [from, ...cut] : cut;
    });
  }
  return line(shape) + 'Z';
}

function zones(kinds: Record<string, string[]>, places: Places): Zone[] {
  const all = Object.values(kinds)
    .flat()
    .map((name) => places[name]);
  return Object.entries(kinds).map(([kind, names]) => ({
    kind,
    cells: names.map((name) => cell(places[name], all)).join(''),
  }));
}

/** A river seen by an engraver: it winds. */
function winding(from: Point, to: Point): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const sway = Math.min(4, length * 0.07) * 2;
  const at = (t: number, k: number): string =>
    `${round(from[0] + dx * t - (dy / length) * k)},${round(from[1] + dy * t + (dx / length) * k)}`;
  return (
    `M${from.join(',')}` +
    [0, 1, 2, 3, 4, 5].map((i) => `Q${at((i + 0.5) / 6, i % 2 ? sway : -sway)} ${at((i + 1) / 6, 0)}`).join('')
  );
}

/** The four crowns of Europe. */
function royals(): Vignettes['royals'] {
  const projection = geoConicConformal()
    .parallels([40, 54])
    .rotate([-4, 0])
    .center([0, 47])
    .scale(540)
    .translate([138, 94]);
  const drawn = engravedLand(projection, [5, 5]);
  const draw = drawer(projection);
  const realms: [string, string[], Point][] = [
    ['france', ['250'], [2.35, 48.4]],
    ['britain', ['826', '372'], [-0.6, 52.7]],
    ['spain', ['724'], [-3.7, 40.42]],
    ['german_states', ['276', '040', '203', '442', '438'], [10.8, 50.4]],
  ];
  return {
    ...drawn,
    realms: realms.map(([name, ids, at]) => ({ name, outline: draw(countries(ids)), at: point(projection(at)!) })),
    // prettier-ignore
    peaks: scattered(projection, [
      [6.9, 44.6], [7.4, 45.9], [9.2, 46.6], [11, 46.9], [-0.6, 42.9], [1, 42.6], [2.4, 42.4], [12.6, 43.2],
      [13.6, 42.2],
    ]),
  };
}

/** The post roads from Riga to Irkutsk. */
function catherine(): Vignettes['catherine'] {
  const projection = geoConicEqualArea()
    .parallels([48, 64])
    .rotate([-60, 0])
    .center([0, 55.6])
    .scale(432)
    .translate([168, 90]);
  const drawn = engravedLand(projection, [10, 5]);
  const places = placed(projection, {
    siberia: [68.25, 58.2],
    archangelsk: [40.5, 63.6],
    irkutsk: [99.5, 58.4],
    kazan: [49.1, 55.8],
    astrakhan: [48, 47.2],
    orenburg: [55.1, 51.8],
    novgorod: [31.3, 57.9],
    petersburg: [30.3, 59.9],
    riga: [24.1, 56.6],
    smolensk: [32, 54.8],
    reval: [24.75, 59.4],
    vyborg: [29.2, 61.8],
    kharkov: [36.2, 49.2],
    kiev: [30.5, 50.45],
    belgorod: [36.6, 51.6],
    moscow: [37.6, 55.75],
    nizhny: [43.4, 56.8],
    voronezh: [40.6, 51.9],
  });
  const kinds = {
    ochre: ['siberia', 'archangelsk', 'irkutsk', 'kazan', 'astrakhan', 'orenburg'],
    teal: ['novgorod', 'petersburg', 'riga', 'smolensk', 'reval', 'vyborg'],
    crimson: ['kharkov', 'kiev', 'belgorod', 'moscow', 'nizhny', 'voronezh'],
  };
  const roads = [
    'reval riga',
    'reval petersburg',
    'riga novgorod',
    'riga smolensk',
    'vyborg petersburg',
    'vyborg archangelsk',
    'petersburg novgorod',
    'novgorod moscow',
    'smolensk moscow',
    'smolensk kiev',
    'kiev kharkov',
    'kiev belgorod',
    'belgorod kharkov',
    'belgorod moscow',
    'kharkov voronezh',
    'voronezh nizhny',
    'voronezh astrakhan',
    'moscow nizhny',
    'nizhny kazan',
    'nizhny archangelsk',
    'archangelsk siberia',
    'kazan siberia',
    'kazan orenburg',
    'kazan astrakhan',
    'astrakhan orenburg',
    'orenburg siberia',
    'orenburg irkutsk',
    'siberia irkutsk',
  ];
  return {
    ...drawn,
    realm: drawer(projection)(countries(MUSCOVY)),
    zones: zones(kinds, places),
    roads: roads.map((road) => line(road.split(' ').map((name) => places[name]))).join(''),
    cities: Object.entries(kinds).flatMap(([kind, names]) => names.map((name) => ({ kind, at: places[name] }))),
    // prettier-ignore
    peaks: scattered(projection, [
      [58, 60], [59, 61.6], [58.6, 58.2], [59, 56.4], [60, 63.2], [59.4, 54.6],
    ]),
    // prettier-ignore
    trees: scattered(projection, [
      [62, 64.5], [66, 63.2], [70, 64.8], [74, 62.8], [64.5, 61], [72, 60.6], [77, 60.2], [80, 63], [71, 54.8],
      [75, 53.2], [67, 53.6], [46, 60.6], [49, 62.2], [52, 60.8], [45, 53.4],
    ]),
  };
}

/** The rivers of Muscovy. */
function firstTsar(): Vignettes['first-tsar'] {
  const projection = geoConicConformal()
    .parallels([50, 60])
    .rotate([-38, 0])
    .center([0, 56.1])
    .scale(860)
    .translate([128, 86]);
  const drawn = engravedLand(projection, [5, 5]);
  const places = placed(projection, {
    moscow: [37.6, 55.75],
    ryazan: [40.2, 54.4],
    nizhny: [44, 56.3],
    kazan: [49.1, 55.8],
    chernigov: [31, 51.7],
    seversky: [33.2, 52.9],
    putivl: [34, 51.2],
    kursk: [36.9, 52],
    pskov: [28.3, 57.6],
    novgorod: [31.3, 58.5],
    tver: [35.4, 56.9],
    smolensk: [31.8, 54.9],
    yaroslavl: [40.1, 57.5],
    vologda: [39.6, 59.2],
    ustyug: [46.3, 60.2],
    kholmogory: [42.2, 62.6],
  });
  const rivers = [
    'chernigov seversky',
    'putivl kursk',
    'moscow ryazan',
    'nizhny kazan',
    'tver novgorod',
    'pskov smolensk',
    'yaroslavl vologda',
    'ustyug kholmogory',
    'smolensk chernigov',
    'kazan ustyug',
    'seversky putivl',
    'smolensk seversky',
    'kursk ryazan',
    'moscow kursk',
    'ryazan nizhny',
    'yaroslavl nizhny',
    'moscow tver',
    'tver yaroslavl',
    'novgorod pskov',
    'moscow smolensk',
    'vologda ustyug',
    'novgorod vologda',
    'vologda kholmogory',
  ];
  const { moscow, ...others } = places;
  return {
    ...drawn,
    realm: drawer(projection)(countries(MUSCOVY)),
    zones: zones(
      {
        crimson: ['moscow', 'ryazan', 'nizhny', 'kazan'],
        ochre: ['chernigov', 'seversky', 'putivl', 'kursk'],
        teal: ['pskov', 'novgorod', 'tver', 'smolensk'],
        midnight: ['yaroslavl', 'vologda', 'ustyug', 'kholmogory'],
      },
      places,
    ),
    rivers: rivers
      .map((river) => river.split(' ').map((name) => places[name]))
      .map(([from, to]) => winding(from, to))
      .join(''),
    forts: Object.values(others),
    moscow,
    // prettier-ignore
    trees: scattered(projection, [
      [29.6, 56.2], [30.6, 56.8], [33.6, 58.2], [34.6, 58.9], [36.8, 58.2], [42.2, 55], [43.4, 54.4], [45, 54.8],
      [34.6, 54.2], [35.4, 53.6], [42.4, 58.7], [43.6, 59.3], [44.4, 58.3], [30, 53.4], [29.2, 52.8], [39.4, 53],
      [40.8, 52.6], [36.6, 60.3], [34.5, 60.6],
    ]),
  };
}

/** The Dnieper, down which the empress sails. */
function potemkin(): Vignettes['potemkin'] {
  const projection = geoConicConformal()
    .parallels([43, 48])
    .rotate([-34, 0])
    .center([0, 44.9])
    .scale(1560)
    .translate([150, 66]);
  // prettier-ignore
  const dnieper: Point[] = [
    [30.6, 50.2], [32.4, 49.1], [34.2, 48.7], [35.1, 48.3], [35, 47.7], [34, 47.3], [32.7, 46.75], [32.2, 46.6],
  ];
  return { ...engravedLand(projection, [2, 2]), river: line(scattered(projection, dnieper)) };
}

export default (): Vignettes => ({
  royals: royals(),
  catherine: catherine(),
  'first-tsar': firstTsar(),
  potemkin: potemkin(),
});
