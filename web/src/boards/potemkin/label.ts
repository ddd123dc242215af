import type { Table } from '../../lib/table.svelte.ts';
import type { PotemkinView } from '../../lib/wire.ts';
import type { Label } from '../module.ts';
import { behind, cardOf, type Card } from './cards.ts';
import { inShort, outcomes } from './outcomes.ts';
import { capital, isType, many, MEEPLE_WORDS, SYMBOL, WORTH, type Meeple, type Type } from './types.ts';
import { buildingTitle, countType, find, goods, seatOf } from './village.ts';

type Potemkin = Table<PotemkinView>;

/** `Ludmila’s`, or `your`. */
export const whose = (table: Potemkin, seat: number): string =>
  seat === table.seat ? 'your' : `${table.name(seat)}’s`;

const iconOf = (card: Card): string => SYMBOL[card.sort];
const sortOf = (card: Card): string => (isType(card.sort) ? `Real behind ${capital(card.sort)}` : capital(card.sort));

const ofCard = (verb: string, name: string): Label => {
  const card = cardOf(name);
  return {
    text: `${verb}${card.title}`,
    detail: isType(card.sort) ? card.text : `${sortOf(card)}. ${card.text}`,
    icon: iconOf(card),
  };
};

/** A choice of a building: what it is, and what lies or stands behind it. */
const ofBuilding =
  (sentence: (title: string) => string, icon: string) =>
  (name: string, table: Potemkin): Label => {
    const building = table.view && find(table.view, name);
    if (!building) return { text: sentence(`${whose(table, seatOf(name))} building`), icon };
    const title = buildingTitle(table.view!, name, (seat) => whose(table, seat));
    return {
      text: sentence(title),
      detail: goods(building) ? `${capital(goods(building))} behind it` : undefined,
      icon,
    };
  };

/** A building that would be revealed: both outcomes. */
const ofReveal =
  (sentence: (title: string) => string, byAgent: boolean) =>
  (name: string, table: Potemkin): Label => {
    const plain = ofBuilding(sentence, SYMBOL.curtains)(name, table);
    const building = table.view && find(table.view, name);
    return building
      ? { ...plain, detail: inShort(outcomes(table.view!, building, byAgent, table.name(seatOf(name)))) }
      : plain;
  };

const ofMeeple =
  (sentence: (meeple: string) => string) =>
  (name: string): Label => ({
    text: sentence(name),
    detail: MEEPLE_WORDS[name as Meeple],
    icon: SYMBOL[name as Meeple],
  });

function construct(type: string, table: Potemkin): Label {
  const own = table.view && table.seat !== null ? countType(table.view, table.seat, type as Type) : 0;
  return {
    text: `Construct ${capital(type)}`,
    detail: `${WORTH[type as Type]}. You have ${own || 'none'}.`,
    icon: SYMBOL[type as Type],
  };
}

function furnish(name: string, table: Potemkin): Label {
  const card = cardOf(name);
  const raising = table.view?.own?.raising;
  const is = raising ? `${capital(behind(card, raising))} behind ${capital(raising)}` : sortOf(card);
  return { text: card.title, detail: `${is}.`, icon: raising ? SYMBOL[behind(card, raising)] : iconOf(card) };
}

function play(name: string): Label {
  const card = cardOf(name);
  return {
    text: `Play ${card.title}`,
    detail: `${capital(card.timing || 'action')}: ${card.text}`,
    icon: iconOf(card),
  };
}

function tour(seat: string, table: Potemkin): Label {
  const hidden = table.view?.seats[Number(seat)].village.filter((building) => !building.face_up).length ?? 0;
  return {
    text: `Visit ${whose(table, Number(seat))} village`,
    detail: `${many(hidden, 'interior')} face down`,
    icon: SYMBOL.eye,
  };
}

const arrestBehind = ofBuilding((title) => `Arrest an agent behind ${title}`, SYMBOL.skull);

function arrest(name: string, table: Potemkin): Label {
  if (!name.endsWith('.spent')) return arrestBehind(name, table);
  return {
    text: `Arrest ${whose(table, seatOf(name))} spent agent`,
    detail: 'It goes back to the supply',
    icon: SYMBOL.skull,
  };
}

function produce(_: string, table: Potemkin): Label {
  const seat = table.seat === null ? undefined : table.view?.seats[table.seat];
  const works = seat?.village.filter((building) => building.type === 'industry').length ?? 0;
  const cubes = works ? `A cube behind each of your ${many(works, 'Industry', 'Industries')}` : 'You have no Industry';
  return {
    text: 'Produce resources',
    detail: seat?.producing ? cubes : `${cubes}; then Production Mode`,
    icon: SYMBOL.produce,
  };
}

function spy(_: string, table: Potemkin): Label {
  const ready = table.seat === null ? 0 : (table.view?.seats[table.seat].ready ?? 0);
  return { text: 'Send out agents', detail: `${many(ready, 'agent')} ready`, icon: SYMBOL.agent };
}

function lower(_: string, table: Potemkin): Label {
  const holder = table.view?.shield ?? null;
  return {
    text: `Spend an agent on ${holder === null ? 'the' : whose(table, holder)} shield`,
    detail: 'Possible only before an agent is placed',
    icon: SYMBOL.shield,
  };
}

function draw(_: string, table: Potemkin): Label {
  const aside = Object.values(table.view?.own?.aside ?? {}).reduce((sum, count) => sum + count, 0);
  return { text: `Draw ${many(aside, 'new card')}`, icon: SYMBOL.deck, quiet: true };
}

const VERBS: Record<string, (what: string, table: Potemkin) => Label> = {
  pick: (name) => ofCard('', name),
  construct,
  furnish,
  play,
  tour,
  arrest,
  produce,
  spy,
  lower,
  draw,
  done: () => ({ text: 'Enough', icon: SYMBOL.curtains, quiet: true }),
  look: ofBuilding((title) => `Look behind ${title}`, SYMBOL.eye),
  inspect: ofReveal((title) => `Inspect ${title}`, false),
  take: ofMeeple((meeple) => `Take the ${meeple}`),
  send: ofMeeple((meeple) => `Send the ${meeple} away`),
  rob: ofBuilding((title) => `Take cubes from ${title}`, SYMBOL.cube),
  store: ofBuilding((title) => `Store the cubes behind ${title}`, SYMBOL.cube),
  cycle: (name) => ofCard('Put aside: ', name),
  check: ofReveal((title) => `An agent to ${title}`, true),
  fetch: ofBuilding((title) => `Send the agent of ${title}`, SYMBOL.agent),
  resolve: ofReveal((title) => `Lift the facade of ${title}`, true),
  follow: ofReveal((title) => `Go on to ${title}`, true),
  stock: ofBuilding((title) => `A cube behind ${title}`, SYMBOL.cube),
  station: ofBuilding((title) => `An agent behind ${title}`, SYMBOL.agent),
};

/** An option in words. */
export function label(text: string, table: Potemkin): Label {
  if (text === 'go home') return { text: 'Go home', detail: 'The agent is spent', icon: SYMBOL.agent, quiet: true };
  if (text === 'go')
    return { text: 'No more agents', detail: 'Those who are placed set out', icon: SYMBOL.curtains, quiet: true };
  const [verb, what = ''] = text.split(' ');
  return VERBS[verb]?.(what, table) ?? { text };
}
