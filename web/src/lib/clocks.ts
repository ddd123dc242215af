import type { TableSettings, SeatCard, Waiting } from './wire.ts';

/** The clock of a table, in seconds: for each decision, or for the whole game and some more with each decision. */
export type Clock = Required<Pick<TableSettings, 'clock' | 'bank' | 'increment'>>;

export const NO_CLOCK: Clock = { clock: 0, bank: 0, increment: 0 };
const each = (clock: number): Clock => ({ ...NO_CLOCK, clock });
const game = (bank: number, increment: number): Clock => ({ ...NO_CLOCK, bank, increment });

export const FOR_EACH: Clock[] = [60, 180, 300, 900, 3600, 86400, 3 * 86400, 7 * 86400].map(each);
export const FOR_THE_GAME: Clock[] = [
  game(600, 10),
  game(1200, 15),
  game(1800, 20),
  game(3600, 30),
  game(5 * 86400, 3600),
];

export const clockOf = (options: TableSettings | undefined): Clock => ({
  clock: options?.clock ?? 0,
  bank: options?.bank ?? 0,
  increment: options?.increment ?? 0,
});
export const keyOf = ({ clock, bank, increment }: Clock): string => `${clock} ${bank} ${increment}`;

/** The clock that a key stands for. */
export function clockBy(key: string): Clock {
  const [clock = 0, bank = 0, increment = 0] = key.split(' ').map(Number);
  return { clock, bank, increment };
}

/**
 * Whose time is shown: mine if I have something to decide, else that of the person who has the least. Bots have none.
 */
export function shown(waiting: Waiting[], seats: SeatCard[], mine: number | null): Waiting | undefined {
  const own = waiting.find((one) => one.seat === mine);
  if (own) return own;
  const isBot = ({ seat }: Waiting): boolean => seats[seat]?.kind === 'bot' || Boolean(seats[seat]?.stand_in);
  return [...waiting].sort(
    (a, b) => Number(isBot(a)) - Number(isBot(b)) || (a.until ?? a.since) - (b.until ?? b.since),
  )[0];
}

/** The seconds that are left; null where no clock runs. */
export function left(one: Waiting | undefined, seats: SeatCard[], now: number): number | null {
  const seat = one && seats[one.seat];
  if (one?.until == null || seat?.kind === 'bot' || seat?.stand_in) return null;
  return Math.max(0, Math.round((one.until - now) / 1000));
}

/** A time on a clock's face. */
export function face(seconds: number): string {
  if (seconds >= 86400) return `${Math.floor(seconds / 86400)} d ${Math.floor((seconds % 86400) / 3600)} h`;
  const minutes = String(Math.floor(seconds / 60) % 60);
  const rest = String(seconds % 60).padStart(2, '0');
  return seconds >= 3600 ? `${Math.floor(seconds / 3600)}:${minutes.padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
