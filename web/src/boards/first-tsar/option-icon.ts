/** The symbol of an option, by what is done and with what. */
import type { Table } from '../../lib/table.svelte.ts';
import type { FirstTsarView, Option } from '../../lib/wire.ts';
import { boxOf, pictureOf, typePicture } from './box.ts';
import { PIECES, SIGNS, SYMBOLS } from './symbols.ts';

type At = Pick<Table<FirstTsarView>, 'view' | 'words'>;

const VERBS: Record<string, string> = {
  warrior: PIECES.warrior,
  build: PIECES.building,
  send: PIECES.boyar,
  to: SYMBOLS.move,
  bid: SIGNS.coin,
  seal: SIGNS.seal,
  use: SIGNS.estate,
  discard: SIGNS.trade,
  cover: SIGNS.trade,
  resolve: SIGNS.trade,
  first: SIGNS.trade,
  war: SIGNS.war,
  reward: SIGNS.reward,
};

const ACTIONS: Record<string, string> = {
  warrior: PIECES.warrior,
  move: SYMBOLS.move,
  project: SIGNS.project,
  foreign: SIGNS.foreign,
  exchange: SYMBOLS.exchange,
  estate: SIGNS.estate,
  title: SIGNS.title,
};

export const actionIcon = (action: string): string => ACTIONS[action] ?? SIGNS.kremlin;

export function optionIcon({ text, targets = [] }: Option, table: At): string | undefined {
  const [verb] = text.split(' ');
  const [kind, key = ''] = (targets[0] ?? '').split(':');
  switch (kind) {
    case 'chamber':
      return pictureOf(table, key) ?? SIGNS.kremlin;
    case 'action':
    case 'deck':
      return actionIcon(key);
    case 'hand':
    case 'display':
      return cardIcon(key, table);
    case 'good':
      return VERBS[verb] ?? SYMBOLS[key];
    case 'city':
      return VERBS[verb] ?? (verb === 'move' ? movedIcon(text) : incomeIcon(key, table));
    case 'pad':
      return VERBS[verb] ?? freeIcon(key, table);
    default:
      return VERBS[verb];
  }
}

const movedIcon = (text: string): string => (text.startsWith('move boyar.') ? PIECES.boyar : PIECES.warrior);

function incomeIcon(key: string, { view }: At): string | undefined {
  const city = view?.cities.find(({ name }) => name === key);
  return SYMBOLS[Object.keys(city?.income ?? {})[0] ?? ''];
}

function freeIcon(key: string, table: At): string | undefined {
  const action = boxOf(table).pad_actions.find(({ name }) => name === key);
  return SYMBOLS[Object.keys(action?.cost ?? {})[0] ?? ''];
}

function cardIcon(key: string, table: At): string {
  const type = boxOf(table).project_types[key] as string | undefined;
  if (type) return typePicture(table, type);
  return table.view?.estates.some(({ name }) => name === key) ? SIGNS.estate : SIGNS.title;
}
