import { expect, it } from 'vitest';
import { roman, short } from './lettering.ts';

it('shortens the names of people only', () => {
  expect(short('Denis Ivanovich Chicherin')).toBe('Denis Chicherin');
  expect(short('Alexander Sergeyevich Stroganov')).toBe('A. Stroganov');
  expect(short('Journey to the Crimea')).toBe('Journey to the Crimea');
});

it('writes numbers as on a sundial', () =>
  expect([1, 3, 4, 6, 9, 14].map(roman)).toEqual(['I', 'III', 'IV', 'VI', 'IX', 'XIV']));
