import type { BoxLook } from '../../lib/wire.ts';

type Point = readonly [x: number, y: number];
type Rectangle = readonly [left: number, top: number, right: number, bottom: number];

/** Where a name is written beside its station. */
interface Label {
  dx: number;
  dy: number;
  anchor: 'start' | 'middle' | 'end';
}

/** Where the empress is in a month. */
export interface Station {
  month: number;
  x: number;
  y: number;
  label: Label;
}

/** On each side a usual place, and another if that is taken. */
const LABELS: Record<string, Label[]> = {
  right: [
    { dx: 12, dy: 5, anchor: 'start' },
    { dx: 11, dy: -8, anchor: 'start' },
  ],
  left: [
    { dx: -14, dy: -2, anchor: 'end' },
    { dx: -11, dy: 10, anchor: 'end' },
  ],
  above: [{ dx: 0, dy: -12, anchor: 'middle' }],
  below: [{ dx: 0, dy: 20, anchor: 'middle' }],
};
const RADIUS = 8;
const LETTER = 6.3;

/** The stations of all months by name: where the box puts them, or where there is most room along the river. */
export function stations(names: string[], looks: Record<string, BoxLook>, course: readonly Point[]): Station[] {
  const places = placesOf(names.length, looks, course);
  const taken = places.map(([x, y]): Rectangle => [x - RADIUS, y - RADIUS, x + RADIUS, y + RADIUS]);
  return places.map(([x, y], i) => {
    const { side } = looks[i + 1] ?? {};
    const label = freeLabel(side ? LABELS[side] : Object.values(LABELS).flat(), names[i], [x, y], taken);
    taken.push(extent(label, names[i], [x, y]));
    return { month: i + 1, x, y, label };
  });
}

function placesOf(months: number, looks: Record<string, BoxLook>, course: readonly Point[]): Point[] {
  const places = new Map<number, Point>();
  const all = Array.from({ length: months }, (_, i) => i + 1);
  for (const month of all) {
    const [x, y] = looks[month]?.at ?? [];
    if (y !== undefined) places.set(month, [x, y]);
  }
  for (const month of all) if (!places.has(month)) places.set(month, freest(course, [...places.values()]));
  return all.map((month) => places.get(month)!);
}

/** The point of the river that is farthest from all that stands there; the first one if nothing does. */
function freest(course: readonly Point[], taken: readonly Point[]): Point {
  const room = (point: Point): number => Math.min(...taken.map(([x, y]) => Math.hypot(x - point[0], y - point[1])));
  return course.reduce((best, point) => (room(point) > room(best) ? point : best));
}

function freeLabel(labels: Label[], name: string, at: Point, taken: readonly Rectangle[]): Label {
  return labels.find((label) => !taken.some((other) => overlap(extent(label, name, at), other))) ?? labels[0];
}

/** What a name covers, as long as its letters are of usual width. */
function extent({ dx, dy, anchor }: Label, name: string, [x, y]: Point): Rectangle {
  const width = LETTER * name.length;
  const left = x + dx - { start: 0, middle: width / 2, end: width }[anchor];
  return [left, y + dy - 9, left + width, y + dy + 3];
}

const overlap = (one: Rectangle, other: Rectangle): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];
