import { expect, test } from 'vitest';
import { colourAt, isComplete, seatPlans, seated, seatRequests } from './seating.ts';

const NAMES = ['Leontine', 'Casimir', 'Odile', 'Ruprecht'];

test('me and bots, the rest unused', () => {
  expect(seatPlans(5, 3, NAMES).map((one) => one.sitter)).toEqual([
    'me',
    'bot courtier',
    'bot courtier',
    'nobody',
    'nobody',
  ]);
});

test('I sit at one seat only', () => {
  expect(seated(seatPlans(3, 3, NAMES), 2, 'me').map((one) => one.sitter)).toEqual([
    'bot courtier',
    'bot courtier',
    'me',
  ]);
});

test('two players have the first two colours, whichever seats they took', () => {
  const all = seatPlans(5, 1, []).map((plan, seat) => (seat === 3 ? { ...plan, sitter: 'open' as const } : plan));
  expect(all.map((_, seat) => colourAt(all, seat))).toEqual([0, 1, 2, 1, 4]);
  expect(seatRequests(all).map(({ colour }) => colour)).toEqual(['red', 'blue']);
});

test('unused seats are left out, colours stay', () => {
  const all = seated(seated(seatPlans(4, 3, NAMES), 1, 'nobody'), 3, 'person');
  expect(seatRequests(all)).toEqual([
    { kind: 'person', mine: true, colour: 'red' },
    { kind: 'bot', level: 'courtier', name: 'Casimir', colour: 'green' },
    { kind: 'person', name: 'Odile', colour: 'yellow' },
  ]);
});

test('a table with guests waits for them', () => {
  expect(isComplete(seatPlans(4, 3, NAMES))).toBe(true);
  expect(isComplete(seated(seatPlans(4, 3, NAMES), 1, 'open'))).toBe(false);
});
