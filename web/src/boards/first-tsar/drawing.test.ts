import { describe, expect, it } from 'vitest';
import { isNothing, spoken, spokenDeal, units } from './amounts.ts';
import { around, meander, spline, within, type Point } from './curves.ts';
import { partFor, windowOn } from './phone.ts';
import { destination, families, shortened } from './pieces.ts';

describe('costs and effects', () => {
  it('are said with the sentences of the game', () => {
    expect(spoken({ place_warrior: 2 })).toEqual({ id: 'amount-place-warrior', args: { count: 2 } });
    expect(spoken({ favour: 1, coin: 2 })).toEqual({
      id: 'amounts',
      args: {
        parts: [
          { id: 'amount-favour', args: { count: 1 } },
          { id: 'amount-coin', args: { count: 2 } },
        ],
      },
    });
    expect(spoken({})).toEqual({ id: 'nothing' });
  });

  it('are a deal if something is paid', () => {
    expect(spokenDeal({ coin: 1 }, { stone: 1 }).id).toBe('deal');
    expect(spokenDeal({}, { stone: 1 }).id).toBe('amount-stone');
    expect([isNothing({}), isNothing({ vp: 1 })]).toEqual([true, false]);
  });

  it('show each piece, those that are lacking last of their kind', () => {
    expect(units({ wood: 1, stone: 2 }, { stone: 1 })).toEqual([
      { what: 'wood', there: true },
      { what: 'stone', there: true },
      { what: 'stone', there: false },
    ]);
    expect(units({ stone: 2 }).every(({ there }) => there)).toBe(true);
  });
});

describe('pieces', () => {
  it('stand together by family', () => {
    expect(families(undefined)).toEqual([]);
    expect(families({ warriors: [2, 0, 0], boyars: [0, 0, 1], building: 2, influence: [2, 0, 4] })).toEqual([
      { seat: 0, building: false, boyars: 0, warriors: 2 },
      { seat: 2, building: true, boyars: 1, warriors: 0 },
    ]);
  });

  it('have names without what most of them end with', () => {
    expect(shortened(['Production Chamber', 'Reward Chamber'])).toEqual(['Production', 'Reward']);
    expect(shortened(['East Wing', 'West Wing', 'Golden Hall'])).toEqual(['East', 'West', 'Golden Hall']);
    expect(shortened(['Sala del trono', 'Cortile'])).toEqual(['Sala del trono', 'Cortile']);
  });

  it('have gone where the log says, unless a turn has begun since', () => {
    const line = (kind: string, city = ''): Parameters<typeof destination>[0][number] => ({
      moment: 0,
      kind,
      seat: 0,
      said: { id: `event-${kind}`, args: { city } },
      made: 0,
    });
    expect(destination([line('leave'), line('send', 'city:kursk')])).toBe('city:kursk');
    expect(destination([line('send', 'city:kursk'), line('leave')])).toBeUndefined();
    expect(destination([])).toBeUndefined();
  });
});

describe('curves', () => {
  it('go through their ends', () => {
    const river = meander([
      [0, 0],
      [100, 0],
      [200, 0],
    ]);
    expect(river[0]).toEqual([0, 0]);
    expect(river.at(-1)).toEqual([200, 0]);
    expect(river).toContainEqual([100, 0]);
    expect(spline(river, 1)).toMatch(/^M0.0,0.0C.* 200.0 0.0$/);
  });

  it('know what is within them', () => {
    const square: Point[] = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ];
    expect([within([5, 5], square), within([15, 5], square), within([5, -1], square)]).toEqual([true, false, false]);
    expect(around([[50, 50]], 20)).toMatch(/^M70.0,50.0C.*Z$/);
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
