import type { Table } from '../../lib/table.svelte.ts';
import type { PotemkinView } from '../../lib/wire.ts';
import { cardOf } from './cards.ts';
import { lastSpying, type Spying } from './spying.ts';
import { capital, many, SYMBOL } from './types.ts';

type Potemkin = Table<PotemkinView>;

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
  if (prompt === 'furnish') return furnishing(view);
  if (view.played) return playing(table, view, view.played);
  return month(table, view, prompt === 'station');
}

const NUMBERS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'];

function drafting(table: Potemkin, view: PotemkinView): ProgressItem[] {
  const seat = view.seats[table.seat ?? view.first];
  const all = seat.cards + seat.pack;
  const to = table.seat === null ? '' : ` to ${table.name(neighbour(view, table.seat))}`;
  return Array.from({ length: all }, (_, i): ProgressItem => {
    const title = NUMBERS[i];
    if (i < seat.cards) return { title, text: 'Kept', state: 'done' };
    if (i > seat.cards)
      return { title, text: i === all - 1 ? 'Comes without a choice' : `One of ${all - i}`, state: 'later' };
    return { title, text: `Keep 1 of ${seat.pack}, pass ${seat.pack - 1}${to}`, state: 'now' };
  });
}

/** Who gets my pack, or plays after me. */
export function neighbour(view: PotemkinView, seat: number, back = false): number {
  const step = (view.direction === 'clockwise') === back ? -1 : 1;
  return (seat + step + view.seats.length) % view.seats.length;
}

function acting(table: Potemkin, view: PotemkinView): ProgressItem[] {
  const own = view.seats[table.seat!];
  const verbs = (verb: string): string[] =>
    table.now.options.map((option) => option.text).filter((text) => text.split(' ')[0] === verb);
  const state = (verb: string): ProgressItem['state'] => (verbs(verb).length > 0 ? 'now' : 'later');
  const playable = verbs('play').map((text) => cardOf(text.slice('play '.length)).title);
  const works = own.village.filter((building) => building.type === 'industry').length;
  return [
    {
      title: 'Construct',
      text: own.producing ? 'Not in Production Mode' : 'A facade of the supply',
      state: state('construct'),
      icon: SYMBOL.build,
    },
    {
      title: 'Play',
      text: playable.length > 1 ? `${playable.length} of your hand` : (playable[0] ?? 'No ability to play'),
      state: state('play'),
      icon: SYMBOL.card,
    },
    { title: 'Spy', text: `${many(own.ready, 'agent')} ready`, state: state('spy'), target: 'spy', icon: SYMBOL.agent },
    {
      title: 'Produce',
      text: `${many(works, 'cube')}${own.producing ? '' : ', then Production'}`,
      state: state('produce'),
      target: 'produce',
      icon: SYMBOL.produce,
    },
  ];
}

function furnishing(view: PotemkinView): ProgressItem[] {
  return [
    { title: 'Facade', text: capital(view.own?.raising ?? ''), state: 'done' },
    { title: 'Interior', text: 'A card of your hand goes behind it', state: 'now' },
  ];
}

function playing(table: Potemkin, view: PotemkinView, played: string): ProgressItem[] {
  const card = cardOf(played);
  return [
    {
      title: card.title,
      text: view.acting === null ? '' : `Played by ${table.seat === view.acting ? 'you' : table.name(view.acting)}`,
      state: 'done',
    },
    { title: 'Ability', text: card.text, state: 'now' },
    card.timing === 'free action'
      ? { title: 'Action', text: 'An action follows', state: 'later' }
      : { title: 'Next', text: 'The turn is over', state: 'later' },
  ];
}

const STEP_OF: Record<string, number> = { assign: 1, fetch: 1, resolve: 2, follow: 3 };

function spyingItems(table: Potemkin, view: PotemkinView, spying: Spying, prompt: string | undefined): ProgressItem[] {
  const watched = view.seats.flatMap((seat) => seat.village).filter((building) => building.watched).length;
  const opening = table.now.options.some((option) => option.text === 'lower shield');
  const now = opening ? 0 : (STEP_OF[prompt ?? ''] ?? (spying.reveals.length > 0 ? 3 : 1));
  const state = (step: number): ProgressItem['state'] =>
    step < now ? 'done' : step === now || (opening && step === 1) ? 'now' : 'later';
  return [
    { title: 'Shield', text: shieldText(table, view, spying, opening), state: state(0) },
    {
      title: 'Assign',
      text: prompt === 'fetch' ? 'Which agents go?' : `${many(spying.assigned.length, 'agent')} placed`,
      state: state(1),
      target: 'go',
    },
    {
      title: 'Order',
      text: prompt === 'resolve' ? 'Whose facade is lifted next?' : `${many(watched, 'agent')} waiting`,
      state: state(2),
    },
    { title: 'Reveal', text: revealText(spying, prompt), state: state(3), target: 'go home' },
  ];
}

function shieldText(table: Potemkin, view: PotemkinView, spying: Spying, opening: boolean): string {
  if (spying.lowered) return 'An agent is spent on it';
  if (view.shield === null || view.shield === spying.seat) return 'None in the way';
  return opening ? `${table.name(view.shield)}’s: now or not at all` : `${table.name(view.shield)}’s left standing`;
}

function revealText(spying: Spying, prompt: string | undefined): string {
  if (prompt === 'follow') return 'The agent may go on, or go home';
  const fakes = spying.reveals.filter((reveal) => !reveal.real).length;
  return spying.reveals.length === 0 ? 'Nothing lifted yet' : `${spying.reveals.length} lifted, ${fakes} fake`;
}

function month(table: Potemkin, view: PotemkinView, ending: boolean): ProgressItem[] {
  const who =
    view.acting === null ? '' : view.acting === table.seat ? 'your turn' : `${table.name(view.acting)}’s turn`;
  const builders = view.seats.filter((seat) => !seat.producing).length;
  return [
    { title: 'Draft', text: 'Everybody has drafted', state: 'done' },
    { title: 'Actions', text: ending ? 'Over' : `Round ${view.round}, ${who}`, state: ending ? 'done' : 'now' },
    {
      title: 'End of the month',
      text: ending ? 'Spent agents are ready again' : `When one of ${builders} builders is left`,
      state: ending ? 'now' : 'later',
    },
  ];
}
