import { expect, it } from 'vitest';
import { EVERYONE } from '../lib/viewers.ts';
import { address, fromAddress } from './address.ts';

it('an address leads to a moment as a viewer counts it', () => {
  const here = address({ id: 'abc', moment: 40, viewer: 2 });
  expect(here).toBe('/replay/abc?moment=40&seat=2');
  expect(fromAddress(new URL(here, 'http://x').searchParams)).toEqual({ moment: 40, seat: 2 });
  expect(address({ id: 'abc', moment: 0, viewer: null })).toBe('/replay/abc?moment=0');
  expect(address({ id: 'abc', moment: 3, viewer: EVERYONE })).toBe('/replay/abc?moment=3&seat=all');
  expect(fromAddress(new URLSearchParams('moment=3&seat=all'))).toEqual({ moment: 3, seat: EVERYONE });
  expect(fromAddress(new URLSearchParams('moment=-1&seat=x'))).toEqual({ moment: null, seat: null });
});
