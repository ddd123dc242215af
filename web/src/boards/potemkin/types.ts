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

/** The five kinds of Facade, as the game lists them. */
export const TYPES = ['culture', 'espionage', 'government', 'industry', 'science'] as const;
export type Type = (typeof TYPES)[number];
export const MEEPLES = ['capitol', 'scientist', 'shield'] as const;
export type Meeple = (typeof MEEPLES)[number];
/** What an interior is: real or fake behind any Facade, or real behind one type only. */
export type Sort = 'real' | 'fake' | Type;

export const isType = (word: string): word is Type => (TYPES as readonly string[]).includes(word);
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
export const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

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

/** What a Facade of the type is good for (R4.5, R4.8-R4.12, R8.1). */
export const WORTH: Record<Type, string> = {
  culture: '1 point; the most Culture brings the shield',
  espionage: 'An agent comes behind it',
  government: '2 points; the most Government brings the capitol',
  industry: 'A cube each time you produce',
  science: 'The most Science brings the scientist',
};

export const MEEPLE_WORDS: Record<Meeple, string> = {
  capitol: 'Capitol: its owner begins the next month',
  scientist: 'Scientist: its owner draws a card at the start of each turn, and loses it with a building',
  shield: 'Shield: no agent enters the village before one is spent to send the shield back to the board',
};
