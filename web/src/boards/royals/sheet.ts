import drawn from 'map:royals';
import type { RoyalsMap } from '../../../maps/royals.ts';

/** The engraved sheet on which everything is drawn. */
export const MAP: RoyalsMap = drawn;

/** A medallion's radius, and how far the two of a city lie from its middle. */
export const RADIUS = 17;
export const ASIDE = RADIUS + 4;
export const PLATE_HEIGHT = 44;

/** How wide the plate of a city with so many positions is, and where they stand on it. */
export const plateWidth = (positions: number): number => (positions === 1 ? 48 : 2 * ASIDE * positions);
export const positionX = (x: number, i: number, positions: number): number => x + (2 * i - positions + 1) * ASIDE;

/** How large a seat's shape and the title on it are drawn on a position, by colour. */
export const HELD: { size: number; glyph: number; y: number }[] = [
  { size: 15.6, glyph: 19, y: 0 },
  { size: 16.4, glyph: 20, y: 0 },
  { size: 16.2, glyph: 20, y: 0 },
  { size: 15.4, glyph: 15.5, y: 3.6 },
  { size: 17, glyph: 17, y: 0 },
];
