/** Options in words for people, with what they cost or bring. */
import type { Table } from '../../lib/table.svelte.ts';
import type { FirstTsarView } from '../../lib/wire.ts';
import type { Label } from '../module.ts';
import { origin, tokenBetween } from './counting.ts';
import { named, plain, spellDeal, spellMetric, spellText, spellToken, unslug } from './effects.ts';
import { CHAMBERS, PIECES, SIGNS, SYMBOLS, TYPES } from './symbols.ts';

type At = Pick<Table<FirstTsarView>, 'view' | 'now' | 'seat'>;

const ENDS: Record<string, Label> = {
  skip: { text: 'Skip', quiet: true },
  done: { text: 'Done here', detail: 'what is left of the chamber’s actions is skipped', quiet: true },
  end: { text: 'End turn', quiet: true },
  'go-on': { text: 'Go on', detail: 'to the second token', quiet: true },
  'no-seal': { text: 'No seal', detail: 'act without the bonus', quiet: true },
  war: { text: 'Go to war', detail: 'no Spoils are left', icon: SIGNS.war },
};

const ACTIONS: Record<string, Label> = {
  warrior: { text: 'Place a warrior', detail: 'into a city with a piece of yours', icon: PIECES.warrior },
  move: { text: 'Move a piece', detail: 'a warrior or boyar along a waterway', icon: SYMBOLS.move },
  project: { text: 'Take a Project', detail: 'from the display or the deck', icon: SIGNS.project },
  foreign: { text: 'Take a foreign good', detail: 'gunpowder, textile or steel', icon: SIGNS.foreign },
  exchange: { text: 'Exchange', detail: 'two goods or coins for one', icon: SYMBOLS.swap },
  estate: { text: 'Take an Estate', detail: 'from the display or the deck', icon: SIGNS.estate },
  title: { text: 'Take a Title', detail: 'from the display or the deck', icon: SIGNS.title },
};

const FREE: Record<string, Label> = {
  sell_local: { text: 'Sell two local goods', detail: 'free action: 2 local goods → 1 coin', icon: SIGNS.local },
  sell_foreign: { text: 'Sell a foreign good', detail: 'free action: 1 foreign good → 1 coin', icon: SIGNS.foreign },
  trade_in: { text: 'Trade in two tokens', detail: 'free action: 2 Trade tokens → a Project', icon: SIGNS.trade },
};

/** By verb, given what it is about. */
const VERBS: Record<string, (what: string, at: At) => Label> = {
  keep: (what, at) => ({ ...card(what, at), text: `Keep ${title(what, at)}` }),
  plan: (what, at) => chamber(what, at, 'Boyar to'),
  leave: (what, at) => chamber(what, at, 'Leave'),
  bid: (what) => bid(what),
  action: (what) => ACTIONS[what] ?? { text: named(what) },
  seal: (_, at) => ({
    text: 'Place a seal',
    detail: `use the bonus as well${at.view?.seats.length === 2 ? ', for 1 coin' : ''}`,
    icon: SIGNS.seal,
  }),
  free: (what) => FREE[what] ?? { text: named(what) },
  use: (what, at) => ({ ...card(what, at), text: `Use ${title(what, at)}` }),
  gain: (what) => ({ text: `Gain ${what === 'coin' ? 'a coin' : what}`, icon: SYMBOLS[what] }),
  pay: (what) => ({ text: `Pay ${what === 'coin' ? 'a coin' : what}`, icon: SYMBOLS[what] }),
  swap: (what) => ({
    text: `Give ${what === 'coin' ? 'a coin' : what}`,
    detail: 'for another good or coin',
    icon: SYMBOLS[what],
  }),
  produce: (what, at) => city(what, at, 'Income of', false),
  again: (what, at) => city(what, at, 'Again', false),
  income: (what, at) => city(what, at, 'Income of', false),
  warrior: (what, at) => ({ ...city(what, at, 'Warrior in', true), icon: PIECES.warrior }),
  build: (what, at) => ({ ...city(what, at, 'Build in', true), icon: PIECES.building }),
  send: (what, at) => ({ ...city(what, at, 'Boyar to', true), icon: PIECES.boyar }),
  move: (what, at) => move(what, at),
  to: (what, at) => sail(what, at),
  take: (what, at) => ({ ...card(what, at), text: `Take ${title(what, at)}` }),
  draw: (what) => ({
    text: `Draw ${what === 'estate' ? 'an Estate' : `a ${named(what)}`}`,
    detail: 'the top card of the deck',
    icon: ACTIONS[what]?.icon,
  }),
  complete: (what, at) => ({ ...card(what, at), text: `Complete ${title(what, at)}` }),
  discard: (what) => token('Give up the token', what),
  cover: (what) => token('Cover', what),
  resolve: (what) => token('Resolve', what),
  first: (what) => token('First', what),
  war: (what) => ({ text: 'Go to war', detail: `Spoils: ${spellToken(what)}`, icon: SIGNS.war }),
  reward: (what) => ({ text: capital(spellText(unslug(what))), detail: 'as the reward', icon: CHAMBERS.reward }),
};

