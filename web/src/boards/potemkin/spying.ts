import type { LogLine } from '../../lib/wire.ts';
import { keyIn } from '../../words/phrases.ts';
import type { Type } from './symbols.ts';

/** A building whose interior all have just seen. */
export interface Reveal {
  building: string;
  type: Type;
  card: string;
  real: boolean;
}

/** What has come of the spying (or inspecting) so far. */
export interface Spying {
  seat: number;
  lowered: boolean;
  assigned: string[];
  reveals: Reveal[];
}

const PART_OF_IT = new Set(['lower shield', 'assign', 'confirm', 'expose', 'killed', 'scientist leaves']);

/** The last action of the log, if it was spying or inspecting; null as soon as something else has happened. */
export function lastSpying(log: readonly LogLine[]): Spying | null {
  let begin = log.length - 1;
  while (begin >= 0 && PART_OF_IT.has(log[begin].kind)) begin -= 1;
  const first = log[begin];
  if (!first || !['spy', 'play'].includes(first.kind)) return null;
  const lines = log.slice(begin + 1);
  return {
    seat: first.seat,
    lowered: lines.some((line) => line.kind === 'lower shield'),
    assigned: lines.filter((line) => line.kind === 'assign').map((line) => nameOf(line)),
    reveals: lines.filter((line) => line.kind === 'confirm' || line.kind === 'expose').map(revealOf),
  };
}

const nameOf = (line: LogLine): string => keyIn(line.said, 'building');

function revealOf(line: LogLine): Reveal {
  return {
    building: keyIn(line.said, 'building'),
    type: keyIn(line.said, 'type') as Type,
    card: keyIn(line.said, 'card'),
    real: line.kind === 'confirm',
  };
}
