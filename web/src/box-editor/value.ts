/** Values of a box as they are typed. What is typed wrong is sent as it is: the game says what it should be. */
export type Value = number | string | (number | string)[];

/** A value as text. */
export function shown(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(shown).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const WHOLE = /^-?\d{1,15}$/;

const single = (text: string): number | string => (WHOLE.test(text) ? Number(text) : text);

/** What a text means as a value of that kind; nothing if it is empty. */
export function typed(text: string, kind: string, isList: boolean): Value | undefined {
  const plain = text.trim();
  if (plain === '') return undefined;
  if (kind === 'numbers') return plain.split(/[\s,;]+/).map(single);
  if (isList) return plain.split(/\s*,\s*/);
  return kind === 'number' ? single(plain) : plain;
}
