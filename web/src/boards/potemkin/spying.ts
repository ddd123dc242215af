import type { LogLine } from '../../lib/wire.ts';
import { keyIn } from '../../words/phrases.ts';

/** What has come of the spying (or inspecting) so far. */
export interface Spying {
  seat: number;
  lowered: boolean;
  assigned: string[];
  /** How many interiors all have seen, and how many of them were fake. */
  revealed: number;
  fakes: number;
}

const PART_OF_IT = new Set(['lower shield', 'assign', 'confirm', 'expose', 'killed', 'scientist leaves']);

/** The last action of the log, if it was spying or inspecting; null as soon as something else has happened. */
export function lastSpying(log: readonly LogLine[]): Spying | null {
  let begin = log.length - 1;
  while (begin >= 0 && PART_OF_IT.has(log[begin].kind)) begin -= 1;
  const first = log[begin];
  if (!first || !['spy', 'play'].includes(first.kind)) return null;
  const lines = log.slice(begin + 1);
  const count = (kind: string): number => lines.filter((line) => line.kind === kind).length;
  const fakes = count('expose');
  return {
    seat: first.seat,
    lowered: count('lower shield') > 0,
    assigned: lines.filter((line) => line.kind === 'assign').map((line) => keyIn(line.said, 'building')),
    revealed: fakes + count('confirm'),
    fakes,
  };
}
