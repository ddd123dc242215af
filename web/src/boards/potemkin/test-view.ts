import { readFileSync } from 'node:fs';
import type { Option, PotemkinBuilding, PotemkinSeat, PotemkinView, Said } from '../../lib/wire.ts';
import { Speaker } from '../../words/phrases.ts';
import type { Potemkin } from './box.ts';

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
  cubes: 0,
  points: 0,
  sources: {},
  unknown: 0,
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
    keeps: 0,
    first: 1,
    order: [1, 0, 2],
    acting: 0,
    builders: 3,
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
    needed: { culture: [3, 1, 3], government: [1, 0, 1], science: [1, 1, 0] },
    played: null,
    revealed: [],
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
      pack_from: null,
      pack_to: null,
      picked: null,
      aside: {},
      output: 2,
    },
    seen: { packs: [], discarded: {}, reshuffled: {} },
    ...more,
  };
}

const SENTENCES = new URL('../../../../src/antechamber/games/potemkin/sentences/en.ftl', import.meta.url);
export const sentences = readFileSync(SENTENCES, 'utf8');
const NAMES = ['Varvara', 'Grigori', 'Ludmila'];

const BOX = {
  cards: {
    fake_look1: { cards: 5, nature: 'fake', real: [], timing: 'free action' },
    cond_industry: { cards: 5, nature: 'industry', real: ['industry'], timing: null },
  },
  types: { culture: { facades: 12, meeple: 'shield' }, industry: { facades: 16, meeple: null } },
};
const THINGS = {
  'type:culture': 'Culture',
  'type:espionage': 'Espionage',
  'type:industry': 'Industry',
  'card:fake_look1': 'Keyhole',
  'hand:fake_look1': { id: 'same-card', args: { card: 'card:fake_look1' } },
  'ability:fake_look1': { id: 'ability-look', args: { n: 1 } },
  'facade-text:culture': { id: 'brings-cubes' },
  'building:1.5': { id: 'lot', args: { number: 5 } },
};

export const speaker = new Speaker('en', [sentences], { things: THINGS, renamed: [], seats: NAMES, viewer: 0 });

export function testTable(view: PotemkinView, key = 'act', options: Option[] = []): Potemkin {
  const now = { waiting: [], prompt: { key, text: '', rule: '' }, options, take_back: 0, over: false, result: null };
  return {
    view,
    seat: view.seat,
    now,
    log: [],
    words: { box: { box: BOX, looks: {} } },
    say: (said: Said) => speaker.say(said),
    named: (target: string) => speaker.name(target),
  } as unknown as Potemkin;
}
