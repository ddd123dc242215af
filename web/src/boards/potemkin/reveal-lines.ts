import type { Option, Said } from '../../lib/wire.ts';

/** What comes of checking a building if it is fake, and if it is real; nothing where one has seen that it is not. */
export interface RevealLines {
  fake: Said[];
  real: Said[];
}

/** Both in lines, from what is told of the option. */
export function revealLines({ detail }: Option): RevealLines {
  const { fake, real } = (detail?.args ?? {}) as { fake?: Said; real?: Said };
  return { fake: fake ? ofFake(fake.args ?? {}) : [], real: real ? ofReal(real.id) : [] };
}

const ofFake = (args: NonNullable<Said['args']>): Said[] => [
  { id: 'falls', args: { cubes: args.cubes, agents: args.agents } },
  { id: 'brings-points', args: { points: args.points } },
  ...(args.scientist ? [{ id: 'scientist-goes', args: { owner: args.owner } }] : []),
  ...(args.onward ? [{ id: 'agent-goes-on' }] : []),
];

const ofReal = (id: string): Said[] => [{ id: 'stays' }, ...(id === 'it-kills' ? [{ id: 'agent-dies' }] : [])];
