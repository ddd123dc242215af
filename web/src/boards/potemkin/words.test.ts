import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pileWords } from './box.ts';
import { buildingWords } from './building-words.ts';
import { revealLines } from './reveal-lines.ts';
import { optionSymbol, SYMBOL } from './symbols.ts';
import { building, sentences, speaker, testTable, testView } from './test-view.ts';

const LITERAL = /'([a-z][a-z0-9-]*)'/g;

/** The ids of phrases in a source: what stands after `id:` or in `say(…)`, on either side of a condition. */
function idsIn(source: string): string[] {
  const places = [...source.matchAll(/(?:\bid: |\bsay\()([^,})]*)/g)].map(([, place]) => place.split(' ? ').at(-1)!);
  return places.flatMap((place) => [...place.matchAll(LITERAL)].map(([, id]) => id));
}

test('whatever the board says has a sentence', () => {
  const files = readdirSync(import.meta.dirname).filter(
    (name) => !name.includes('test') && /\.(ts|svelte)$/.test(name),
  );
  const ids = files.flatMap((name) => idsIn(readFileSync(`${import.meta.dirname}/${name}`, 'utf8')));
  expect(ids.length).toBeGreaterThan(90);
  for (const made of ['is-real', 'is-fake', 'is-fitting', 'when-action', 'when-free-action']) ids.push(made);
  expect(ids.filter((id) => !sentences.includes(`\n${id} =`))).toEqual([]);
});

test('and every sentence of the board is said', () => {
  const said = readdirSync(import.meta.dirname).map((name) =>
    /test|facades/.test(name) ? '' : readFileSync(`${import.meta.dirname}/${name}`, 'utf8'),
  );
  const [section] = sentences.split('## What the board says')[1].split('\n## ');
  const ids = [...section.matchAll(/^([a-z][a-z-]*) =/gm)].map(([, id]) => id);
  const made = new Set(['is-fitting', 'when-action', 'when-free-action', 'points']);
  expect(ids.filter((id) => !made.has(id) && !said.some((source) => source.includes(`'${id}'`)))).toEqual([]);
});

test('a building in words: whose it is, what is behind it, and who knows', () => {
  const table = testTable(testView());
  const seen = building('1.5', 'espionage', { agents: 1, known_to: [0, 1], interior: 'fake_look1', real: false });
  expect(buildingWords(table, seen)).toBe(
    'Grigori’s Espionage on lot 5. Fake: Keyhole. Seen by you. 1 agent behind it.',
  );
  expect(buildingWords(table, building('1.5', 'culture', { watched: true }))).toBe(
    'Grigori’s Culture on lot 5. You do not know what is behind it. An agent stands in front of it.',
  );
});

test('a pile says how many are left, and how many more bring a meeple', () => {
  expect(pileWords(testTable(testView()), 'culture')).toEqual([
    'Culture: 8 of 12 left',
    'A cube each time you produce',
    'With 3 more Culture you would gain the shield',
  ]);
});

test('a reveal is told in lines, as far as it is not known', () => {
  const args = { cubes: 0, agents: 1, points: 2, owner: 'seat:2', scientist: 1, onward: 1 };
  const fake = { id: 'it-falls', args };
  const both = revealLines({
    text: 'check 1.5',
    detail: { id: 'fake-or-real', args: { fake, real: { id: 'it-kills' } } },
  });
  expect(both.fake.map((line) => speaker.say(line))).toEqual([
    'It falls, with 1 agent.',
    '2 points for you.',
    'Ludmila loses the scientist.',
    'Your agent may check one more.',
  ]);
  expect(both.real.map((line) => speaker.say(line))).toEqual(['It stays, its card open.', 'Your agent is lost.']);
  expect(revealLines({ text: 'check 1.5', detail: { id: 'known-fake', args: { fake } } }).real).toEqual([]);
});

test('options have the symbol of what they are about', () => {
  const symbol = (text: string, target: string) => optionSymbol({ text, targets: [target] }, () => 'science');
  expect(symbol('construct industry', 'facade:industry')).toBe(SYMBOL.industry);
  expect(symbol('play cond_science', 'hand:cond_science')).toBe(SYMBOL.science);
  expect(symbol('lower shield', 'meeple:shield')).toBe(SYMBOL.shield);
  expect(symbol('look 1.2', 'building:1.2')).toBe(SYMBOL.eye);
  expect(symbol('go home', 'go home')).toBe(SYMBOL.agent);
});
