const PATRONYMIC = /(?:vich|itsch|ich|vna|wna|shna|yeva)$/;
const LONGEST = 17;

/** A name short enough for a card: people go without their father's name, and if need be by an initial. */
export function short(title: string): string {
  const words = title.split(' ');
  if (words.length < 3 || !PATRONYMIC.test(words[1])) return title;
  const [first, last] = [words[0], words.at(-1)!];
  const plain = `${first} ${last}`;
  return plain.length > LONGEST ? `${first[0]}. ${last}` : plain;
}

const NUMERALS: [number, string][] = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** A number as on a sundial. */
export function roman(number: number): string {
  const [value, letters] = NUMERALS.find(([one]) => one <= number) ?? [0, ''];
  return value ? letters + roman(number - value) : '';
}
