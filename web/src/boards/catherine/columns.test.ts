import { expect, it } from 'vitest';
import type { CatherineOwn } from '../../lib/wire.ts';
import { drawnColumns } from './columns.ts';

const display = [
  { card: 'old', below: null, match: false },
  { card: 'used', below: 'spent', match: true },
];
const own = (laid: Partial<CatherineOwn>): CatherineOwn => ({
  hand: [],
  row: [],
  adds: {},
  tucked: null,
  below: null,
  fits: [],
  paid: [],
  owed: 0,
  free: [],
  ...laid,
});

it('shows a display as everybody sees it', () => {
  expect(drawnColumns(display, null).map(({ card, below, match }) => [card, below, match])).toEqual([
    ['old', null, false],
    ['used', 'spent', true],
  ]);
});

it('asks every open column where the activation card shall go', () => {
  const asking = drawnColumns(display, own({ row: ['added'], tucked: 'tucked', fits: ['added'] }));
  expect(asking.map(({ card, asked, match, fresh }) => [card, asked, match, fresh])).toEqual([
    ['old', true, false, false],
    ['used', false, true, false],
    ['added', true, true, true],
  ]);
});

it('shows the cards being laid where they will lie', () => {
  const shown = drawnColumns(display, own({ row: ['added'], tucked: 'tucked', below: 'old', fits: ['old'] }));
  expect(shown.map(({ card, below, belowFresh, asked }) => [card, below, belowFresh, asked])).toEqual([
    ['old', 'tucked', true, false],
    ['used', 'spent', false, false],
    ['added', null, false, false],
  ]);
});

it('puts cards for a cost nowhere', () => {
  expect(drawnColumns(display, own({ paid: ['one'], owed: 1, below: 'used' }))).toHaveLength(2);
});
