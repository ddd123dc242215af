/** An engraver's tools: outlines, hatching and windows, as paths in a field of 120 by 150 with the ground at 146. */

export type Point = [x: number, y: number];
/** What a line or surface is (one role for the surface, one for its line), its path, and how it is turned. */
export type Mark = [roles: string, path: string, transform?: string];

export interface Drawing {
  silhouette: string;
  marks: Mark[];
}

export const round = (n: number): number => Math.round(n * 100) / 100;

export const corners = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

export const rect = (x: number, y: number, w: number, h: number): string => `M${round(x)} ${y}h${w}v${h}h${-w}Z`;

export const circle = (x: number, y: number, r: number): string => ellipse(x, y, r, r, 0);

export function ellipse(x: number, y: number, rx: number, ry: number, turn: number): string {
  const angle = (turn * Math.PI) / 180;
  const [dx, dy] = [round(rx * Math.cos(angle)), round(rx * Math.sin(angle))];
  const arc = `a${rx} ${ry} ${turn} 1 1`;
  return `M${round(x - dx)} ${round(y - dy)}${arc} ${2 * dx} ${2 * dy}${arc} ${-2 * dx} ${-2 * dy}Z`;
}

/** Upright strokes in a row. */
export function ticks(from: number, to: number, step: number, y: number, height: number): string {
  let path = '';
  for (let x = from; x <= to; x += step) path += `M${round(x)} ${y}v${height}`;
  return path;
}

/** Strokes from the centre outwards, between two radii. */
export function spokes(x: number, y: number, inner: number, outer: number, count: number, turn = 0): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI + turn;
    const at = (radius: number): string =>
      `${round(x + radius * Math.sin(angle))} ${round(y - radius * Math.cos(angle))}`;
    return `M${at(inner)}L${at(outer)}`;
  }).join('');
}

/** Parallel strokes that fill a polygon, `step` apart, at an angle in degrees. */
export function hatch(polygon: Point[], step: number, angle = 0): string {
  const [cos, sin] = [Math.cos((-angle * Math.PI) / 180), Math.sin((-angle * Math.PI) / 180)];
  const turned = polygon.map(([x, y]): Point => [x * cos - y * sin, x * sin + y * cos]);
  const back = (x: number, y: number): string => `${round(x * cos + y * sin)} ${round(-x * sin + y * cos)}`;
  const heights = turned.map(([, y]) => y);
  let path = '';
  for (let y = Math.min(...heights) + step * 0.6; y < Math.max(...heights); y += step) {
    const cuts = turned.flatMap(([x1, y1], i) => {
      const [x2, y2] = turned[(i + 1) % turned.length];
      return y1 <= y !== y2 <= y ? [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)] : [];
    });
    cuts.sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2) path += `M${back(cuts[i], y)}L${back(cuts[i + 1], y)}`;
  }
  return path;
}

export const turned = (transform: string, marks: Mark[]): Mark[] =>
  marks.map(([roles, path]) => [roles, path, transform]);

const sill = (x: number, y: number, w: number): string => `M${round(x - 1.6)} ${round(y)}h${w + 3.2}`;

export const sash = (x: number, y: number, w: number, h: number): Mark[] => [
  ['window', rect(x, y, w, h)],
  ['bar', `M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`],
  ['detail', rect(x, y, w, h) + sill(x, y + h + 1.2, w) + sill(x, y - 1.8, w)],
];

export function arched(x: number, y: number, w: number, h: number): Mark[] {
  const r = w / 2;
  const outline = `M${x} ${y + h}V${y + r}A${r} ${r} 0 0 1 ${round(x + w)} ${y + r}V${y + h}Z`;
  return [
    ['window', outline],
    ['bar', `M${round(x + r)} ${y}v${h}M${x} ${round(y + h * 0.55)}h${w}`],
    ['detail', outline + sill(x, y + h + 1.2, w)],
  ];
}

/** Closed louvre shutters. */
export function shutters(x: number, y: number, w: number, h: number): Mark[] {
  const half = round(w / 2 - 1.6);
  let slats = '';
  for (let down = 2; down < h; down += 2.1)
    slats += `M${round(x + 0.8)} ${round(y + down)}h${half}M${round(x + w / 2 + 0.8)} ${round(y + down)}h${half}`;
  return [
    ['roof', rect(x, y, w, h)],
    ['hatch', slats],
    ['detail', rect(x, y, w, h) + `M${x + w / 2} ${y}v${h}` + sill(x, y + h + 1.2, w)],
  ];
}
