import { describe, expect, it } from 'vitest';
import type { CatherineCard, CatherineView } from '../../lib/wire.ts';
import { label, stage } from './label.ts';

const card = (name: string, title: string, colour: string, action: string, bonus = ''): CatherineCard => ({
  name,
  title,
  colour,
  cities: [],
  symbols: { book: 1 },
  action,
  bonus,
});

const betskoy = card('betskoy', 'Ivan Ivanovich Betskoy', 'teal', 'draw 1 per book', 'own 3 cannon: 1 favour');
const hunt = card('imperial_hunt', 'Imperial Hunt', 'crimson', 'discard 1: 2 favour', 'discard 1: 1 favour');
const browne = card('browne', 'George Browne', 'teal', 'discard 2: build anywhere in teal', 'own 2 food: 1 favour');

const view = {
  seat: 0,
  decade: 1,
  round: 6,
  over: false,
  own: { hand: [browne], laid: [], below: null, owed: 0 },
  seats: [
    {
      display: [
        { card: betskoy, below: null },
        { card: hunt, below: null },
      ],
      active: 1,
    },
  ],
  cities: [
    { name: 'irkutsk', title: 'Irkutsk', icon: 'fur' },
    { name: 'moscow', title: 'Moscow', icon: 'favour' },
  ],
} as unknown as CatherineView;

describe('options in words', () => {
  const said = (text: string, over: Partial<CatherineView> = {}): ReturnType<typeof label> =>
    label(text, { view: { ...view, ...over } });

  it('names cards and what they do', () => {
    expect(said('append browne')).toMatchObject({ text: 'George Browne', detail: 'Discard 2, build here' });
    expect(said('tuck browne')).toMatchObject({ text: 'George Browne', detail: 'colour of the North-West' });
    expect(said('discard browne')).toMatchObject({ text: 'Discard George Browne' });
  });

  it('tells which column answers', () => {
    const own = { hand: [], laid: [hunt, browne], below: null, owed: 0 };
    expect(said('below betskoy', { own })).toMatchObject({ text: 'Below Ivan Betskoy', detail: 'A card per book' });
    expect(said('below imperial_hunt', { own })).toMatchObject({ detail: 'colours differ: draw a card' });
  });

  it('says what a city brings', () => {
    expect(said('build irkutsk')).toMatchObject({ text: 'Irkutsk', detail: 'a tile of fur' });
    expect(said('build moscow')).toMatchObject({ text: 'Moscow', detail: 'one favour' });
  });

  it('says what the activated card does', () => {
    expect(said('perform')).toMatchObject({ text: 'Discard 1: 2 favour', detail: 'Imperial Hunt' });
    expect(said('bonus')).toMatchObject({ text: 'Discard 1: 1 favour' });
  });

  it('sets apart what gives something up', () => {
    for (const text of ['forfeit', 'skip', 'decline']) expect(said(text).quiet).toBe(true);
  });
});

it('counts rounds within their decade', () => expect(stage(view)).toBe('Decade II, round 3'));
