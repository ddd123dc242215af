import { expect, it } from 'vitest';
import type { CatherineView } from '../../lib/wire.ts';
import { stage } from './stage.ts';

const view = (more: object): CatherineView =>
  ({ over: false, decade: 1, round_of_decade: 2, displays: [[{ card: 'any' }]], ...more }) as unknown as CatherineView;

it('counts rounds within their decade', () => expect(stage(view({}))).toBe('Decade II, round 3'));
it('begins with action rows and ends with a scoring', () => {
  expect(stage(view({ displays: [[], []] }))).toBe('The first action rows');
  expect(stage(view({ over: true }))).toBe('After the last decade');
});
