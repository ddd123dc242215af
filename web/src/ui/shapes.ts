/** Outlines that several drawings share, centred on 0,0. */

const round = (x: number): number => Math.round(x * 10) / 10;

export function polygon(...points: [number, number][]): string {
  return 'M' + points.map(([x, y]) => `${round(x)},${round(y)}`).join('L') + 'Z';
}

/** The shape of a seat: diamond, disc, square, triangle, cross, all of about the same size to the eye. */
export function seatShape(colour: number, size: number): string {
  switch (colour) {
    case 0: {
      const k = size * 1.24;
      return polygon([0, -k], [k, 0], [0, k], [-k, 0]);
    }
    case 1:
      return `M${-size},0A${size},${size} 0 1 0 ${size},0A${size},${size} 0 1 0 ${-size},0Z`;
    case 2: {
      const k = size * 0.9;
      return polygon([-k, -k], [k, -k], [k, k], [-k, k]);
    }
    case 3: {
      const k = size * 1.3;
      return polygon([0, -k * 0.88], [k * 0.95, k * 0.74], [-k * 0.95, k * 0.74]);
    }
    default: {
      const a = size * 1.04;
      const b = size * 0.5;
      return polygon(
        [-b, -a],
        [b, -a],
        [b, -b],
        [a, -b],
        [a, b],
        [b, b],
        [b, a],
        [-b, a],
        [-b, b],
        [-a, b],
        [-a, -b],
        [-b, -b],
      );
    }
  }
}

/** A blob of wax: a wobbly circle, a little different for each seed. */
export function wax(radius: number, seed: number): string {
  let state = (seed * 7919 + 13) % 2147483647 || 1;
  const random = (): number => (state = (state * 16807) % 2147483647) / 2147483647;
  const corners = Array.from({ length: 22 }, (_, i): [number, number] => {
    const angle = (i / 22) * 2 * Math.PI;
    const k = radius * (1 + 0.07 * (random() * 2 - 1) + (i % 2 ? 0.015 : -0.015));
    return [Math.cos(angle) * k, Math.sin(angle) * k];
  });
  const middle = (i: number): string => {
    const [p, q] = [corners[i % 22], corners[(i + 1) % 22]];
    return `${round((p[0] + q[0]) / 2)},${round((p[1] + q[1]) / 2)}`;
  };
  const curves = corners.map((_, i) => `Q${corners[(i + 1) % 22].map(round).join(',')} ${middle(i + 1)}`);
  return `M${middle(0)}${curves.join('')}Z`;
}
