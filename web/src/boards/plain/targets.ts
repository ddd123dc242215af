import type { Table } from '../../lib/table.svelte.ts';
import type { BoxLook } from '../../lib/wire.ts';
import { isFields, targetOf, targetOfRow, type Fields, type PlainView } from './shape.ts';

/** What the values in a part of the view stand for. */
export class Targets {
  readonly #known: ReadonlySet<string>;
  readonly #elsewhere: ReadonlySet<string>;

  /** `elsewhere` are targets that are chosen in another part: here they are only named. */
  constructor(known: ReadonlySet<string>, elsewhere: ReadonlySet<string> = new Set()) {
    this.#known = known;
    this.#elsewhere = elsewhere;
  }

  of(value: unknown, field: string): string | undefined {
    return targetOf(value, field, this.#known);
  }

  ofRow(row: Fields, field: string): string | undefined {
    const target = targetOfRow(row, field, this.#known);
    return target && this.isHere(target) ? target : undefined;
  }

  isHere(target: string): boolean {
    return !this.#elsewhere.has(target);
  }

  /** All that a value stands for, and what is in it. */
  within(value: unknown, field: string): string[] {
    if (Array.isArray(value)) return value.flatMap((one) => this.within(one, field));
    const target = isFields(value) ? targetOfRow(value, field, this.#known) : this.of(value, field);
    const parts = isFields(value) ? Object.entries(value).flatMap(([name, one]) => this.within(one, name)) : [];
    return target ? [target, ...parts] : parts;
  }
}

/** Everything that this table has a name for, or that can be chosen now. */
function knownTo(table: Table<PlainView>): ReadonlySet<string> {
  const named = Object.keys(table.words?.box.names ?? {});
  const offered = table.now.options.flatMap(({ targets = [] }) => targets);
  return new Set([...named, ...offered.filter((target) => target.includes(':'))]);
}

/** What lies on the table, and what is mine. */
export const targetsOnTable = (table: Table<PlainView>): Targets => new Targets(knownTo(table));

/** What lies before a seat: what lies on the table too, or is mine, is chosen there. */
export function targetsOfSeat(table: Table<PlainView>): Targets {
  const { seats: _, ...others } = table.view ?? {};
  return new Targets(knownTo(table), new Set(targetsOnTable(table).within(others, '')));
}

/** The colour that a box gives to a thing: `[looks]` of its component file, by the thing's key. */
export function colourIn(looks: Record<string, BoxLook> | undefined, target: string): string | undefined {
  return looks?.[target.slice(target.indexOf(':') + 1)]?.colour;
}

/** What people call a field of the view; a game may have a sentence for it (`name-field-bids-made`). */
export function labelOf(table: Table<PlainView>, field: string): string {
  const name = table.named(`field:${field}`);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
