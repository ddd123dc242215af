/**
 * What is printed on a card, read from its few words: `own 2 caviar: 1 favour`, `discard 2: build anywhere in crimson`.
 */

export type Per = { kind: 'symbols'; symbols: string[] } | { kind: 'set' } | { kind: 'residence'; colour: string };

export interface Effect {
  /** Symbols that one must own. */
  own: [symbol: string, count: number][];
  /** Whether the cards discarded for the action must be of one colour. */
  oneColour: boolean;
  discard: number;
  gain: 'draw' | 'points' | 'favour' | 'build';
  amount: number;
  per: Per | null;
  /** The colour in which one may build anywhere; null for the cities listed on the card. */
  anywhere: string | null;
}

export function read(text: string): Effect | null {
  if (!text) return null;
  const effect: Effect = {
    own: [],
    oneColour: false,
    discard: 0,
    gain: 'points',
    amount: 1,
    per: null,
    anywhere: null,
  };
  const parts = text.split(': ');
  readGain(parts.pop()!, effect);
  for (const part of parts) {
    if (part.startsWith('own ')) effect.own = part.slice(4).split(', ').map(counted);
    else if (part.startsWith('discard ')) effect.discard = Number(part.slice(8));
    else effect.oneColour = true;
  }
  return effect;
}

function counted(text: string): [string, number] {
  const [, count, symbol] = /^(?:(\d+) )?(.+)$/.exec(text)!;
  return [symbol, Number(count ?? 1)];
}

function readGain(text: string, effect: Effect): void {
  if (text.startsWith('build ')) {
    effect.gain = 'build';
    effect.anywhere = /^build anywhere in (\w+)$/.exec(text)?.[1] ?? null;
    return;
  }
  const [what, per] = text.split(' per ');
  effect.gain = what.startsWith('draw') ? 'draw' : what.endsWith('favour') ? 'favour' : 'points';
  effect.amount = Number(/\d+/.exec(what)?.[0] ?? 1);
  if (per) effect.per = readPer(per);
}

function readPer(text: string): Per {
  const colour = /^own residence in (\w+)$/.exec(text)?.[1];
  if (colour) return { kind: 'residence', colour };
  return text.startsWith('set') ? { kind: 'set' } : { kind: 'symbols', symbols: text.split(' and ') };
}

/** The kinds of cards, as their actions and bonuses tell them apart. */
export type Kind =
  | 'residence'
  | 'market'
  | 'grand'
  | 'library'
  | 'gift'
  | 'patron'
  | 'statesman'
  | 'trade'
  | 'governor'
  | 'lady'
  | 'scholar';

export function kind(card: { action: string; bonus: string }): Kind {
  const action = read(card.action)!;
  const perBook = action.per?.kind === 'symbols' && action.per.symbols[0] === 'book';
  switch (action.gain) {
    case 'build':
      return action.anywhere ? 'governor' : 'residence';
    case 'favour':
      return 'gift';
    case 'draw':
      if (!action.per) return 'statesman';
      return perBook ? 'patron' : 'market';
    case 'points':
      if (action.per) return perBook ? 'library' : 'trade';
      if (action.discard) return 'grand';
      return read(card.bonus)?.discard ? 'lady' : 'scholar';
  }
}

const plural = (count: number, one: string, many = one + 's'): string => `${count} ${count === 1 ? one : many}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function named([symbol, count]: [string, number]): string {
  if (count === 1) return symbol;
  return `${count} ${symbol === 'cannon' || symbol === 'book' ? symbol + 's' : symbol}`;
}

function gained(effect: Effect): string {
  switch (effect.gain) {
    case 'build':
      return effect.anywhere
        ? `build in any city of ${REGIONS[effect.anywhere] ?? effect.anywhere}`
        : 'build in one of its cities';
    case 'draw':
      return effect.per
        ? `${effect.amount === 1 ? 'a card' : plural(effect.amount, 'card')}${each(effect.per)}`
        : `draw ${plural(effect.amount, 'card')}`;
    case 'favour':
      return `${effect.amount} favour${effect.per ? each(effect.per) : ''}`;
    case 'points':
      return plural(effect.amount, 'point') + (effect.per ? each(effect.per) : '');
  }
}

function each(per: Per): string {
  if (per.kind === 'set') return ' per set of all four goods';
  if (per.kind === 'residence') return ` per residence of yours in ${REGIONS[per.colour] ?? per.colour}`;
  return ` per ${per.symbols.join(' or ')}`;
}

export const REGIONS: Record<string, string> = { ochre: 'the East', teal: 'the North-West', crimson: 'the Centre' };

/** An effect in plain words: `Discard 2: build in any city of the East`. */
export function sentence(effect: Effect): string {
  const needs: string[] = [];
  if (effect.own.length) needs.push(`own ${effect.own.map(named).join(' and ')}`);
  if (effect.oneColour) needs.push('all discards of one colour');
  if (effect.discard) needs.push(`discard ${effect.discard}`);
  return capital([...needs, gained(effect)].join(': '));
}

/** An effect in as few words as a card has room for. */
export function brief(effect: Effect): string {
  if (effect.gain === 'build')
    return effect.anywhere ? `Discard ${effect.discard}, build here` : 'Build in one of these';
  if (effect.per?.kind === 'set') return `${plural(effect.amount, 'point')} per set`;
  if (effect.per?.kind === 'residence') return `Discard ${effect.discard}: ${effect.amount} per home`;
  if (effect.oneColour) return `All one colour: ${gained(effect)}`;
  const words = sentence(effect)
    .replace(/ and | or /, ', ')
    .replace('draw 1 card', 'a card');
  return effect.own.length > 1 ? capital(words.slice(4)) : words;
}
