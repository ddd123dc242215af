import { expect, it } from 'vitest';
import { shown, typed } from './value.ts';

it.each([
  ['8', 'number', false, 8],
  ['eight', 'number', false, 'eight'],
  ['99999999999999999999', 'number', false, '99999999999999999999'],
  ['16, 8', 'numbers', true, [16, 8]],
  ['16 8;4', 'numbers', true, [16, 8, 4]],
  ['2 grain + 1 wood', 'words', false, '2 grain + 1 wood'],
  ['1 coin, favour', 'words', true, ['1 coin', 'favour']],
  ['  ', 'text', false, undefined],
  ['42', 'text', false, '42'],
])('%s is read as a value', (text, kind, isList, value) => expect(typed(text, kind, isList)).toEqual(value));

it('a value is shown as it is typed', () => {
  expect([8, [16, 8], 'Lyon', undefined].map(shown)).toEqual(['8', '16, 8', 'Lyon', '']);
});
