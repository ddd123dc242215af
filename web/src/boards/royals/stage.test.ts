import { expect, test } from 'vitest';
import type { RoyalsView } from '../../lib/wire.ts';
import { stage } from './stage.ts';

test('the period that is played, or the last one', () => {
  const periods = ['1648', '1680', '1714'].map((year) => ({ year }));
  expect(stage({ period: 1, periods } as unknown as RoyalsView)).toBe('Second period, 1680');
  expect(stage({ period: 3, periods } as unknown as RoyalsView)).toBe('Third period, 1714');
  const last = { period: 2, last_round: true, over: false, periods };
  expect(stage(last as unknown as RoyalsView)).toBe('Third period, 1714: the last round');
});
