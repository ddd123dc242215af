/** How far a turn has come, by what is to be decided. */
import type { Royals } from './box.ts';

export const STEPS = [
  ['Draw', ['plan', 'draw']],
  ['Play', ['play', 'pay', 'plot']],
  ['Discard', ['discard', 'discard intrigue']],
] as const;

/** Which step I am at; -1 if I have nothing to decide. */
export const stepOf = (table: Royals): number =>
  STEPS.findIndex(([, prompts]) => prompts.some((prompt) => prompt === table.now.prompt?.key));

export const isDrawing = (table: Royals): boolean => stepOf(table) === 0;
