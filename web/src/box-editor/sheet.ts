import type { BoxLook } from '../lib/wire.ts';

export interface Size {
  width: number;
  height: number;
}

const LEAST: Size = { width: 600, height: 400 };
const MARGIN = 60;

/** How large the sheet is on which things are placed: as its board says, or so that all of them are on it. */
export function sheetOf(known: Size | undefined, looks: Record<string, BoxLook>): Size {
  if (known) return known;
  const places = Object.values(looks).flatMap(({ at }) => (at?.length === 2 ? [at] : []));
  return {
    width: Math.max(LEAST.width, ...places.map(([x]) => x + MARGIN)),
    height: Math.max(LEAST.height, ...places.map(([, y]) => y + MARGIN)),
  };
}

/** Whether anything stands anywhere: a board without a sheet of its own needs none for colours alone. */
export const hasPlaces = (looks: Record<string, BoxLook>): boolean =>
  Object.values(looks).some(({ at }) => at?.length === 2);

export const middleOf = ({ width, height }: Size): [number, number] => [Math.round(width / 2), Math.round(height / 2)];

/** A place on the sheet, in whole units. */
export function within({ width, height }: Size, x: number, y: number): [number, number] {
  const keep = (value: number, most: number): number => Math.round(Math.min(most, Math.max(0, value)));
  return [keep(x, width), keep(y, height)];
}
