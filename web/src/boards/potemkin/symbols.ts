import type { Option } from '../../lib/wire.ts';
import agent from 'icon:cloak-dagger';
import anvil from 'icon:anvil';
import astrolabe from 'icon:astrolabe';
import bricks from 'icon:brick-wall';
import canvas from 'icon:rolled-cloth';
import capitol from 'icon:capitol';
import card from 'icon:poker-hand';
import clockwise from 'icon:clockwise-rotation';
import counterclockwise from 'icon:anticlockwise-rotation';
import cube from 'icon:cube';
import cycle from 'icon:cycle';
import deck from 'icon:card-draw';
import discards from 'icon:card-discard';
import eagle from 'icon:eagle-emblem';
import eye from 'icon:semi-closed-eye';
import frame from 'icon:wood-frame';
import gears from 'icon:gears';
import lyre from 'icon:lyre';
import shield from 'icon:checked-shield';
import skull from 'icon:death-skull';
import spy from 'icon:lock-spy';
import telescope from 'icon:telescope';
import curtains from 'icon:theater-curtains';
import trowel from 'icon:trowel';

/** The five types of building: the rules know each of them, so each has its drawing. */
export const TYPES = ['culture', 'espionage', 'government', 'industry', 'science'] as const;
export type Type = (typeof TYPES)[number];
export const MEEPLES = ['capitol', 'scientist', 'shield'] as const;
export type Meeple = (typeof MEEPLES)[number];
/** What an interior is: real or fake behind any Facade, or real behind one type only. */
type Nature = 'real' | 'fake' | Type;

export const isType = (word: string): word is Type => (TYPES as readonly string[]).includes(word);

/** One symbol for each concept, the same everywhere. */
export const SYMBOL = {
  agent,
  canvas,
  capitol,
  card,
  clockwise,
  counterclockwise,
  cube,
  curtains,
  cycle,
  deck,
  discards,
  eye,
  shield,
  skull,
  build: trowel,
  produce: gears,
  real: bricks,
  fake: frame,
  scientist: telescope,
  culture: lyre,
  espionage: spy,
  government: eagle,
  industry: anvil,
  science: astrolabe,
} as const;

/** The symbol of a card or a type of building. */
export const symbolOf = (nature: string): string => SYMBOL[nature as Nature];

/** What an option does, where it is not known by what it is about. */
const DONE: Record<string, string> = {
  produce: SYMBOL.produce,
  spy: SYMBOL.agent,
  done: SYMBOL.curtains,
  go: SYMBOL.curtains,
  'go home': SYMBOL.agent,
  draw: SYMBOL.deck,
  tour: SYMBOL.eye,
  look: SYMBOL.eye,
  arrest: SYMBOL.skull,
  inspect: SYMBOL.curtains,
  check: SYMBOL.curtains,
  resolve: SYMBOL.curtains,
  follow: SYMBOL.curtains,
  rob: SYMBOL.cube,
  store: SYMBOL.cube,
  stock: SYMBOL.cube,
  fetch: SYMBOL.agent,
  station: SYMBOL.agent,
};

/** The symbol of an option: of the Facade, meeple or card that it is about, or of what it does. */
export function optionSymbol({ text, targets = [] }: Option, natureOf: (card: string) => string): string | undefined {
  const [kind, key = ''] = (targets[0] ?? '').split(':');
  if (kind === 'facade' || kind === 'meeple') return SYMBOL[key as Type | Meeple];
  if (kind === 'hand' || kind === 'pack') return symbolOf(natureOf(key));
  return DONE[text] ?? DONE[text.split(' ')[0]];
}
