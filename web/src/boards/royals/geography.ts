import drawn from 'map:royals';
import type { RoyalsMap } from '../../../maps/royals.ts';

/** Where everything stands on the sheet. */
export const MAP: RoyalsMap = drawn;

/** A medallion's radius, and how far the two of a city lie from its middle. */
export const RADIUS = 17;
export const ASIDE = RADIUS + 4;
export const PLATE_HEIGHT = 44;

export interface Plate {
  x: number;
  y: number;
  /** The side on which banished cubes stand. */
  side: -1 | 1;
  /** Width of the name as it is set. */
  name: number;
  /** How far prices move aside for what stands below the plate. */
  lean?: number;
}

/** The plates stand near the true places of their cities, with room between them. */
export const PLATES: Record<string, Plate> = {
  paris: { x: 404, y: 266, side: 1, name: 33 },
  nantes: { x: 268, y: 316, side: 1, name: 48 },
  marseille: { x: 478, y: 445, side: -1, name: 63, lean: 22 },
  lyon: { x: 481, y: 351, side: 1, name: 35 },
  bordeaux: { x: 318, y: 404, side: 1, name: 65 },
  vienna: { x: 706, y: 264, side: 1, name: 48 },
  berlin: { x: 622, y: 134, side: -1, name: 43 },
  cologne: { x: 502, y: 180, side: -1, name: 58 },
  munich: { x: 602, y: 300, side: 1, name: 53 },
  london: { x: 362, y: 179, side: -1, name: 53 },
  dublin: { x: 222, y: 134, side: -1, name: 48 },
  edinburgh: { x: 302, y: 66, side: 1, name: 73, lean: 24 },
  madrid: { x: 222, y: 517, side: -1, name: 51 },
  seville: { x: 180, y: 589, side: -1, name: 45 },
  barcelona: { x: 393, y: 512, side: 1, name: 68, lean: 18 },
  valencia: { x: 318, y: 595, side: 1, name: 57 },
};

/** A realm's name, line by line, its markers below it, and the window that shows all its plates. */
export const REALMS: Record<
  string,
  { x: number; y: number; lines: string[]; sea?: boolean; window: { x: number; y: number; scale: number } }
> = {
  france: { x: 388, y: 322, lines: ['France'], window: { x: 394, y: 362, scale: 1.08 } },
  german_states: { x: 600, y: 203, lines: ['German', 'States'], window: { x: 616, y: 214, scale: 1.08 } },
  britain: { x: 438, y: 104, lines: ['Britain'], sea: true, window: { x: 320, y: 140, scale: 1.08 } },
  spain: { x: 306, y: 486, lines: ['Spain'], window: { x: 306, y: 540, scale: 1.08 } },
};

/** How large a seat's shape and the title on it are drawn on a position, by colour. */
export const HELD: { size: number; glyph: number; y: number }[] = [
  { size: 15.6, glyph: 19, y: 0 },
  { size: 16.4, glyph: 20, y: 0 },
  { size: 16.2, glyph: 20, y: 0 },
  { size: 15.4, glyph: 15.5, y: 3.6 },
  { size: 17, glyph: 17, y: 0 },
];
