/** The Dnieper below the rows of the table: there and back between each two of them. */

/** The left half of a row, at the height `y`. */
const start = (y: number, width: number): string =>
  `M-40 ${y}C${0.06 * width} ${y + 3} ${0.15 * width} ${y - 3} ${0.25 * width} ${y}` +
  `S${0.45 * width} ${y + 3} ${0.56 * width} ${y}`;

/** A bank at the height `y` of each row, from left to right or back. */
const straight = (y: number, width: number): string => `${start(y, width)}S${0.8 * width} ${y - 2} ${width + 40} ${y}`;

/** Two rows with a bend at the right end. */
function bend(upper: number, lower: number, width: number): string {
  const end = width - 98;
  const drop = lower - upper;
  return (
    `${start(upper, width)}S${0.78 * width} ${upper - 2} ${end - 60} ${upper - 2}` +
    `C${end + 72} ${upper - 6} ${end + 100} ${upper + drop * 0.32} ${end + 68} ${upper + drop * 0.6}` +
    `C${end + 40} ${lower - drop * 0.14} ${end - 24} ${lower - 2} ${end - 94} ${lower}` +
    `S${0.6 * width} ${lower - 3} ${0.49 * width} ${lower}` +
    `S${0.24 * width} ${lower + 3} ${0.15 * width} ${lower}S20 ${lower + 3} -40 ${lower}`
  );
}

export function riverPaths(banks: readonly number[], width: number): string[] {
  const paths: string[] = [];
  for (let i = 0; i < banks.length; i += 2)
    paths.push(i + 1 < banks.length ? bend(banks[i], banks[i + 1], width) : straight(banks[i], width));
  return paths;
}
