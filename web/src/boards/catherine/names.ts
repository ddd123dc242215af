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

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'];
