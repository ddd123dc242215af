import { t } from '../words/index.ts';

/** Points that the next scoring would bring if it came now. */
export const PROMISED = 'next scoring';

export function sourceName(source: string): string {
  return t().replay.sources[source] ?? source.charAt(0).toUpperCase() + source.slice(1);
}
