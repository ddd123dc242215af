import type { Table } from '../../lib/table.svelte.ts';
import type { PlainView } from './shape.ts';

/** Everything that this table has a name for, or that can be chosen now. */
export const knownTargets = (table: Table<PlainView>): ReadonlySet<string> =>
  new Set([
    ...Object.keys(table.words?.box.names ?? {}),
    ...table.now.options.flatMap(({ targets = [] }) => targets).filter((target) => target.includes(':')),
  ]);

/** What people call a field of the view; a game may have a sentence for it (`field-bids-made`). */
export function labelOf(table: Table<PlainView>, field: string): string {
  const name = table.named(`field:${field}`);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
