import drawn from 'map:potemkin';

type Point = [x: number, y: number];

/** The map beside the board, on which a box places the stations of the empress. */
export const DNIEPER: {
  width: number;
  height: number;
  land: string;
  river: string;
  graticule: string;
  course: Point[];
  sea: { name: string; at: Point }[];
} = drawn;
