/** Costs and effects as the view writes them (`2 grain + 1 wood`), read and put into words. */

export interface Step {
  count: number;
  what: string;
}

export const GOODS = ['grain', 'wood', 'stone', 'gunpowder', 'textile', 'steel', 'coin'] as const;
export const LOCAL = ['grain', 'wood', 'stone'] as const;
export const FOREIGN = ['gunpowder', 'textile', 'steel'] as const;

/** One of it, several of it. */
const WORDS: Record<string, [string, string]> = {
  grain: ['grain', 'grain'],
  wood: ['wood', 'wood'],
  stone: ['stone', 'stone'],
  gunpowder: ['gunpowder', 'gunpowder'],
  textile: ['textile', 'textile'],
  steel: ['steel', 'steel'],
  coin: ['coin', 'coins'],
  vp: ['point', 'points'],
  any: ['good or coin of your choice', 'goods or coins of your choice'],
  local: ['local good', 'local goods'],
  foreign: ['foreign good', 'foreign goods'],
  favour: ['the Tsar’s Favour', 'the Tsar’s Favour'],
  move: ['a move', 'moves'],
  income: ['the income of a city', 'incomes of cities'],
  place_warrior: ['a warrior on the map', 'warriors on the map'],
  place_building: ['a building', 'buildings'],
  war: ['a warrior to war', 'warriors to war'],
  take_project: ['a Project', 'Projects'],
  complete_project: ['complete a Project', 'complete # Projects'],
  take_estate: ['an Estate', 'Estates'],
  take_title: ['a Title', 'Titles'],
  swap: ['a swap', 'swaps'],
  resolve_trade: ['resolve a token', 'resolve # tokens'],
  trade_token: ['Trade token', 'Trade tokens'],
};
/** What is counted even if it is only one. */
const COUNTED = new Set([
  'grain',
  'wood',
  'stone',
  'gunpowder',
  'textile',
  'steel',
  'coin',
  'vp',
  'any',
  'local',
  'foreign',
  'trade_token',
]);

export function read(text: string): Step[] {
  if (text === 'nothing' || text === '') return [];
  return text.split(' + ').map((part) => {
    const [count, what] = part.includes(' ') ? part.split(' ') : ['1', part];
    return { count: Number(count), what };
  });
}

/** A token is named after its effect: `2_grain_wood`, `favour_coin`; printed ones as `pad_grain`. */
export function readToken(key: string): Step[] {
  const steps: Step[] = [];
  let count = 1;
  let left = key.replace(/^pad_/, '');
  while (left) {
    const number = /^(\d+)_/.exec(left);
    if (number) {
      count = Number(number[1]);
      left = left.slice(number[0].length);
    }
    const what = Object.keys(WORDS).find((word) => left === word || left.startsWith(`${word}_`));
    if (!what) return [];
    steps.push({ count, what });
    count = 1;
    left = left.slice(what.length + 1);
  }
  return steps;
}

export function spellStep({ count, what }: Step): string {
  const [one, several] = WORDS[what] ?? [what, what];
  if (count > 1) return several.includes('#') ? several.replace('#', String(count)) : `${count} ${several}`;
  return COUNTED.has(what) ? `1 ${one}` : one;
}

export const spell = (steps: Step[]): string => steps.map(spellStep).join(', ') || 'nothing';

export const spellText = (text: string): string => spell(read(text));

export const spellToken = (key: string): string =>
  spell(readToken(key)) === 'nothing' ? plain(key) : spell(readToken(key));

/** `1 coin > 1 stone` as `1 coin → 1 stone`. */
export function spellDeal(cost: string, effect: string): string {
  return cost === 'nothing' ? spellText(effect) : `${spellText(cost)} → ${spellText(effect)}`;
}

/** `1 vp a city with a piece` as `1 point a city with a piece`. */
export const spellMetric = (metric: string): string => metric.replace(/^1 vp/, '1 point').replaceAll(' vp', ' points');

export const plain = (key: string): string => key.replaceAll('_', ' ');

export const named = (key: string): string =>
  plain(key).replace(/(^| )(?!of |the )\w/g, (letter) => letter.toUpperCase());

/** An effect as one word of an option, and back: `1_foreign+1_coin`. */
export const slug = (text: string): string => text.replaceAll(' + ', '+').replaceAll(' ', '_');
export const unslug = (word: string): string =>
  word
    .split('+')
    .map((part) => part.replace(/^(\d+)_/, '$1 '))
    .join(' + ');
