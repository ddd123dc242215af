/** One symbol for each concept, the same everywhere, and the signs that a box can choose for its kinds of cards. */
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

export { crown, scroll };

export const GOODS = ['iron', 'food', 'caviar', 'fur'];

export const SYMBOLS: Record<string, string> = { iron: anvil, food: wheat, caviar: eggs, fur: squirrel, cannon, book };

/** By the names that the game-icons set has for them. */
export const SIGNS: Record<string, string> = {
  anvil,
  bookshelf: books,
  cannon,
  compass,
  feather,
  'fish-eggs': eggs,
  galleon,
  'imperial-crown': crown,
  'open-book': book,
  present,
  'quill-ink': quill,
  scales,
  squirrel,
  'stone-throne': throne,
  telescope,
  'tied-scroll': scroll,
  wheat,
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
