const NUMERALS: [string, number][] = [
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
];

/** `IV`; there is no nought. */
export function roman(number: number): string {
  const found = NUMERALS.find(([, value]) => value <= number);
  return found ? found[0] + roman(number - found[1]) : '';
}
