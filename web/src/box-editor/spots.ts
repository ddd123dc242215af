import type { Spot } from './draft.ts';

/** The field of a value in the page; without a name that of its line. */
export const fieldId = ({ section, key, name }: Spot): string =>
  `value ${section} ${key} ${name}`.replaceAll(' ', '--');
