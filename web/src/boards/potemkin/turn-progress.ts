import type { PotemkinView, Said } from '../../lib/wire.ts';
import { cardOf, type Potemkin } from './box.ts';
import { lastSpying, type Spying } from './spying.ts';
import { SYMBOL } from './symbols.ts';

/** One step of what is going on; `target` makes it something to choose. */
export interface ProgressItem {
  title: string;
  text: string;
  state: 'done' | 'now' | 'later';
  target?: string;
  /** A symbol instead of the number, where the order is free. */
  icon?: string;
}

const SPYING = new Set(['assign', 'fetch', 'resolve', 'follow']);

/** Am I about to have a building's interior revealed? */
export const isChecking = (table: Potemkin): boolean =>
  ['assign', 'inspect', 'resolve', 'follow'].includes(table.now.prompt?.key ?? '');

/** How far the draft, the turn or the spying has come. */
export function turnProgress(table: Potemkin): ProgressItem[] {
  const view = table.view!;
  const prompt = table.now.prompt?.key;
  if (view.over) return [];
  if (view.drafting) return drafting(table, view);
  if (prompt === 'act') return acting(table, view);
  const spying = lastSpying(table.log);
  const watched = view.seats.some((seat) => seat.village.some((building) => building.watched));
  if (spying && (watched || (prompt !== undefined && SPYING.has(prompt))))
    return spyingItems(table, view, spying, prompt);
  if (prompt === 'furnish') return furnishing(table, view);
  if (view.played) return playing(table, view, view.played);
  return month(table, view, prompt === 'station');
}

type Args = Said['args'];

function drafting(table: Potemkin, view: PotemkinView): ProgressItem[] {
  return Array.from({ length: view.keeps }, (_, i): ProgressItem => {
    const number = i + 1;
    const cards = view.keeps - i;
    const title = table.say({ id: 'step-card', args: { number } });
    if (number < view.round) return { title, text: table.say({ id: 'step-card-kept' }), state: 'done' };
    if (number === view.round) return { title, text: table.say(keeping(view, cards)), state: 'now' };
    const later: Said = cards === 1 ? { id: 'step-card-last' } : { id: 'step-card-later', args: { cards } };
    return { title, text: table.say(later), state: 'later' };
  });
}

function keeping({ own }: PotemkinView, cards: number): Said {
  const args = { cards, others: cards - 1 };
  if (typeof own?.pack_to !== 'number') return { id: 'step-card-now', args };
  return { id: 'step-card-now-to', args: { ...args, next: `seat:${own.pack_to}` } };
}

function acting(table: Potemkin, view: PotemkinView): ProgressItem[] {
  const { producing, ready } = view.seats[table.seat!];
  const cubes = view.own?.output ?? 0;
  const say = (id: string, args: Args = {}): string => table.say({ id, args });
  const offered = (kind: string): string[] =>
    table.now.options.flatMap(({ targets = [] }) => targets.filter((target) => target.split(':')[0] === kind));
  const state = (kind: string): ProgressItem['state'] => (offered(kind).length > 0 ? 'now' : 'later');
  const playable = offered('hand');
  return [
    {
      title: say('step-construct'),
      text: say(producing ? 'step-construct-not' : 'step-construct-how'),
      state: state('facade'),
      icon: SYMBOL.build,
    },
    { title: say('step-play'), text: playableText(table, playable), state: state('hand'), icon: SYMBOL.card },
    {
      title: say('step-spy'),
      text: say('step-spy-how', { agents: ready }),
      state: state('spy'),
      target: 'spy',
      icon: SYMBOL.agent,
    },
    {
      title: say('step-produce'),
      text: say(producing ? 'step-produce-how' : 'step-produce-flip', { cubes }),
      state: state('produce'),
      target: 'produce',
      icon: SYMBOL.produce,
    },
  ];
}

function playableText(table: Potemkin, cards: string[]): string {
  if (cards.length === 0) return table.say({ id: 'step-play-none' });
  return cards.length === 1
    ? table.named(cards[0])
    : table.say({ id: 'step-play-several', args: { cards: cards.length } });
}

