/** The steps of a turn, or of the phase the table is in: taken, now, still open. */
import type { FirstTsarView, LogLine } from '../../lib/wire.ts';
import { keyIn } from '../../words/phrases.ts';
import { sinceLeaving } from './counting.ts';
import { named } from './effects.ts';

export interface ProgressItem {
  text: string;
  state: 'done' | 'now' | 'open' | 'skipped';
  /** Actions taken, left, and left as the bonus. */
  pips?: { taken: number; left: number; bonus: number };
  tip?: string;
}

const ACTIONS: Record<string, { text: string; times: number }> = {
  production: { text: 'Incomes', times: 3 },
  manoeuvre: { text: 'Place or move', times: 2 },
  project: { text: 'Projects', times: 2 },
  exchange: { text: 'Foreign good, exchanges', times: 1 },
  reward: { text: 'Estate or Title', times: 1 },
};
const REGIONS = ['east', 'south', 'west', 'north'];
const SCORED = [1, 3];
const BOYARS = ['First boyar', 'Second boyar', 'Third boyar'];
const WARRIORS = 10;

export function turnProgress(view: FirstTsarView, log: readonly LogLine[], prompt: string | null): ProgressItem[] {
  if (view.over) return [{ text: 'The game is over', state: 'done' }];
  if (view.turn) return turn(view, log, prompt);
  if (view.region !== null) return rewards(view);
  if (!log.some((line) => line.kind === 'round')) return setUp(view);
  return planning(view, prompt);
}

/** Steps in a row: those before `now` are done, those after it open. */
function row(texts: string[], now: number): ProgressItem[] {
  return texts.map((text, i) => ({ text, state: i < now ? 'done' : i === now ? 'now' : 'open' }));
}

function setUp(view: FirstTsarView): ProgressItem[] {
  const placed = view.acting === null ? -1 : WARRIORS - view.seats[view.acting].warriors;
  return row(['Keep a Project', 'First warrior', 'Second warrior', 'Planning'], placed + 1);
}

function planning(view: FirstTsarView, prompt: string | null): ProgressItem[] {
  const placed = BOYARS.length - (view.acting === null ? 0 : view.seats[view.acting].boyars);
  const now = prompt === 'bid' ? placed - 1 : placed;
  return row(
    [...BOYARS.map((text, i) => (prompt === 'bid' && i === now ? `${text}: coins` : text)), 'Actions', 'Regions'],
    now,
  );
}

function rewards(view: FirstTsarView): ProgressItem[] {
  const after = view.round === 3 ? 'Final scoring' : SCORED.includes(view.round) ? 'Scoring' : 'Next decade';
  return row([...REGIONS.map((name) => named(name)), after], REGIONS.indexOf(view.region ?? '')).map((step, i) => ({
    ...step,
    tip: i < REGIONS.length ? `Reward of the ${step.text}` : step.text,
  }));
}

function turn(view: FirstTsarView, log: readonly LogLine[], prompt: string | null): ProgressItem[] {
  const { chamber: key, actions, bonus } = view.turn!;
  const lines = sinceLeaving(view, log);
  const chamber = view.chambers.find(({ name }) => name === key);
  if (lines === null || !chamber) {
    return row(['Leave a chamber', 'Seal', 'Act there', 'Boyar to a city', 'End turn'], 0);
  }
  const sealed = lines.some((line) => line.kind === 'seal');
  const sent = lines.find((line) => line.kind === 'send');
  const { text, times } = ACTIONS[key];
  const taken = Math.max(0, times + (sealed ? 1 : 0) - actions - bonus);
  const stays = chamber.goes_to === 'nowhere';
  const now = prompt === 'seal' ? 1 : prompt === 'send' ? 3 : sent || prompt === 'end' ? 4 : 2;
  const goes = stays
    ? 'Stays at court'
    : chamber.goes_to === 'any'
      ? 'Boyar to any city'
      : `Boyar to a ${chamber.goes_to} city`;
  const steps = row(
    [
      `Left ${chamber.title.replace(' Chamber', '')}`,
      sealed ? 'Sealed' : now > 1 ? 'No seal' : 'Seal?',
      text,
      sent ? `Went to ${named(keyIn(sent.said, 'city'))}` : goes,
      'End turn',
    ],
    now,
  );
  if (!sealed && now > 1) steps[1].state = 'skipped';
  steps[2].pips = { taken, left: actions, bonus };
  steps[2].tip = `${chamber.text}. Taken: ${taken}, still open: ${actions + bonus}`;
  return steps;
}
