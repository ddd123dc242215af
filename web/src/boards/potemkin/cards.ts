import { capital, isType, type Sort, type Type } from './types.ts';

/** An Interior card in words. */
export interface Card {
  title: string;
  sort: Sort;
  timing: '' | 'action' | 'free action';
  text: string;
}

const outfit = (type: Type): Card => ({
  title: `Fitted out as ${type}`,
  sort: type,
  timing: '',
  text: `Real only behind ${capital(type)}.`,
});

const CARDS: Record<string, Card> = {
  fake_plain: { title: 'Bare scaffolding', sort: 'fake', timing: '', text: 'No ability. 2 points if it stands.' },
  real_plain: { title: 'Furnished', sort: 'real', timing: '', text: 'No ability.' },
  cond_culture: outfit('culture'),
  cond_espionage: outfit('espionage'),
  cond_government: outfit('government'),
  cond_industry: outfit('industry'),
  cond_science: outfit('science'),
  fake_look1: { title: 'Keyhole', sort: 'fake', timing: 'free action', text: 'Look behind one rival facade.' },
  fake_stockpile: { title: 'Borrowed sacks', sort: 'fake', timing: 'action', text: '3 cubes to one of your Industry.' },
  fake_arrest: { title: 'Night watch', sort: 'fake', timing: 'action', text: 'Arrest one agent of a rival.' },
  fake_lower_shield: {
    title: 'Noisy crowd',
    sort: 'fake',
    timing: 'free action',
    text: 'Send a rival’s shield back to the board.',
  },
  fake_cycle: {
    title: 'Second-hand furniture',
    sort: 'fake',
    timing: 'free action',
    text: 'Change up to 3 cards of your hand.',
  },
  real_agent: {
    title: 'Recall an agent',
    sort: 'real',
    timing: 'free action',
    text: 'A new agent is ready in your village.',
  },
  real_inspect: {
    title: 'Surprise inspection',
    sort: 'real',
    timing: 'action',
    text: 'Check up to 2 facades without an agent.',
  },
  real_overtime: {
    title: 'Night shift',
    sort: 'real',
    timing: 'free action',
    text: 'A cube to each of your Industry.',
  },
  real_relay: {
    title: 'Relay post',
    sort: 'real',
    timing: 'free action',
    text: 'All your spent agents are ready again.',
  },
  real_patron: {
    title: 'Generous patron',
    sort: 'real',
    timing: 'free action',
    text: 'Take the shield or the scientist.',
  },
  real_pilfer: {
    title: 'Pilfered goods',
    sort: 'real',
    timing: 'free action',
    text: '2 cubes of a rival to one of your Industry.',
  },
  real_tour: {
    title: 'Guided tour',
    sort: 'real',
    timing: 'free action',
    text: 'Look behind every facade of one village.',
  },
};

/** A card by its name; one of another component set at least says what it is. */
export function cardOf(name: string): Card {
  if (CARDS[name]) return CARDS[name];
  const [head, ...rest] = name.split('_');
  const last = rest.at(-1) ?? '';
  const sort: Sort = head === 'real' ? 'real' : isType(last) && head === 'cond' ? last : 'fake';
  return { title: capital(rest.join(' ')), sort, timing: '', text: '' };
}

/** What the card is behind a Facade of this type. */
export function behind(card: Card, type: string): 'real' | 'fake' {
  return card.sort === 'real' || card.sort === type ? 'real' : 'fake';
}

/** Each card of a counted hand with how many there are. */
export const counted = (cards: Record<string, number>): { name: string; count: number; card: Card }[] =>
  Object.entries(cards).map(([name, count]) => ({ name, count, card: cardOf(name) }));
