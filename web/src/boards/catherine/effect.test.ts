import { describe, expect, it } from 'vitest';
import { brief, kind, read, sentence } from './effect.ts';
import { short } from './names.ts';

describe('what is printed on a card', () => {
  it.each([
    ['discard 2: build anywhere in crimson', { discard: 2, gain: 'build', anywhere: 'crimson' }],
    ['build in Siberia, Archangelsk, Irkutsk', { discard: 0, gain: 'build', anywhere: null }],
    ['own 2 caviar: 1 favour', { own: [['caviar', 2]], gain: 'favour', amount: 1 }],
    [
      'own iron, food: draw 1',
      {
        own: [
          ['iron', 1],
          ['food', 1],
        ],
        gain: 'draw',
        amount: 1,
      },
    ],
    ['draw 1 per iron and fur', { gain: 'draw', per: { kind: 'symbols', symbols: ['iron', 'fur'] } }],
    ['discard 3: 10 points', { discard: 3, gain: 'points', amount: 10, per: null }],
    ['4 points per set of four goods', { gain: 'points', amount: 4, per: { kind: 'set' } }],
    [
      'discard 2: 1 point per own residence in ochre',
      { discard: 2, gain: 'points', amount: 1, per: { kind: 'residence', colour: 'ochre' } },
    ],
    ['discards of one colour: 1 favour', { oneColour: true, discard: 0, gain: 'favour' }],
  ])('reads %s', (text, wanted) => expect(read(text)).toMatchObject(wanted));

  it('reads nothing where there is no bonus', () => expect(read('')).toBeNull());

  it.each([
    ['build in Kiev, Moscow, Kharkov', '', 'residence'],
    ['discard 2: build anywhere in teal', 'own 2 iron: 1 favour', 'governor'],
    ['draw 1 per iron and food', '', 'market'],
    ['draw 1 per book', 'own 3 cannon: 1 favour', 'patron'],
    ['draw 2', 'own 3 book: 2 favour', 'statesman'],
    ['discard 1: 2 favour', 'discard 1: 1 favour', 'gift'],
    ['discard 3: 10 points', 'discards of one colour: 1 favour', 'grand'],
    ['2 points per book', 'discard 1: 1 favour', 'library'],
    ['4 points per set of four goods', 'discard 1: 1 favour', 'trade'],
    ['3 points', 'discard 1: 4 points', 'lady'],
    ['3 points', 'own iron, food: 1 favour', 'scholar'],
  ])('%s with %s is a %s', (action, bonus, wanted) => expect(kind({ action, bonus })).toBe(wanted));

  it('says it in plain words', () => {
    expect(sentence(read('discard 2: build anywhere in ochre')!)).toBe('Discard 2: build in any city of the East');
    expect(sentence(read('own 3 book: 2 favour')!)).toBe('Own 3 books: 2 favour');
    expect(sentence(read('draw 1 per food and caviar')!)).toBe('A card per food or caviar');
    expect(brief(read('own 2 book: draw 1')!)).toBe('Own 2 books: a card');
    expect(brief(read('discard 2: 1 point per own residence in teal')!)).toBe('Discard 2: 1 per home');
    expect(brief(read('own iron, caviar: 1 favour')!)).toBe('Iron, caviar: 1 favour');
  });
});

it('shortens the names of people only', () => {
  expect(short('Denis Ivanovich Chicherin')).toBe('Denis Chicherin');
  expect(short('Alexander Sergeyevich Stroganov')).toBe('A. Stroganov');
  expect(short('Journey to the Crimea')).toBe('Journey to the Crimea');
});
