import { expect, it } from 'vitest';
import { readDraft } from './unsaved.ts';

const DRAFT = {
  title: 'Mine',
  based_on: 'standard',
  sections: [{ name: 'cities', lines: [{ key: 'lyon', values: { bonus: 4 }, provenance: { bonus: 'source' } }] }],
  looks: {},
};

it('a draft is read as it was written', () => {
  expect(readDraft(JSON.stringify(DRAFT))).toEqual(DRAFT);
});

it.each([
  '',
  'nonsense',
  'null',
  '7',
  '{}',
  JSON.stringify({ ...DRAFT, looks: null }),
  JSON.stringify({ ...DRAFT, sections: [{ name: 'cities', lines: [{ key: 'lyon' }] }] }),
])('what is no draft is not taken for one: %s', (text) => {
  expect(readDraft(text)).toBeNull();
});
