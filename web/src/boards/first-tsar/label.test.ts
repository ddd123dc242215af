import { describe, expect, it } from 'vitest';
import { NOTHING } from '../../lib/table.svelte.ts';
import type { FirstTsarView, LogLine } from '../../lib/wire.ts';
import { missing, onCard, origin, ranked, units } from './counting.ts';
import { read, readToken, slug, spell, spellText, spellToken, unslug } from './effects.ts';
import { turnProgress } from './turn-progress.ts';
import { label } from './label.ts';
import { partFor, windowOn } from './phone.ts';

const city = (name: string, title: string, income: string, cost = 'nothing'): FirstTsarView['cities'][number] => ({
  name,
  title,
  region: 'east',
  colour: 'red',
  cost,
  income,
  warriors: [1, 0],
  boyars: [0, 0],
  building: null,
});
const seat = (at_court = 0): FirstTsarView['seats'][number] => ({
  points: 0,
  favour: 1,
  goods: { grain: 1, coin: 2 },
  boyars: 0,
  warriors: 8,
  buildings: 6,
  seals: 2,
  at_court,
  war: 0,
  cards: 1,
  known: [],
  completed: [],
  estates: [],
  titles: [],
  pad: [],
  covered: [],
  spoils: [],
});
const view: FirstTsarView = {
  seat: 0,
  round: 0,
  decade: '1550s',
  first: 0,
  acting: 0,
  over: false,
  region: null,
  turn: { chamber: 'project', actions: 2, bonus: 0, produced: [], token: null, picked: null },
  chambers: [
    {
      name: 'project',
      title: 'Project Chamber',
      text: 'take or complete a Project, twice; bonus: a third time',
      assignment: 'blue',
      goes_to: 'blue',
      bids: [null, 0],
      seal: 0,
      leader: 1,
    },
    {
      name: 'reward',
      title: 'Reward Chamber',
      text: 'an Estate or a Title; bonus: another Estate',
      assignment: 'kremlin',
      goes_to: 'nowhere',
      bids: [null, null],
      seal: null,
      leader: null,
    },
  ],
  spare_assignment: [],
  cities: [
    city('moscow', 'Moscow', '1 stone', '1 coin'),
    city('ryazan', 'Ryazan', '2 grain'),
    city('kursk', 'Kursk', '2 wood'),
  ],
  waterways: [
    { name: 'moskva_and_oka', between: ['moscow', 'ryazan'], slot: true, token: 'grain_coin' },
    { name: 'upper_oka', between: ['moscow', 'kursk'], slot: false, token: null },
  ],
  regions: [],
  favour: [1, 0],
  favour_tokens: [10, 20, 30],
  projects: [
    {
      name: 'bell_tower',
      title: 'Bell Tower',
      type: 'construction',
      cost: '1 wood + 2 stone',
      points: 6,
      effect: 'place_building',
    },
  ],
  project_deck: 9,
  estates: [{ name: 'quarry', title: 'Quarry', cost: '1 coin', effect: '1 stone + 1 wood', used: false }],
  estate_deck: 9,
  estate_discards: [],
  titles: [{ name: 'voevoda', title: 'Voevoda', metric: '2 vp a Military project', worth: 4 }],
  title_deck: 9,
  title_discards: [],
  spoils: [],
  spoils_pile: 0,
  spoils_discards: [],
  trade_pile: 0,
  trade_discards: [],
  region_discards: [],
  seats: [seat(1), seat()],
  own: { hand: [], dealt: [], rejected: [] },
};
const at = { view, now: NOTHING, seat: 0 };
const line = (kind: string, by: number, to = ''): LogLine => ({
  moment: 0,
  kind,
  seat: by,
  said: { id: `event-${kind}`, args: { city: `city:${to}` } },
  made: 0,
});

describe('effects', () => {
  it('are read and spelled', () => {
    expect(read('2 grain + place_warrior')).toEqual([
      { count: 2, what: 'grain' },
      { count: 1, what: 'place_warrior' },
    ]);
    expect(spellText('nothing')).toBe('nothing');
    expect(spellText('2 resolve_trade')).toBe('resolve 2 tokens');
    expect(spell([{ count: 1, what: 'vp' }])).toBe('1 point');
  });

  it('of tokens are in their names', () => {
    expect(readToken('2_grain_wood')).toEqual([
      { count: 2, what: 'grain' },
      { count: 1, what: 'wood' },
    ]);
    expect(spellToken('resolve_trade_vp')).toBe('resolve a token, 1 point');
    expect(spellToken('pad_coin')).toBe('1 coin');
    expect(spellToken('something_new')).toBe('something new');
  });

  it('are words of options and back', () => {
    expect(slug('1 foreign + 1 coin')).toBe('1_foreign+1_coin');
    expect(unslug('2_place_warrior')).toBe('2 place_warrior');
    expect(unslug('take_project+1_grain')).toBe('take_project + 1 grain');
  });
});

