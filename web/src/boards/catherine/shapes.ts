import type { CatherineTable } from './box.ts';
import { boxOf, lookOf } from './box.ts';

/** The outline of a colour's medallion, centred on 0,0, about 32 high: colour is never the only signal. */
export interface Shape {
  path: string;
  /** How far down the middle of what it holds lies, and how large that may be. */
  drop: number;
  holds: number;
  /** How far to its side a name begins, and what pieces keep from it to the left and to the right. */
  name: number;
  left: number;
  right: number;
}

const plain = (path: string, holds = 21): Shape => ({ path, drop: 0, holds, name: 22, left: 18, right: 31 });

const SHAPES: Shape[] = [
  {
    path:
      'M0 -22Q2 -22 3.500 -19.500L20.500 9Q22.500 13 18.500 13.500H-18.500Q-22.500 13 -20.500 9L-3.500 -19.500' +
      'Q-2 -22 0 -22Z',
    drop: 2.5,
    holds: 19,
    name: 21,
    left: 22,
    right: 37,
  },
  plain('M0 -17A17 17 0 1 1 -.01 -17Z'),
  plain('M-14 -16H14Q16 -16 16 -14V14Q16 16 14 16H-14Q-16 16 -16 14V-14Q-16 -16 -14 -16Z'),
  plain('M0 -21L21 0L0 21L-21 0Z', 19),
  plain('M-9 -17H9L18 0L9 17H-9L-18 0Z'),
  plain('M0 -20L19 -6L12 16H-12L-19 -6Z'),
];
const HUES = ['#5b4a8a', '#4d6a2a', '#8a4a3c', '#2f5b8a', '#7a2f6a', '#6b5a1e'];

const place = (table: CatherineTable, colour: string): number =>
  Math.max(0, boxOf(table)?.colours.indexOf(colour) ?? 0);

export const shapeOf = (table: CatherineTable, colour: string): Shape => SHAPES[place(table, colour) % SHAPES.length];

/** The colour of lines on the map, lighter by candlelight. */
export function hueOf(table: CatherineTable, colour: string): string {
  return `oklch(from ${inkOf(table, colour)} calc(l + var(--hue-lift)) c h)`;
}

/** The ground of names on cards, deep in both themes. */
export function bandOf(table: CatherineTable, colour: string): string {
  return `oklch(from ${inkOf(table, colour)} calc(l - var(--band-drop)) calc(c * var(--band-strength)) h)`;
}

const inkOf = (table: CatherineTable, colour: string): string =>
  lookOf(table, colour).colour ?? HUES[place(table, colour) % HUES.length];
