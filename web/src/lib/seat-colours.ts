import type { SeatCard } from './wire.ts';

/** The colours of seats. By its number in this list, each has a class (`.seat-0`, in app.css) and a shape. */
export const SEAT_COLOURS = ['red', 'blue', 'green', 'yellow', 'purple'];

/** Which colour a seat has. Two players have the first two, whichever they were given: some boxes ask for these. */
export function colourOf(seats: SeatCard[], seat: number): number {
  const known = seats.length === 2 ? -1 : SEAT_COLOURS.indexOf(seats[seat]?.colour);
  return known >= 0 ? known : seat;
}
