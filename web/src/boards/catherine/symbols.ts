/** One symbol for each concept, the same everywhere. */
import anvil from 'icon:anvil';
import books from 'icon:bookshelf';
import cannon from 'icon:cannon';
import compass from 'icon:compass';
import eggs from 'icon:fish-eggs';
import feather from 'icon:feather';
import galleon from 'icon:galleon';
import crown from 'icon:imperial-crown';
import book from 'icon:open-book';
import present from 'icon:present';
import quill from 'icon:quill-ink';
import scales from 'icon:scales';
import squirrel from 'icon:squirrel';
import throne from 'icon:stone-throne';
import telescope from 'icon:telescope';
import scroll from 'icon:tied-scroll';
import wheat from 'icon:wheat';
import type { Kind } from './effect.ts';

export { crown, scroll };

export const GOODS = ['iron', 'food', 'caviar', 'fur'];

export const SYMBOLS: Record<string, string> = { iron: anvil, food: wheat, caviar: eggs, fur: squirrel, cannon, book };

export const PLURALS: Record<string, string> = {
  iron: 'iron',
  food: 'food',
  caviar: 'caviar',
  fur: 'fur',
  cannon: 'cannons',
  book: 'books',
};

export const residence =
  'M256 24l20 46c62 12 104 54 112 112h52v46h-22v36h52v48h-24v146h30v30H36v-30h30V312H42v-48h52v-36H72v-46h52' +
  'c8-58 50-100 112-112zM120 312v130h56V330h48v112h64V330h48v112h56V312z';
export const arrow = 'M20 232h340l-90-96 36-36 186 156-186 156-36-36 90-96H20z';
export const joker = 'M256 30l60 132 144 16-108 98 30 142-126-72-126 72 30-142L52 178l144-16z';
export const cards =
  'M64 120l168-45 92 346-168 45zM99 140l74 278 116-31L215 109z' +
  'M246 66l146-16 36 340-88 9-8-30 62-7-30-280-110 12zM408 76l82 22-68 330-16-4 12-116z';
export const group =
  'M231 311c-12 12-32 12-44 0-50-50-50-118 0-168l60-60c50-50 120-48 164 0 48 48 48 118 0 164l-34 34-44-44 34-34' +
  'c25-25 25-62 0-88-22-24-54-24-76 0l-60 60c-25 25-25 62 0 88 12 12 12 36 0 48z' +
  'M281 201c12-12 32-12 44 0 50 50 50 118 0 168l-60 60c-50 50-120 48-164 0-48-48-48-118 0-164l34-34 44 44-34 34' +
  'c-25 25-25 62 0 88 22 24 54 24 76 0l60-60c25-25 25-62 0-88-12-12-12-36 0-48z';

export const KINDS: Record<Kind, { icon: string; name: string }> = {
  residence: { icon: residence, name: 'Residence' },
  market: { icon: scales, name: 'Market' },
  grand: { icon: compass, name: 'Grand affair' },
  library: { icon: books, name: 'Library' },
  gift: { icon: present, name: 'Gift' },
  patron: { icon: quill, name: 'Patron' },
  statesman: { icon: scroll, name: 'Statesman' },
  trade: { icon: galleon, name: 'Trade' },
  governor: { icon: throne, name: 'Governor' },
  lady: { icon: feather, name: 'Lady' },
  scholar: { icon: telescope, name: 'Scholar' },
};

/** The outline of a region's medallion, centred on 0,0, about 32 high: colour is never the only signal. */
export const SHAPES: Record<string, string> = {
  ochre:
    'M0 -22Q2 -22 3.500 -19.500L20.500 9Q22.500 13 18.500 13.500H-18.500Q-22.500 13 -20.500 9L-3.500 -19.500' +
    'Q-2 -22 0 -22Z',
  teal: 'M0 -17A17 17 0 1 1 -.01 -17Z',
  crimson: 'M-14 -16H14Q16 -16 16 -14V14Q16 16 14 16H-14Q-16 16 -16 14V-14Q-16 -16 -14 -16Z',
};
