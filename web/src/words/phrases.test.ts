import { describe, expect, test } from 'vitest';
import { keyIn, Speaker, targetsOf } from './phrases.ts';

const SENTENCES = `
do-take = Take { THING($card) }
do-pay = Pay { $cards ->
    [one] one card
   *[other] { $cards } cards
}
do-choose = { LIST($cards, style: "or") }
event-take = { PERSON($who) ->
    [you] You take
   *[other] { THING($who) } takes
} { THING($card) }
event-show = { THING($who) } shows { LIST($cards) }
event-nest = First: { $then }
name-card-spain = Spanien
half = half { THING($title) }
`;

const speaker = (viewer: number | null = null, renamed: string[] = []): Speaker =>
  new Speaker('en', [SENTENCES], {
    things: {
      'card:france': 'France',
      'card:spain': 'Spain',
      'title:duke': 'Duke',
      'marker:half.duke': { id: 'half', args: { title: 'title:duke' } },
    },
    renamed,
    seats: ['Ann', 'Bea'],
    viewer,
  });

describe('a phrase in words', () => {
  test('a thing is called as the language has it, unless the box has renamed it', () => {
    expect(speaker().say({ id: 'do-take', args: { card: 'card:france' } })).toBe('Take France');
    expect(speaker().say({ id: 'do-take', args: { card: 'card:spain' } })).toBe('Take Spanien');
    expect(speaker(null, ['card:spain']).say({ id: 'do-take', args: { card: 'card:spain' } })).toBe('Take Spain');
  });

  test('numbers choose a form', () => {
    expect(speaker().say({ id: 'do-pay', args: { cards: 1 } })).toBe('Pay one card');
    expect(speaker().say({ id: 'do-pay', args: { cards: 3 } })).toBe('Pay 3 cards');
  });

  test('who listens is addressed, others are named', () => {
    const said = { id: 'event-take', args: { who: 'seat:1', card: 'card:france' } };
    expect(speaker(1).say(said)).toBe('You take France');
    expect(speaker(0).say(said)).toBe('Bea takes France');
    expect(speaker().say(said)).toBe('Bea takes France');
  });

  test('several are joined as the language does it', () => {
    const cards = ['card:france', 'card:spain', 'title:duke'];
    expect(speaker().say({ id: 'event-show', args: { who: 'seat:0', cards } })).toBe(
      'Ann shows France, Spanien, and Duke',
    );
    expect(speaker().say({ id: 'do-choose', args: { cards } })).toBe('France, Spanien, or Duke');
  });

  test('a name may be made of others, and a phrase hold another', () => {
    expect(speaker().name('marker:half.duke')).toBe('half Duke');
    const then = { id: 'do-take', args: { card: 'card:france' } };
    expect(speaker().say({ id: 'event-nest', args: { then } })).toBe('First: Take France');
  });

  test('without a sentence or a name it is said as it is', () => {
    expect(speaker().say({ id: 'do-build', args: { city: 'city:new_york' } })).toBe('do build new york');
  });
});

test('what a sentence names can be pointed at', () => {
  const told = speaker().tell({ id: 'event-take', args: { who: 'seat:0', card: 'marker:half.duke' } });
  expect(told).toEqual([
    { text: 'Ann', target: 'seat:0' },
    { text: ' takes ' },
    { text: 'half Duke', target: 'marker:half.duke' },
  ]);
  expect(targetsOf(told)).toEqual(['seat:0', 'marker:half.duke']);
});

test('a phrase can be asked for what fills it', () => {
  const said = { id: 'event-show', args: { building: 'building:3.5', cards: ['card:france'] } };
  expect(keyIn(said, 'building')).toBe('3.5');
  expect(keyIn(said, 'cards')).toBe('');
  expect(keyIn({ id: 'event-pass' }, 'building')).toBe('');
});
