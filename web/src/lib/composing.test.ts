import { describe, expect, it } from 'vitest';
import { canAdd, isComplete, progress, without, worth } from './composing.ts';

const cards = { things: ['a', 'b', 'c', 'd'].map((target) => ({ target, copies: 1, weight: 1 })), fewest: 2, most: 2 };
/** Two cards of the country count three each, others one: three of them are a wild set. */
const price = {
  things: [
    { target: 'spain', copies: 2, weight: 3 },
    { target: 'france', copies: 2, weight: 1 },
    { target: 'britain', copies: 2, weight: 1 },
  ],
  fewest: 6,
  most: 6,
};

describe('a set', () => {
  it('is complete in whatever order it is picked', () => {
    expect(isComplete([cards], ['d', 'a'])).toBe(true);
    expect(isComplete([cards], ['a'])).toBe(false);
    expect(isComplete([cards], ['a', 'b', 'c'])).toBe(false);
  });

  it('takes no more than is asked for, and nothing twice that is there once', () => {
    expect(canAdd([cards], ['a'], 'a')).toBe(false);
    expect(canAdd([cards], ['a'], 'd')).toBe(true);
    expect(canAdd([cards], ['a', 'd'], 'b')).toBe(false);
  });

  it('counts what each thing is worth', () => {
    expect(worth(price, ['spain', 'france'])).toBe(4);
    expect(isComplete([price], ['france', 'spain', 'britain', 'france'])).toBe(true);
  });

  it('tells how much of it there is', () => {
    expect(progress(price, ['france', 'spain'])).toEqual([1, 2, 2]);
    expect(progress(cards, ['a'])).toEqual([1, 2, 2]);
  });

  it('offers nothing that leads nowhere', () => {
    expect(canAdd([price], ['france', 'france', 'britain'], 'britain')).toBe(false);
    expect(canAdd([price], ['france', 'france', 'britain'], 'spain')).toBe(true);
  });

  it('gives back one at a time', () => {
    expect(without(['a', 'b', 'a'], 'a')).toEqual(['a', 'b']);
  });
});
