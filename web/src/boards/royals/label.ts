import type { Table } from '../../lib/table.svelte.ts';
import type { RoyalsView } from '../../lib/wire.ts';
import type { Label } from '../module.ts';
import { named, placeNamed, plural, price } from './counts.ts';
import { ARMS, TITLES, dagger, mask, pile, rest } from './symbols.ts';

type Speaker = (name: string, table: Table<RoyalsView>) => Label;

const emblem = (name: string): string => ARMS[name] ?? mask;
const card = (name: string): string =>
  name in ARMS ? named(name) : `Intrigue: ${name.split('-').map(named).join(' or ')}`;

const SPEAKERS: Record<string, Speaker> = {
  plan: (name) =>
    name === 'countries'
      ? { text: 'Three Country cards', detail: 'from the display or the pile', icon: pile }
      : { text: 'One Country, one Intrigue card', detail: 'in the order you like', icon: mask },
  draw: (name) => {
    if (name === 'pile') return { text: 'From the pile', detail: 'a Country card, unseen', icon: pile };
    if (name === 'intrigue') return { text: 'An Intrigue card', detail: 'from its pile, unseen', icon: mask };
    return { text: named(name), detail: 'from the display', icon: emblem(name) };
  },
  occupy: (name, table) => {
    const place = table.view?.places.find((one) => one.name === name);
    const city = table.view?.cities.find((one) => one.name === place?.city);
    if (!place) return { text: name };
    const bonus = city?.bonus_left ? `, city bonus ${city.bonus}` : '';
    return { text: placeNamed(place), detail: cost(name, table) + bonus, icon: TITLES[place.title] };
  },
  'take-over': (name, table) => {
    const place = table.view?.places.find((one) => one.name === name);
    if (!place) return { text: name };
    const rival = place.holder === null ? '' : ` from ${table.name(place.holder)}`;
    return {
      text: `${placeNamed(place)}${rival}`,
      detail: `${place.intrigue} Intrigue, ${cost(name, table)}`,
      icon: dagger,
    };
  },
  pay: (name) => ({ text: card(name), detail: 'fits the country', icon: emblem(name) }),
  wild: (name) => ({
    text: card(name),
    detail: name in ARMS ? 'towards a wild set of three' : 'towards a wild pair',
    icon: emblem(name),
  }),
  discard: (name) => ({ text: card(name), detail: 'to the discards', icon: emblem(name) }),
  end: () => ({ text: 'End turn', icon: rest, quiet: true }),
};

function cost(name: string, table: Table<RoyalsView>): string {
  const place = table.view!.places.find((one) => one.name === name)!;
  const { own, any } = price(place, table.view!.own?.hand ?? {});
  return (
    [own > 0 ? `${own} ${named(place.country)}` : '', any > 0 ? `${any} of any kind` : '']
      .filter(Boolean)
      .join(' + ') || plural(place.cards, 'card')
  );
}

export function label(text: string, table: Table<RoyalsView>): Label {
  const [verb, name = ''] = text.split(' ');
  return SPEAKERS[verb]?.(name, table) ?? { text };
}
