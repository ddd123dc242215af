import { describe, expect, test } from 'vitest';
import { Table } from '../../lib/table.svelte.ts';
import type { RoyalsView, TableInfo } from '../../lib/wire.ts';
import { label } from './label.ts';

const place = (name: string, country: string, cards: number, holder: number | null) => {
  const [city, title] = name.split('.');
  return { name, city, country, title, cards, influence: 2, intrigue: title === 'king' ? 2 : 1, holder };
};

function table(): Table<RoyalsView> {
  const shown = new Table<RoyalsView>();
  shown.info = { seats: [{ name: 'Aurélie' }, { name: 'Thibault' }], seat: 0 } as unknown as TableInfo;
  shown.view = {
    seat: 0,
    places: [
      place('bordeaux.duke', 'france', 4, null),
      place('berlin.princess', 'german_states', 6, null),
      place('london.king', 'britain', 8, 1),
    ],
    cities: [
      { name: 'bordeaux', bonus: 2, bonus_left: true },
      { name: 'berlin', bonus: 5, bonus_left: false },
    ],
    own: { hand: { france: 5, german_states: 4 } },
  } as unknown as RoyalsView;
  return shown;
}

describe('options in words', () => {
  test.each([
    ['plan countries', 'Three Country cards', 'from the display or the pile'],
    ['plan intrigue', 'One Country, one Intrigue card', 'in the order you like'],
    ['draw pile', 'From the pile', 'a Country card, unseen'],
    ['draw intrigue', 'An Intrigue card', 'from its pile, unseen'],
    ['draw german_states', 'German States', 'from the display'],
    ['occupy bordeaux.duke', 'Duke of Bordeaux', '4 France, city bonus 2'],
    ['occupy berlin.princess', 'Princess of Berlin', '4 German States + 6 of any kind'],
    ['take-over london.king', 'King of London from Thibault', '2 Intrigue, 24 of any kind'],
    ['pay german_states', 'German States', 'fits the country'],
    ['pay france-britain', 'Intrigue: France or Britain', 'fits the country'],
    ['wild france', 'France', 'towards a wild set of three'],
    ['wild german_states-spain', 'Intrigue: German States or Spain', 'towards a wild pair'],
    ['discard spain', 'Spain', 'to the discards'],
    ['discard britain-spain', 'Intrigue: Britain or Spain', 'to the discards'],
  ])('%s', (text, words, detail) => {
    expect(label(text, table())).toMatchObject({ text: words, detail });
  });

  test('ending the turn is never the first to catch the eye', () => {
    expect(label('end', table())).toMatchObject({ text: 'End turn', quiet: true });
  });
});
