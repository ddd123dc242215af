/**
 * What a view that nobody has drawn a board for is made of. `seats` has an entry for each seat, `own` is what only its
 * seat sees; whatever else is there lies on the table for all.
 */
export type Fields = Record<string, unknown>;

export interface PlainView extends Fields {
  seat?: number | null;
  round?: number;
  seats?: Fields[];
  own?: Fields | null;
}

/** How a value is laid out. */
export type Shape = 'nothing' | 'line' | 'things' | 'counts' | 'rows' | 'fields';

/** Shown elsewhere: in the title, beside the names of the seats, or by the page itself. */
const ELSEWHERE = new Set(['seat', 'seats', 'own', 'over', 'round']);

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function shapeOf(value: unknown): Shape {
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.every(isFields) ? 'rows' : 'things';
  if (!isFields(value)) return value === null || value === undefined || value === '' ? 'nothing' : 'line';
  const held = Object.values(value);
  if (held.length === 0) return 'nothing';
  return held.every((one) => typeof one === 'number') ? 'counts' : 'fields';
}

/** What lies on the table: first what is said in a word or a number, then what needs room, also while it is empty. */
export function onTheTable(view: PlainView): { facts: [string, unknown][]; things: [string, unknown][] } {
  const shown = Object.entries(view).filter(([field]) => !ELSEWHERE.has(field));
  const brief = ([, value]: [string, unknown]): boolean => !Array.isArray(value) && !isFields(value);
  return { facts: shown.filter(brief), things: shown.filter((entry) => !brief(entry)) };
}

/** The columns of rows, in the order in which they are first met. */
export const columnsOf = (rows: Fields[]): string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))];

/** Equal things lie on one pile. */
export function piles(values: readonly unknown[]): { value: unknown; count: number }[] {
  const found = new Map<string, { value: unknown; count: number }>();
  for (const value of values) {
    const key = JSON.stringify(value);
    found.set(key, { value, count: (found.get(key)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}

/** What a field's things are called one by one: `plots` are of the kind `plot`. */
export const kindOf = (field: string): string => field.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');

/**
 * The target that a value stands for: it says so itself (`plot:3`), or its field says of which kind it is, or only one
 * target has that name. Numbers are numbers unless their field names a kind.
 */
export function targetOf(value: unknown, field: string, known: ReadonlySet<string>): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  if (known.has(String(value)) || /^seat:\d$/.test(String(value))) return String(value);
  const named = `${kindOf(field)}:${value}`;
  if (known.has(named)) return named;
  if (typeof value === 'number') return undefined;
  const alike = [...known].filter((target) => target.slice(target.indexOf(':') + 1) === value);
  return alike.length === 1 ? alike[0] : undefined;
}

/** What a row is about: the first of its cells that stands for a target, or its first cell as a thing of the rows. */
export function targetOfRow(row: Fields, field: string, known: ReadonlySet<string>): string | undefined {
  const cells = Object.entries(row);
  const found = cells.map(([column, value]) => targetOf(value, column, known));
  return found.find((target) => target && !target.startsWith('seat:')) ?? targetOf(cells[0]?.[1], field, known);
}
