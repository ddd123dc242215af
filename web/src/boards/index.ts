import type { BoardModule } from './module.ts';

/** Boards load on demand. */
export const BOARDS: Record<string, () => Promise<{ default: BoardModule<never> }>> = {
  royals: () => import('./royals/index.ts') as never,
  catherine: () => import('./catherine/index.ts') as never,
  'first-tsar': () => import('./first-tsar/index.ts') as never,
  potemkin: () => import('./potemkin/index.ts') as never,
};