function furnishing(table: Potemkin, view: PotemkinView): ProgressItem[] {
  return [
    { title: table.say({ id: 'step-facade' }), text: table.named(`type:${view.own?.raising ?? ''}`), state: 'done' },
    { title: table.say({ id: 'step-interior' }), text: table.say({ id: 'step-interior-how' }), state: 'now' },
  ];
}

function playing(table: Potemkin, view: PotemkinView, played: string): ProgressItem[] {
  const free = cardOf(table, played).timing === 'free action';
  const by: Said = { id: 'step-played-by', args: { who: `seat:${view.acting}` } };
  return [
    { title: table.named(`card:${played}`), text: view.acting === null ? '' : table.say(by), state: 'done' },
    { title: table.say({ id: 'step-ability' }), text: table.named(`ability:${played}`), state: 'now' },
    {
      title: table.say({ id: free ? 'step-action' : 'step-next' }),
      text: table.say({ id: free ? 'step-action-next' : 'step-next-over' }),
      state: 'later',
    },
  ];
}

const STEP_OF: Record<string, number> = { assign: 1, fetch: 1, resolve: 2, follow: 3 };

function spyingItems(table: Potemkin, view: PotemkinView, spying: Spying, prompt: string | undefined): ProgressItem[] {
  const opening = table.now.options.some(({ targets }) => targets?.includes('meeple:shield'));
  const now = opening ? 0 : (STEP_OF[prompt ?? ''] ?? (spying.revealed > 0 ? 3 : 1));
  const state = (step: number): ProgressItem['state'] =>
    step < now ? 'done' : step === now || (opening && step === 1) ? 'now' : 'later';
  const waiting = view.seats.flatMap((seat) => seat.village).filter((building) => building.watched).length;
  const steps: [title: string, text: Said, target?: string][] = [
    ['step-shield', shieldText(view, spying, opening)],
    [
      'step-assign',
      prompt === 'fetch'
        ? { id: 'step-assign-fetch' }
        : { id: 'step-assign-placed', args: { agents: spying.assigned.length } },
      'go',
    ],
    [
      'step-order',
      prompt === 'resolve' ? { id: 'step-order-next' } : { id: 'step-order-waiting', args: { agents: waiting } },
    ],
    ['step-reveal', revealText(spying, prompt), 'go home'],
  ];
  return steps.map(([title, text, target], step) => ({
    title: table.say({ id: title }),
    text: table.say(text),
    state: state(step),
    target,
  }));
}

function shieldText(view: PotemkinView, spying: Spying, opening: boolean): Said {
  if (spying.lowered) return { id: 'step-shield-spent' };
  if (view.shield === null || view.shield === spying.seat) return { id: 'step-shield-none' };
  return { id: opening ? 'step-shield-now' : 'step-shield-left', args: { owner: `seat:${view.shield}` } };
}

function revealText({ revealed, fakes }: Spying, prompt: string | undefined): Said {
  if (prompt === 'follow') return { id: 'step-reveal-follow' };
  if (revealed === 0) return { id: 'step-reveal-none' };
  return { id: 'step-reveal-some', args: { lifted: revealed, fakes } };
}

function month(table: Potemkin, view: PotemkinView, ending: boolean): ProgressItem[] {
  const { round, builders } = view;
  const now: Said = { id: 'step-actions-now', args: { round, who: `seat:${view.acting}` } };
  const later: Said = { id: 'step-month-end-later', args: { builders } };
  return [
    { title: table.say({ id: 'step-draft' }), text: table.say({ id: 'step-draft-done' }), state: 'done' },
    {
      title: table.say({ id: 'step-actions' }),
      text: ending || view.acting === null ? table.say({ id: 'step-actions-over' }) : table.say(now),
      state: ending ? 'done' : 'now',
    },
    {
      title: table.say({ id: 'step-month-end' }),
      text: ending ? table.say({ id: 'step-month-end-now' }) : table.say(later),
      state: ending ? 'now' : 'later',
    },
  ];
}
