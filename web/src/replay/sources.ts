import { t } from '../words/index.ts';

export function sourceName(source: string): string {
  return t().replay.sources[source] ?? source.charAt(0).toUpperCase() + source.slice(1);
}
