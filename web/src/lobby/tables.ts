import type { SeatCard, TableCard } from '../lib/wire.ts';

/** Where a table of mine is found: at the seat that has something to decide, else at my first. */
export function addressOf(table: TableCard): string {
  const seat = table.mine.find((one) => table.waiting.includes(one)) ?? table.mine[0];
  return `/table/${table.id}${seat === undefined ? '' : `?seat=${seat}`}`;
}

export function rivalsOf(table: TableCard): SeatCard[] {
  return table.seats.filter((one) => !table.mine.includes(one.seat) && one.kind !== 'open');
}

export interface Outcome {
  mine: boolean;
  place: number;
  points: number;
  name: string;
}

/** How a game came out for me, or for its winner if I did not play; null if it was not finished. */
export function outcome(table: TableCard): Outcome | null {
  if (!table.result) return null;
  const seats = table.result.map((one, seat) => ({ ...one, seat })).sort((one, other) => one.place - other.place);
  const own = seats.find((one) => table.mine.includes(one.seat));
  const told = own ?? seats[0];
  return { mine: own !== undefined, place: told.place, points: told.points, name: table.seats[told.seat].name };
}
