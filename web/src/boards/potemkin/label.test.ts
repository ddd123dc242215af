import { expect, test } from 'vitest';
import { label } from './label.ts';
import { testTable, testView } from './test-view.ts';

const say = (text: string, more = {}): string => label(text, testTable(testView(more))).text;
const detail = (text: string, more = {}): string | undefined => label(text, testTable(testView(more))).detail;

test('cards are called by their titles', () => {
  expect(say('pick real_agent')).toBe('Recall an agent');
  expect(detail('pick cond_industry')).toBe('Real only behind Industry.');
  expect(say('play fake_look1')).toBe('Play Keyhole');
  expect(detail('play fake_look1')).toBe('Free action: Look behind one rival facade.');
  expect(say('cycle cond_government')).toBe('Put aside: Fitted out as government');
});

test('a card behind a Facade is real or fake there', () => {
  const own = { ...testView().own!, raising: 'industry' };
  expect(detail('furnish cond_industry', { own })).toBe('Real behind Industry.');
  expect(detail('furnish cond_science', { own })).toBe('Fake behind Industry.');
});

test('buildings are called by owner, place and type', () => {
  expect(say('look 2.1')).toBe('Look behind Ludmila’s Government');
  expect(say('look 1.2')).toBe('Look behind Grigori’s second Culture');
  expect(say('store 0.3')).toBe('Store the cubes behind your second Industry');
  expect(detail('rob 2.1')).toBe('1 cube behind it');
  expect(say('arrest 1.5')).toBe('Arrest an agent behind Grigori’s Espionage');
  expect(say('arrest 2.spent')).toBe('Arrest Ludmila’s spent agent');
});

test('a reveal says both outcomes', () => {
  expect(say('resolve 1.5')).toBe('Lift the facade of Grigori’s Espionage');
  expect(detail('resolve 1.5')).toBe(
    'Fake: It falls, with 1 agent; 2 points for you; Your agent may check one more. Real: It stays, its card ' +
      'open; Your agent is lost.',
  );
  expect(detail('inspect 1.5')).toBe('Fake: It falls, with 1 agent; 2 points for you. Real: It stays, its card open.');
  expect(detail('check 2.1')).toContain('Ludmila loses the scientist');
});

test('what ends something stands apart', () => {
  for (const text of ['go', 'go home', 'done', 'draw']) expect(label(text, testTable(testView())).quiet).toBe(true);
  for (const text of [
    'produce',
    'spy',
    'construct science',
    'lower shield',
    'take shield',
    'send shield',
    'tour 1',
    'stock 0.1',
    'station 0.1',
    'fetch 0.1',
    'follow 2.1',
  ]) {
    expect(label(text, testTable(testView())).quiet).toBeFalsy();
    expect(say(text)).not.toBe(text);
  }
});
