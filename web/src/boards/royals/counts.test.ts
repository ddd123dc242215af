import { describe, expect, test } from 'vitest';
import type { RoyalsPlace, RoyalsView } from '../../lib/wire.ts';
import { cardsOf, deeds, leading, listed, named, owner, price, ranked } from './counts.ts';

const held = (name: string, holder: number | null): RoyalsPlace => {
  const [city, title] = name.split('.');
  return { name, city, country: 'france', title, cards: 4, influence: 2, intrigue: 1, holder };
};

describe('counting what the view says', () => {
  test('names as people write them', () => {
    expect(named('german_states')).toBe('German States');
    expect(listed({ 'france-german_states': 1, spain: 2 })).toBe('1 France or German States, 2 Spain');
    expect(listed({})).toBe('none');
  });

  test('a price as my hand would pay it', () => {
    expect(price(held('bordeaux.duke', null), { france: 6 })).toEqual({ country: 'france', own: 4, any: 0 });
    expect(price(held('bordeaux.duke', null), { france: 3 })).toEqual({ country: 'france', own: 3, any: 3 });
    expect(price(held('bordeaux.duke', null), {})).toEqual({ country: 'france', own: 0, any: 12 });
  });

  test('what may be done with a position', () => {
    const found = deeds([{ text: 'occupy paris.king' }, { text: 'take-over lyon.baron' }, { text: 'end' }]);
    expect([...found]).toEqual([
      ['paris.king', 'occupy'],
      ['lyon.baron', 'take-over'],
    ]);
  });

  test('equal influence: the higher title is ahead, then the bigger city bonus', () => {
    const view = {
      countries: [{ name: 'france', influence: [2, 2, 3, 0, 2] }],
      titles: [{ name: 'baron' }, { name: 'duke' }],
      cities: [
        { name: 'lyon', bonus: 3 },
        { name: 'nantes', bonus: 5 },
        { name: 'bordeaux', bonus: 2 },
      ],
      places: [held('bordeaux.baron', 0), held('lyon.duke', 1), held('lyon.baron', 2), held('nantes.duke', 4)],
    } as unknown as RoyalsView;
    expect(ranked(view, 'france')).toEqual([2, 4, 1, 0]);
  });

  test('one leads a title, two share it, three get nothing', () => {
    expect(leading([0, 2, 1])).toEqual([1]);
    expect(leading([2, 2, 1])).toEqual([0, 1]);
    expect(leading([1, 1, 1])).toEqual([]);
    expect(leading([0, 0, 0])).toEqual([]);
  });

  test('markers of others are hidden until the end', () => {
    const mine = { source: 'period', name: 'France 1648', points: 8 };
    const theirs = { source: 'period', name: 'France 1648', points: 4 };
    const view = { seat: 0, own: { markers: [mine] }, markers: null } as unknown as RoyalsView;
    expect(owner(view, 'period', 'France 1648', 8)).toBe(0);
    expect(owner(view, 'period', 'France 1648', 4)).toBeNull();
    expect(owner({ ...view, markers: [[mine], [theirs]] }, 'period', 'France 1648', 4)).toBe(1);
  });

  test('cards are numbered on from those still in hand', () => {
    expect(cardsOf({ france: 2 }, { france: 3 })).toEqual([
      { kind: 'france', number: 3 },
      { kind: 'france', number: 4 },
    ]);
  });
});
