import { SEAT_COLOURS } from '../lib/seat-colours.ts';
import type { SeatRequest } from '../lib/wire.ts';

/** Who a seat is for, as it is chosen on the page: a bot by its level. */
export type Sitter = 'me' | 'person' | 'open' | 'nobody' | `bot ${string}`;
export interface SeatPlan {
  sitter: Sitter;
  name: string;
}

/** The seats of a new table before anything is chosen: me and two bots. */
export function seatPlans(most: number, used: number, names: string[]): SeatPlan[] {
  return Array.from({ length: most }, (_, seat): SeatPlan => {
    if (seat === 0) return { sitter: 'me', name: '' };
    return { sitter: seat < used ? 'bot courtier' : 'nobody', name: names[seat - 1] ?? '' };
  });
}

export const isBot = (sitter: Sitter): boolean => sitter.startsWith('bot ');

/** With another sitter at a seat; I sit at one only. */
export function seated(all: SeatPlan[], seat: number, sitter: Sitter): SeatPlan[] {
  return all.map((plan, other) => {
    if (other === seat) return { ...plan, sitter };
    return sitter === 'me' && plan.sitter === 'me' ? { ...plan, sitter: 'bot courtier' } : plan;
  });
}

/** The colour of a seat by its number: each has its own, but two players have the first two. */
export function colourAt(all: SeatPlan[], seat: number): number {
  const used = all.flatMap(({ sitter }, at) => (sitter === 'nobody' ? [] : [at]));
  return used.length === 2 && used.includes(seat) ? used.indexOf(seat) : seat;
}

/** The seats that are used, each with the colour it had on the page. */
export function seatRequests(all: SeatPlan[]): SeatRequest[] {
  return all.flatMap(({ sitter, name }, seat): SeatRequest[] => {
    const colour = SEAT_COLOURS[colourAt(all, seat)];
    const named = name.trim() || null;
    if (sitter === 'nobody') return [];
    if (sitter === 'me') return [{ kind: 'person', mine: true, colour }];
    if (sitter === 'open') return [{ kind: 'open', colour }];
    if (sitter === 'person') return [{ kind: 'person', name: named, colour }];
    return [{ kind: 'bot', level: sitter.slice(4), name: named, colour }];
  });
}

/** Nobody is waited for: the cards can be dealt at once. */
export const isComplete = (all: SeatPlan[]): boolean =>
  all.every(({ sitter }) => sitter !== 'person' && sitter !== 'open');
