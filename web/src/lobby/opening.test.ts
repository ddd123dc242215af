import { expect, test, vi } from 'vitest';

vi.mock('../lib/route.svelte.ts', () => ({ route: {} }));
vi.mock('../words/index.ts', () => ({ t: () => ({}) }));
const { recordHead } = await import('./opening.ts');

test('the head of a record', () => {
  expect(
    recordHead('antechamber record 1\ngame first-tsar\nrules 1\ncomponents 97\nseats 3\nseed 01\n\n2 plan countries\n'),
  ).toEqual({ game: 'first-tsar', seats: 3 });
  expect(recordHead('Dear diary\ngame royals\nseats 3\n')).toBeNull();
});
