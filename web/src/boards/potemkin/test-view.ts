import type { Table } from '../../lib/table.svelte.ts';
import type { Option, PotemkinBuilding, PotemkinSeat, PotemkinView } from '../../lib/wire.ts';

/** A table for tests: three seats, mine is the first, a few buildings. */
export function building(name: string, type: string, more: Partial<PotemkinBuilding> = {}): PotemkinBuilding {
  return {
    name,
    type,
    cubes: 0,
    agents: 0,
    face_up: false,
    known_to: [Number(name[0])],
    watched: false,
    interior: null,
    real: null,
    ...more,
  };
}

const seat = (village: PotemkinBuilding[], more: Partial<PotemkinSeat> = {}): PotemkinSeat => ({
  cards: 2,
  pack: 0,
  producing: false,
  ready: 0,
  spent: 0,
  destroyed: [],
  village,
  ...more,
});

export function testView(more: Partial<PotemkinView> = {}): PotemkinView {
  return {
    seat: 0,
    month: 2,
    months: 4,
    direction: 'counterclockwise',
    drafting: false,
    round: 3,
    first: 1,
    acting: 0,
    over: false,
    deck: 50,
    discards: 1,
    played_before: {},
    facades: { culture: 8, espionage: 9, government: 12, industry: 13, science: 12 },
    cubes: 30,
    agents: 10,
    capitol: 1,
    scientist: 2,
    shield: null,
    played: null,
    seats: [
      seat(
        [
          building('0.1', 'industry', { cubes: 2, interior: 'fake_plain', real: false }),
          building('0.3', 'industry', { interior: 'real_tour', real: true }),
        ],
        { ready: 2 },
      ),
      seat([building('1.1', 'culture'), building('1.2', 'culture'), building('1.5', 'espionage', { agents: 1 })]),
      seat([building('2.1', 'government', { cubes: 1 })], { destroyed: ['fake_plain'], spent: 1 }),
    ],
    own: {
      raising: null,
      hand: { fake_look1: 1, cond_industry: 1 },
      pack: {},
      picked: null,
      aside: {},
      packs: [],
      discarded: {},
      reshuffled: {},
    },
    ...more,
  };
}

export function testTable(view: PotemkinView, key = 'act', options: Option[] = []): Table<PotemkinView> {
  const names = ['Varvara', 'Grigori', 'Ludmila'];
  const now = { waiting: [], prompt: { key, text: '', rule: '' }, options, take_back: 0, over: false, result: null };
  return { view, seat: view.seat, now, log: [], name: (one: number) => names[one] } as unknown as Table<PotemkinView>;
}
