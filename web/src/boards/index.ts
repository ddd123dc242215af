import type { BoardModule } from './module.ts';

/** Boards load on demand. */
export const BOARDS: Record<string, () => Promise<{ default: BoardModule<never> }>> = {
  royals: () => import('./royals/index.ts'),
  catherine: () => import('./catherine/index.ts'),
  'first-tsar': () => import('./first-tsar/index.ts'),
  potemkin: () => import('./potemkin/index.ts'),
};
