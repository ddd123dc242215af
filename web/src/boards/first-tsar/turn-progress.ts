/** The steps of a turn, or of the phase the table is in: taken, now, still open. */
import type { Table } from '../../lib/table.svelte.ts';
import type { FirstTsarTurn, FirstTsarView } from '../../lib/wire.ts';
import { boxOf } from './box.ts';
import { destination, shortened } from './pieces.ts';

export interface ProgressItem {
  text: string;
  state: 'done' | 'now' | 'open' | 'skipped';
  /** Actions taken, left, and left as the bonus. */
  pips?: { taken: number; left: number; bonus: number };
  tip?: string;
}
type At = Pick<Table<FirstTsarView>, 'view' | 'words' | 'log' | 'now' | 'named' | 'say'>;

const STEPS = ['leave', 'seal', 'act', 'send', 'end'];
const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'];

export function turnProgress(table: At): ProgressItem[] {
  const view = table.view;
  if (!view) return [];
  switch (view.phase) {
    case 'over':
      return [{ text: 'The game is over', state: 'done' }];
    case 'keep':
    case 'warriors':
      return setUp(table, view);
    case 'plan':
      return planning(table, view);
    case 'turn':
      return turn(table, view.turn);
    case 'rewards':
      return rewards(table, view);
    default:
      return [];
  }
}

/** Steps in a row: those before `now` are done, those after it open. */
function row(texts: string[], now: number): ProgressItem[] {
  return texts.map((text, i) => ({ text, state: i < now ? 'done' : i === now ? 'now' : 'open' }));
}

const counted = (count: number, thing: string): string[] =>
  Array.from({ length: count }, (_, i) => `${ORDINALS[i] ?? `${i + 1}.`} ${thing}`);

function setUp(table: At, view: FirstTsarView): ProgressItem[] {
  const warriors = counted(boxOf(table).first_warriors, 'warrior');
  return row(['Keep a Project', ...warriors, 'Planning'], view.phase === 'keep' ? 0 : 1 + view.placed);
}

function planning(table: At, view: FirstTsarView): ProgressItem[] {
  const bids = table.now.prompt?.key === 'bid';
  const boyars = counted(boxOf(table).boyars, 'boyar');
  const texts = boyars.map((text, i) => (bids && i === view.placed ? `${text}: coins` : text));
  return row([...texts, 'Actions', 'Regions'], view.placed);
}

function rewards(table: At, view: FirstTsarView): ProgressItem[] {
  const scored = boxOf(table).scored_rounds;
  const last = view.round === scored.at(-1);
  const after = last ? 'Final scoring' : scored.includes(view.round) ? 'Scoring' : 'Next decade';
  const names = view.regions.map(({ name }) => table.named(`region:${name}`));
  const now = view.regions.findIndex(({ name }) => name === view.region);
  return row([...names, after], now).map((step, i) => ({
    ...step,
    tip: i < names.length ? `Reward of the ${step.text}` : step.text,
  }));
}

function turn(table: At, found: FirstTsarTurn | null): ProgressItem[] {
  const number = boxOf(table).chambers.findIndex(({ name }) => name === found?.chamber);
  const names = shortened(boxOf(table).chambers.map(({ name }) => table.named(`chamber:${name}`)));
  if (!found?.chamber)
    return row(['Leave a chamber', 'Seal', 'Act there', 'Boyar to a city', 'End turn'], found ? 0 : 4);
  const now = STEPS.indexOf(found.step);
  const steps = row(
    [
      `Left ${names[number] ?? ''}`,
      found.sealed ? 'Sealed' : now > 1 ? 'No seal' : 'Seal?',
      'Act there',
      goes(table, found),
      'End turn',
    ],
    now,
  );
  if (!found.sealed && now > 1) steps[1].state = 'skipped';
  steps[2].pips = { taken: found.taken, left: found.actions, bonus: found.bonus };
  steps[2].tip =
    `${table.named(`chamber_actions:${found.chamber}`)}. ` +
    `Taken: ${found.taken}, still open: ${found.actions + found.bonus}`;
  return steps;
}

function goes(table: At, found: FirstTsarTurn): string {
  const chamber = table.view?.chambers.find(({ name }) => name === found.chamber);
  const city = found.step === 'end' ? destination(table.log) : undefined;
  if (city) return `Went to ${table.named(city)}`;
  if (chamber?.goes_to === 'nowhere') return 'Stays at court';
  if (chamber?.goes_to === 'any') return 'Boyar to any city';
  return `Boyar to a ${table.named(`colour:${chamber?.goes_to}`)} city`;
}