export function label(text: string, at: At): Label {
  const [verb, ...rest] = text.split(' ');
  const what = rest.join(' ');
  if (!what && ENDS[verb]) return ENDS[verb];
  return VERBS[verb]?.(what, at) ?? { text: named(text) };
}

const capital = (text: string): string => text[0].toUpperCase() + text.slice(1);

function chamber(what: string, { view }: At, verb: string): Label {
  const found = view?.chambers.find(({ name }) => name === what);
  return {
    text: `${verb} ${found?.title.replace(' Chamber', '') ?? named(what)}`,
    detail: found?.text,
    icon: CHAMBERS[what],
  };
}

function bid(what: string): Label {
  if (what === 'ten-more') return { text: 'Ten coins, and more', icon: SIGNS.coin };
  const coins = Number(what);
  return { text: coins === 0 ? 'No coins' : coins === 1 ? 'One coin' : `${coins} coins`, icon: SIGNS.coin };
}

function city(what: string, { view }: At, verb: string, where: boolean): Label {
  const found = view?.cities.find(({ name }) => name === what);
  if (!found) return { text: `${verb} ${named(what)}` };
  const income = spellDeal(found.cost, found.income);
  return {
    text: `${verb} ${found.title}`,
    detail: where ? `${named(found.region)}, ${found.colour}; income ${income}` : income,
    icon: SYMBOLS[found.income.split(' ').at(-1) ?? ''],
  };
}

function move(what: string, at: At): Label {
  const [piece, from] = what.split('.');
  return { text: `Move the ${piece} of ${title(from, at)}`, icon: piece === 'boyar' ? PIECES.boyar : PIECES.warrior };
}

function sail(what: string, at: At): Label {
  const from = at.view && origin(at.view, at.now.options, at.seat);
  const taken = from && at.view ? tokenBetween(at.view, from, what) : null;
  return {
    ...city(what, at, 'To', true),
    ...(taken ? { detail: `takes the token: ${spellToken(taken)}` } : {}),
    icon: SYMBOLS.move,
  };
}

function token(verb: string, what: string): Label {
  return {
    text: `${verb}: ${spellToken(what)}`,
    detail: what.startsWith('pad_') ? 'printed on the pad' : 'Trade token',
    icon: SIGNS.trade,
  };
}

/** What has this name: a Project, an Estate, a Title or a city. */
function title(what: string, { view }: At): string {
  const all = [
    ...(view?.projects ?? []),
    ...(view?.own?.hand ?? []),
    ...(view?.own?.dealt ?? []),
    ...(view?.estates ?? []),
    ...(view?.titles ?? []),
    ...(view?.cities ?? []),
    ...(view?.seats.flatMap(({ estates }) => estates) ?? []),
  ];
  return all.find(({ name }) => name === what)?.title ?? named(what);
}

function card(what: string, { view }: At): Omit<Label, 'text'> {
  const is = ({ name }: { name: string }): boolean => name === what;
  const project = [...(view?.projects ?? []), ...(view?.own?.hand ?? []), ...(view?.own?.dealt ?? [])].find(is);
  if (project)
    return {
      detail: `${plain(project.type)}: ${spellText(project.cost)} → ${project.points} points`,
      icon: TYPES[project.type],
    };
  const estate = [...(view?.estates ?? []), ...(view?.seats.flatMap(({ estates }) => estates) ?? [])].find(is);
  if (estate) return { detail: `once a decade: ${spellDeal(estate.cost, estate.effect)}`, icon: SIGNS.estate };
  const rank = view?.titles.find(is);
  return rank ? { detail: `${spellMetric(rank.metric)}; now ${rank.worth}`, icon: SIGNS.title } : {};
}
