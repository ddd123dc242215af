/** Drafts of a box, which never change themselves: every change makes a new one. */
import type { BoxDraft, BoxLine, BoxLook, BoxSection } from '../lib/wire.ts';

export interface Spot {
  section: string;
  key: string;
  name: string;
}

/** The section of the places and colours, beside those of the box. */
export const LOOKS = 'looks';

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const sectionOf = (draft: BoxDraft, name: string): BoxSection | undefined =>
  draft.sections.find((one) => one.name === name);

export const lineOf = (draft: BoxDraft, section: string, key: string): BoxLine | undefined =>
  sectionOf(draft, section)?.lines.find((one) => one.key === key);

function withLines(draft: BoxDraft, name: string, change: (lines: BoxLine[]) => BoxLine[]): BoxDraft {
  const sections = draft.sections.map((one) => (one.name === name ? { ...one, lines: change(one.lines) } : one));
  return { ...draft, sections };
}

function withLine(draft: BoxDraft, { section, key }: Spot, change: (line: BoxLine) => BoxLine): BoxDraft {
  return withLines(draft, section, (lines) => lines.map((line) => (line.key === key ? change(line) : line)));
}

function without<T>(record: Record<string, T>, name: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([one]) => one !== name));
}

/** A value as in the base is the base's again, with its provenance; any other is one's own. An empty one is none. */
export function setValue(draft: BoxDraft, base: BoxDraft, spot: Spot, value: unknown, own: string): BoxDraft {
  const before = lineOf(base, spot.section, spot.key);
  const known = before && isSame(before.values[spot.name], value) ? before.provenance[spot.name] : own;
  return withLine(draft, spot, (line) =>
    value === undefined
      ? { ...line, values: without(line.values, spot.name), provenance: without(line.provenance, spot.name) }
      : {
          ...line,
          values: { ...line.values, [spot.name]: value },
          provenance: { ...line.provenance, [spot.name]: known },
        },
  );
}

export function setProvenance(draft: BoxDraft, spot: Spot, text: string): BoxDraft {
  return withLine(draft, spot, (line) => ({ ...line, provenance: { ...line.provenance, [spot.name]: text } }));
}

/** A value, and where it comes from, as in the base. */
export function takeBack(draft: BoxDraft, base: BoxDraft, spot: Spot): BoxDraft {
  const before = lineOf(base, spot.section, spot.key);
  return setProvenance(
    setValue(draft, base, spot, before?.values[spot.name], ''),
    spot,
    before?.provenance[spot.name] ?? '',
  );
}

export function isChanged(draft: BoxDraft, base: BoxDraft, spot: Spot): boolean {
  const [now, before] = [lineOf(draft, spot.section, spot.key), lineOf(base, spot.section, spot.key)];
  return (
    !isSame(now?.values[spot.name], before?.values[spot.name]) ||
    now?.provenance[spot.name] !== before?.provenance[spot.name]
  );
}

/** A new line like the last one of those that it stands with. It is the section's last: files have new lines there. */
export function addLine(draft: BoxDraft, section: string, name: string, like: BoxLine, own: string): BoxDraft {
  const key = keyFor(name);
  const values = 'name' in like.values ? { ...like.values, name } : like.values;
  const provenance = Object.fromEntries(Object.keys(values).map((one) => [one, own]));
  return withLines(draft, section, (lines) => [...lines, { key, values, provenance }]);
}

export function removeLine(draft: BoxDraft, section: string, key: string): BoxDraft {
  return withLines(draft, section, (lines) => lines.filter((line) => line.key !== key));
}

/** Puts a line of the base back where it was. */
export function restoreLine(draft: BoxDraft, base: BoxDraft, section: string, key: string): BoxDraft {
  const order = sectionOf(base, section)!.lines.map((line) => line.key);
  const place = (line: BoxLine): number => (order.includes(line.key) ? order.indexOf(line.key) : order.length);
  return withLines(draft, section, (lines) =>
    [...lines, lineOf(base, section, key)!].sort((one, other) => place(one) - place(other)),
  );
}

export function removedLines(draft: BoxDraft, base: BoxDraft, section: string): BoxLine[] {
  return (sectionOf(base, section)?.lines ?? []).filter((line) => !lineOf(draft, section, line.key));
}

export function setLook(draft: BoxDraft, key: string, look: BoxLook | undefined): BoxDraft {
  return { ...draft, looks: look ? { ...draft.looks, [key]: look } : without(draft.looks, key) };
}

/** What a line may be called by: small letters, digits and _. */
export function keyFor(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9-]+/g, '_').replace(/^_+|_+$/g, '');
}

/** What people call the things of a draft, by their keys. */
export function namesOf(draft: BoxDraft): Map<string, string> {
  const lines = draft.sections.flatMap((section) => section.lines);
  return new Map(lines.filter((line) => 'name' in line.values).map((line) => [line.key, String(line.values.name)]));
}

/** Lines that share the name of a value stand in one table; a single one has room for values that no line has yet. */
export function tablesOf(lines: readonly BoxLine[], known: string[] = []): { names: string[]; lines: BoxLine[] }[] {
  const tables: { names: string[]; lines: BoxLine[] }[] = [];
  for (const line of lines) {
    const names = Object.keys(line.values);
    const joined = tables.filter((table) => table.names.some((name) => names.includes(name)));
    const whole = {
      names: [...new Set([...joined.flatMap((table) => table.names), ...names])],
      lines: [...joined.flatMap((table) => table.lines), line],
    };
    const at = joined.length ? tables.indexOf(joined[0]) : tables.length;
    tables.splice(at, joined.length ? 1 : 0, whole);
    for (const table of joined.slice(1)) tables.splice(tables.indexOf(table), 1);
  }
  if (tables.length === 1) tables[0].names = [...new Set([...tables[0].names, ...known])];
  return tables;
}

/** How many values of a section are not as in the base; lines that are new or taken out count as one. */
export function changesIn(draft: BoxDraft, base: BoxDraft, section: string): number {
  if (section === LOOKS) {
    const keys = new Set([...Object.keys(draft.looks), ...Object.keys(base.looks)]);
    return [...keys].filter((key) => !isSame(draft.looks[key], base.looks[key])).length;
  }
  const lines = sectionOf(draft, section)?.lines ?? [];
  const own = lines.map((line) => {
    const before = lineOf(base, section, line.key);
    if (!before) return 1;
    const names = new Set([...Object.keys(line.values), ...Object.keys(before.values)]);
    return [...names].filter((name) => isChanged(draft, base, { section, key: line.key, name })).length;
  });
  return own.reduce((sum, count) => sum + count, 0) + removedLines(draft, base, section).length;
}
