import { boardWords } from '../boards/index.ts';
import type { Table } from '../lib/table.svelte.ts';

/** What people call a source of points while a game goes on. */
export function sourceName(table: Table<never>, source: string): string {
  const words = boardWords(table.info?.game ?? '');
  return words?.sourcesSoFar?.[source] ?? words?.sources[source] ?? table.source(source);
}
