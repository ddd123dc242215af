import { expect, test } from 'vitest';
import { cardByCard, total } from './stacks.ts';

test('cards are numbered on from those still in hand', () => {
  expect(cardByCard({ france: 2 }, { france: 3 })).toEqual([
    { kind: 'france', number: 3 },
    { kind: 'france', number: 4 },
  ]);
  expect(total({ france: 2, spain: 1 })).toBe(3);
});
