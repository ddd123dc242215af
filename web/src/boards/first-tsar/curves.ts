/** Soft lines through points, as rivers and borders are drawn. */
export type Point = [number, number];

const MEANDER = { every: 46, swing: 4.2 };

/** Small bends to both sides, as rivers have. */
export function meander(points: Point[]): Point[] {
  const bends = points.slice(0, -1).flatMap((p, i) => {
    const [dx, dy] = [points[i + 1][0] - p[0], points[i + 1][1] - p[1]];
    const length = Math.hypot(dx, dy) || 1;
    const parts = Math.max(1, Math.round(length / MEANDER.every));
    return Array.from({ length: parts }, (_, j): Point => {
      const side = j === 0 ? 0 : ((i + j) % 2 ? 1 : -1) * MEANDER.swing;
      return [p[0] + (dx * j) / parts - (dy / length) * side, p[1] + (dy * j) / parts + (dx / length) * side];
    });
  });
  return [...bends, points[points.length - 1]];
}

/** A soft line through all points. */
export function spline(points: Point[], tension: number, closed = false): string {
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

/** Whether a point lies within a closed line of straight edges. */
export function within([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** A soft line around points, at a distance from them. */
export function around(points: readonly Point[], distance: number): string {
  const [x, y] = [mean(points.map((p) => p[0])), mean(points.map((p) => p[1]))];
  const corners = Array.from({ length: 12 }, (_, i): Point => {
    const [dx, dy] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)];
    const reach = Math.max(...points.map((p) => (p[0] - x) * dx + (p[1] - y) * dy)) + distance;
    return [x + dx * reach, y + dy * reach];
  });
  return spline(corners, 0.5, true);
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