describe('an option in words', () => {
  it.each([
    ['plan project', 'Boyar to Project', 'take or complete a Project, twice; bonus: a third time'],
    ['bid 0', 'No coins', undefined],
    ['take bell_tower', 'Take Bell Tower', 'construction: 1 wood, 2 stone → 6 points'],
    ['take quarry', 'Take Quarry', 'once a decade: 1 coin → 1 stone, 1 wood'],
    ['take voevoda', 'Take Voevoda', '2 points a Military project; now 4'],
    ['produce moscow', 'Income of Moscow', '1 coin → 1 stone'],
    ['send ryazan', 'Boyar to Ryazan', 'East, red; income 2 grain'],
    ['move warrior.kursk', 'Move the warrior of Kursk', undefined],
    ['war 3_vp', 'Go to war', 'Spoils: 3 points'],
    ['reward 1_foreign+1_coin', '1 foreign good, 1 coin', 'as the reward'],
    ['resolve pad_grain', 'Resolve: 1 grain', 'printed on the pad'],
    ['draw estate', 'Draw an Estate', 'the top card of the deck'],
    ['keep muster_of_the_levy', 'Keep Muster of the Levy', undefined],
  ])('%s', (text, words, detail) => {
    expect(label(text, at)).toMatchObject({ text: words });
    expect(label(text, at).detail).toBe(detail);
  });

  it('sets apart what ends or gives up something', () => {
    expect(['skip', 'done', 'end', 'go-on', 'no-seal'].map((text) => label(text, at).quiet)).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(label('seal', at)).toMatchObject({ text: 'Place a seal', detail: 'use the bonus as well, for 1 coin' });
  });

  it('says which token lies on the way', () => {
    const options = ['to ryazan', 'to kursk'].map((text) => ({ text, targets: [`city:${text.slice(3)}`] }));
    expect(origin(view, options, 0)).toBe('moscow');
    expect(label('to ryazan', { ...at, now: { ...NOTHING, options } }).detail).toBe('takes the token: 1 grain, 1 coin');
  });
});

describe('counting', () => {
  it('tells what a Project lacks', () => {
    expect(missing('1 wood + 2 stone', { wood: 1, stone: 1 })).toEqual([{ count: 1, what: 'stone' }]);
    expect(units('2 stone', { stone: 1 }).map(({ there }) => there)).toEqual([true, false]);
  });

  it('ranks by number, then by favour', () => {
    expect(ranked([2, 0, 2, 3], [2, 1, 0, 3])).toEqual([3, 2, 0]);
  });

  it('knows who stands on an Assignment card', () => {
    const log = [line('leave', 0)];
    expect(view.chambers.map((chamber) => onCard(view, log, chamber))).toEqual([[0], []]);
    expect(view.chambers.map((chamber) => onCard(view, [...log, line('send', 0, 'kursk')], chamber))).toEqual([
      [],
      [0],
    ]);
  });
});

describe('the guide', () => {
  it('shows the steps of a turn', () => {
    const steps = turnProgress(view, [line('leave', 0), line('seal', 0)], 'act');
    expect(steps.map(({ text, state }) => `${state} ${text}`)).toEqual([
      'done Left Project',
      'done Sealed',
      'now Projects',
      'open Boyar to a blue city',
      'open End turn',
    ]);
    expect(steps[2].pips).toEqual({ taken: 1, left: 2, bonus: 0 });
  });

  it('begins with leaving', () => {
    expect(turnProgress(view, [line('plan', 0)], 'leave')[0]).toEqual({ text: 'Leave a chamber', state: 'now' });
  });
});

it('a phone shows the part where most of what may be chosen lies', () => {
  expect(
    partFor([
      { text: 'a', targets: ['chamber:project'] },
      { text: 'b', targets: ['pad:sell_local'] },
    ]),
  ).toBe('kremlin');
  expect(partFor([{ text: 'skip', targets: ['skip'] }])).toBeNull();
});

it('a phone looks at the cities that may be chosen', () => {
  expect(
    windowOn([
      [100, 100],
      [200, 150],
    ]),
  ).toEqual({ x: 150, y: 101, scale: 1 });
  expect(
    windowOn([
      [0, 0],
      [800, 500],
    ]),
  ).toEqual({ x: 400, y: 226, scale: 0.72 });
  expect(windowOn([])).toBeNull();
});
