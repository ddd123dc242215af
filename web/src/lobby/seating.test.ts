import { expect, test } from 'vitest';
import { isComplete, places, seated, wishes } from './seating.ts';

const NAMES = ['Leontine', 'Casimir', 'Odile', 'Ruprecht'];

test('me and bots, the rest unused', () => {
  expect(places(5, 3, NAMES).map((one) => one.sitter)).toEqual([
    'me',
    'bot courtier',
    'bot courtier',
    'nobody',
    'nobody',
  ]);
});

test('I sit at one seat only', () => {
  expect(seated(places(3, 3, NAMES), 2, 'me').map((one) => one.sitter)).toEqual(['bot courtier', 'bot courtier', 'me']);
});

test('unused seats are left out, colours stay', () => {
  const all = seated(seated(places(4, 3, NAMES), 1, 'nobody'), 3, 'person');
  expect(wishes(all)).toEqual([
    { kind: 'person', mine: true, colour: 'red' },
    { kind: 'bot', level: 'courtier', name: 'Casimir', colour: 'green' },
    { kind: 'person', name: 'Odile', colour: 'yellow' },
  ]);
});

test('a table with guests waits for them', () => {
  expect(isComplete(places(4, 3, NAMES))).toBe(true);
  expect(isComplete(seated(places(4, 3, NAMES), 1, 'open'))).toBe(false);
});
