import { expect, test } from 'vitest';
import type { LogLine } from '../../lib/wire.ts';
import { lastSpying } from './spying.ts';
import { FACADES } from './facades/index.ts';
import { building, testTable, testView } from './test-view.ts';
import { turnProgress } from './turn-progress.ts';
import { facadeWidth, lots } from './village.ts';

const line = (kind: string, seat: number, at = '', type = '', card = ''): LogLine => ({
  moment: 1,
  kind,
  seat,
  said: { id: `event-${kind}`, args: { building: `building:${at}`, type: `type:${type}`, card: `card:${card}` } },
  made: 0,
});

test('gaps stay open, and those side by side are one', () => {
  const row = lots(1, [building('1.1', 'culture'), building('1.5', 'espionage')], []);
  expect(row.map(({ lot, gone }) => [lot, gone])).toEqual([
    [1, 0],
    [2, 3],
    [5, 0],
  ]);
});

test('what has just fallen still lies in its lot', () => {
  const reveal = { by: 0, building: '1.3', type: 'science', card: 'fake_plain', real: false };
  expect(lots(1, [building('1.1', 'culture')], [reveal]).map(({ lot, fallen }) => [lot, fallen !== null])).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ]);
  expect(lots(2, [], [reveal])).toEqual([]);
});

test('villages shrink before they would wrap', () => {
  const row = (count: number) =>
    lots(
      0,
      Array.from({ length: count }, (_, i) => building(`0.${i + 1}`, 'culture')),
      [],
    );
  expect(facadeWidth(row(5), 860, 100)).toBe(80);
  expect(facadeWidth(row(12), 860, 100)).toBeLessThanOrEqual(63);
});

test('the course of spying is read from the log', () => {
  const log = [
    line('construct', 1, '1.5', 'espionage'),
    line('spy', 0),
    line('assign', 0, '1.5', 'espionage'),
    line('expose', 0, '1.5', 'espionage', 'fake_plain'),
  ];
  expect(lastSpying(log)).toEqual({
    seat: 0,
    lowered: false,
    assigned: ['1.5'],
    revealed: 1,
    fakes: 1,
  });
  expect(lastSpying([...log, line('construct', 1, '1.6', 'culture')])).toBeNull();
});

test('steps say where the spying stands', () => {
  const table = testTable(testView({ shield: 1 }), 'assign', [{ text: 'lower shield', targets: ['meeple:shield'] }]);
  table.log = [line('spy', 0)];
  expect(turnProgress(table).map(({ title, state }) => `${title} ${state}`)).toEqual([
    'Shield now',
    'Assign now',
    'Order later',
    'Reveal later',
  ]);
  const resolve = testTable(testView(), 'resolve');
  resolve.log = [line('spy', 0), line('assign', 0, '1.1', 'culture')];
  expect(turnProgress(resolve).map(({ state }) => state)).toEqual(['done', 'done', 'now', 'later']);
});

test('a draft says what is kept, and to whom the rest goes', () => {
  const own = { ...testView().own!, pack_to: 2 };
  const table = testTable(testView({ drafting: true, round: 2, keeps: 4, own }), 'pick');
  expect(turnProgress(table).map(({ title, text }) => `${title}: ${text}`)).toEqual([
    'First: Kept',
    'Second: Keep 1 of 3, pass 2 to Ludmila',
    'Third: One of 2',
    'Fourth: Comes without a choice',
  ]);
});

test('a turn says what can be done', () => {
  const options = [
    { text: 'construct culture', targets: ['facade:culture'] },
    { text: 'play fake_look1', targets: ['hand:fake_look1'] },
    { text: 'produce', targets: ['produce'] },
  ];
  expect(turnProgress(testTable(testView(), 'act', options)).map(({ text, state }) => [text, state])).toEqual([
    ['A facade of the supply', 'now'],
    ['Keyhole', 'now'],
    ['2 agents ready', 'later'],
    ['2 cubes, then Production', 'now'],
  ]);
});

test('a played card says what it does and what follows', () => {
  expect(turnProgress(testTable(testView({ played: 'fake_look1' }), 'look')).map(({ text }) => text)).toEqual([
    'Played by you',
    'Look behind a Facade of a rival',
    'An action follows',
  ]);
});

test('every Facade is drawn', () => {
  for (const { silhouette, marks } of Object.values(FACADES)) {
    expect(silhouette).toMatch(/^M5 146/);
    expect(marks.every(([roles, path]) => roles && path && !/NaN|undefined/.test(path))).toBe(true);
  }
});
