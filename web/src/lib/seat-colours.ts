import type { SeatCard } from './wire.ts';

/** The colours of seats. By its number in this list, each has a class (`.seat-0`, in app.css) and a shape. */
export const SEAT_COLOURS = ['red', 'blue', 'green', 'yellow', 'purple'];

export function colourOf({ seat, colour }: SeatCard): number {
  const known = SEAT_COLOURS.indexOf(colour);
  return known >= 0 ? known : seat;
}
