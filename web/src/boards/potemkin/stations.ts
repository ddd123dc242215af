import type { BoxLook } from '../../lib/wire.ts';

type Point = readonly [x: number, y: number];

/** Where the empress is in a month, and where its name is written beside it. */
export interface Station {
  month: number;
  x: number;
  y: number;
  label: { dx: number; dy: number; anchor: 'start' | 'middle' | 'end' };
}

const LABELS: Record<string, Station['label']> = {
  right: { dx: 12, dy: 5, anchor: 'start' },
  left: { dx: -14, dy: -2, anchor: 'end' },
  above: { dx: 0, dy: -12, anchor: 'middle' },
  below: { dx: 0, dy: 20, anchor: 'middle' },
};
const RAISED = 13; // a name beside its station that has another one below it

/** The stations of all months: where the box puts them, or where there is most room along the river. */
export function stations(months: number, looks: Record<string, BoxLook>, course: readonly Point[]): Station[] {
  const places = new Map<number, Point>();
  const all = Array.from({ length: months }, (_, i) => i + 1);
  for (const month of all) {
    const [x, y] = looks[month]?.at ?? [];
    if (y !== undefined) places.set(month, [x, y]);
  }
  for (const month of all) if (!places.has(month)) places.set(month, freest(course, [...places.values()]));
  return all.map((month) => {
    const [x, y] = places.get(month)!;
    return { month, x, y, label: labelAt([x, y], looks[month]?.side || 'right', [...places.values()]) };
  });
}

/** Where a name is written: a little higher if another station would be in its way. */
function labelAt([x, y]: Point, side: string, all: readonly Point[]): Station['label'] {
  const label = LABELS[side];
  const below = all.some(
    ([a, b]) => b > y && b - y < 20 && Math.sign(a - x) === Math.sign(label.dx) && Math.abs(a - x) < 60,
  );
  return label.dx && below ? { ...label, dy: label.dy - RAISED } : label;
}

/** The point of the river that is farthest from all that stands there; the first one if nothing does. */
function freest(course: readonly Point[], taken: readonly Point[]): Point {
  const room = (point: Point): number => Math.min(...taken.map(([x, y]) => Math.hypot(x - point[0], y - point[1])));
  return course.reduce((best, point) => (room(point) > room(best) ? point : best));
}
