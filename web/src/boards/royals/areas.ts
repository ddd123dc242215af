/** Areas of the map: which of them is washed with the colour of which country. */

export type Point = readonly [x: number, y: number];
type Ring = Point[];

const NEAR = 30; // a plate that stands in the sea belongs to a coast that is not farther away

/** The outlines of an area that is drawn with straight lines only. */
export function outlines(path: string): Ring[] {
  return path
    .split('Z')
    .filter(Boolean)
    .map((ring) =>
      ring
        .slice(1)
        .split('L')
        .map((point) => point.split(',').map(Number) as unknown as Point),
    );
}

function isWithin([x, y]: Point, ring: Ring): boolean {
  return ring.reduce((within, [x1, y1], i) => {
    const [x2, y2] = ring[(i + 1) % ring.length];
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !within : within;
  }, false);
}

const isInside = (point: Point, rings: Ring[]): boolean =>
  rings.filter((ring) => isWithin(point, ring)).length % 2 === 1;

const distance = ([x, y]: Point, rings: Ring[]): number =>
  Math.min(...rings.flatMap((ring) => ring.map(([a, b]) => Math.hypot(a - x, b - y))));

/** The area in which a point lies; -1 if it lies in none. */
export const areaOf = (point: Point, areas: Ring[][]): number => areas.findIndex((rings) => isInside(point, rings));

/** The area in which a point lies, or near whose coast. */
function areaAt(point: Point, areas: Ring[][]): number {
  const inside = areaOf(point, areas);
  if (inside >= 0) return inside;
  const far = areas.map((rings) => distance(point, rings));
  const nearest = far.indexOf(Math.min(...far));
  return far[nearest] <= NEAR ? nearest : -1;
}

/**
 * The area of each country: where most of what is its own stands. No two have the same one; a country without any is
 * not washed.
 */
export function claims(countries: Record<string, Point[]>, areas: Ring[][]): Record<string, number> {
  const votes = Object.entries(countries).flatMap(([country, points]) => {
    const at = points.map((point) => areaAt(point, areas)).filter((area) => area >= 0);
    return [...new Set(at)].map((area) => ({ country, area, count: at.filter((one) => one === area).length }));
  });
  const claimed: Record<string, number> = {};
  for (const { country, area } of votes.toSorted((a, b) => b.count - a.count))
    if (!(country in claimed) && !Object.values(claimed).includes(area)) claimed[country] = area;
  return claimed;
}
