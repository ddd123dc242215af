import { describe, expect, it } from 'vitest';
import { NOTHING, type Table } from '../../lib/table.svelte.ts';
import type { FirstTsarTurn, FirstTsarView } from '../../lib/wire.ts';
import { turnProgress } from './turn-progress.ts';

const TURN: FirstTsarTurn = {
  step: 'act',
  chamber: 'tower',
  sealed: true,
  taken: 1,
  actions: 2,
  bonus: 0,
  goes: ['kursk'],
  produced: [],
  token: null,
  picked: null,
};
const BOX = { scored_rounds: [1, 3], boyars: 2, first_warriors: 2, chambers: [{ name: 'tower' }, { name: 'hall' }] };

/** A table of a box with two boyars, told by targets. */
function steps(shown: Partial<FirstTsarView>, prompt = ''): string[] {
  const view = {
    round: 0,
    placed: 0,
    turn: null,
    region: null,
    regions: [{ name: 'east' }, { name: 'west' }],
    chambers: [{ name: 'tower', goes_to: 'blue' }],
    ...shown,
  };
  const table = {
    view,
    words: { box: { box: BOX, looks: {} } },
    log: [],
    now: { ...NOTHING, prompt: prompt ? { key: prompt } : null },
    named: (target: string) => `<${target}>`,
    say: () => '',
  } as unknown as Table<FirstTsarView>;
  return turnProgress(table).map(({ text, state }) => `${state} ${text}`);
}

describe('the guide', () => {
  it('shows the steps of a turn', () => {
    expect(steps({ phase: 'turn', turn: TURN })).toEqual([
      'done Left <chamber:tower>',
      'done Sealed',
      'now Act there',
      'open Boyar to a <colour:blue> city',
      'open End turn',
    ]);
    expect(steps({ phase: 'turn', turn: { ...TURN, sealed: false } })[1]).toBe('skipped No seal');
  });

  it('begins with leaving, and ends after it', () => {
    expect(steps({ phase: 'turn', turn: { ...TURN, step: 'leave', chamber: null } })[0]).toBe('now Leave a chamber');
    expect(steps({ phase: 'turn' }).at(-1)).toBe('now End turn');
  });

  it('counts the boyars of the box', () => {
    expect(steps({ phase: 'plan', placed: 1 }, 'bid')).toEqual([
      'done First boyar',
      'now Second boyar: coins',
      'open Actions',
      'open Regions',
    ]);
  });

  it('counts first warriors', () => {
    expect(steps({ phase: 'keep' })[0]).toBe('now Keep a Project');
    expect(steps({ phase: 'warriors', placed: 1 })).toEqual([
      'done Keep a Project',
      'done First warrior',
      'now Second warrior',
      'open Planning',
    ]);
  });

  it('goes through the regions of the box', () => {
    expect(steps({ phase: 'rewards', region: 'west', round: 1 })).toEqual([
      'done <region:east>',
      'now <region:west>',
      'open Scoring',
    ]);
  });
});
