import check from 'icon:check-mark';
import type { Table } from '../../lib/table.svelte.ts';
import type { CatherineCard, CatherineView } from '../../lib/wire.ts';
import type { Label } from '../module.ts';
import { brief, kind, read, REGIONS, sentence } from './effect.ts';
import { ROMAN, short } from './names.ts';
import { roundOf, tucking } from './reckon.ts';
import { cards, crown, KINDS, residence, SYMBOLS } from './symbols.ts';

/** An option of Catherine in words. */
export function label(text: string, table: Pick<Table<CatherineView>, 'view'>): Label {
  const [verb, name] = text.split(' ');
  const view = table.view;
  if (!view) return { text };
  switch (verb) {
    case 'lay':
    case 'append':
      return withCard(view, name, (card) => ({
        text: short(card.title),
        detail: brief(read(card.action)!),
        icon: KINDS[kind(card)].icon,
      }));
    case 'tuck':
      return withCard(view, name, (card) => ({
        text: short(card.title),
        detail: `colour of ${REGIONS[card.colour] ?? card.colour}`,
        icon: KINDS[kind(card)].icon,
      }));
    case 'discard':
      return withCard(view, name, (card) => ({
        text: `Discard ${short(card.title)}`,
        detail: REGIONS[card.colour],
        icon: KINDS[kind(card)].icon,
      }));
    case 'below':
      return withCard(view, name, (card) => below(view, card));
    case 'build':
      return build(view, name);
    case 'perform': {
      const card = activated(view);
      return {
        text: card ? sentence(read(card.action)!) : 'Perform the action',
        detail: card?.title,
        icon: card ? KINDS[kind(card)].icon : check,
      };
    }
    case 'forfeit':
      return { text: 'Draw a card instead', detail: 'no action, no bonus', icon: cards, quiet: true };
    case 'bonus': {
      const effect = read(activated(view)?.bonus ?? '');
      return { text: effect ? sentence(effect) : 'Take the bonus', detail: 'the bonus', icon: crown };
    }
    case 'skip':
      return { text: 'Skip the bonus', quiet: true };
    case 'decline':
      return { text: 'Build nothing', quiet: true };
    default:
      return { text };
  }
}

export function stage(view: CatherineView): string {
  if (view.over) return 'After the third decade';
  return view.seats.every((seat) => seat.display.length === 0)
    ? 'The first action rows'
    : `Decade ${ROMAN[view.decade + 1]}, round ${roundOf(view)}`;
}

function withCard(view: CatherineView, name: string, described: (card: CatherineCard) => Label): Label {
  const own = view.own;
  const row = view.seat === null ? [] : view.seats[view.seat].display.map((column) => column.card);
  const card = [...(own?.hand ?? []), ...(own?.laid ?? []), ...row].find((one) => one.name === name);
  return card ? described(card) : { text: name };
}

function below(view: CatherineView, card: CatherineCard): Label {
  const match = tucking(view)?.colour === card.colour;
  return {
    text: `Below ${short(card.title)}`,
    detail: match ? brief(read(card.action)!) : 'colours differ: draw a card',
    icon: match ? KINDS[kind(card)].icon : cards,
  };
}

function build(view: CatherineView, name: string): Label {
  const city = view.cities.find((one) => one.name === name);
  if (!city) return { text: name };
  const gives = { favour: 'one favour', point: 'a point at each scoring' }[city.icon] ?? `a tile of ${city.icon}`;
  return { text: city.title, detail: gives, icon: SYMBOLS[city.icon] ?? (city.icon === 'favour' ? crown : residence) };
}

function activated(view: CatherineView): CatherineCard | undefined {
  if (view.seat === null) return undefined;
  const seat = view.seats[view.seat];
  return seat.active === null ? undefined : seat.display[seat.active]?.card;
}
