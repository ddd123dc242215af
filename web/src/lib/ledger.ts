/** The ledger of a game's rules, taken apart: headings, paragraphs, and rules with their numbers. */
export type Entry =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'rule'; number: string; text: string; ruling: boolean };

const RULE = /^- \*\*(\S+)\*\* (.*?)(?: \[`[^\]]*\])?$/;
const RULING = '*(ruling)* ';

export function ledger(markdown: string): Entry[] {
  const found: Entry[] = [];
  for (const line of markdown.split('\n')) {
    const rule = RULE.exec(line);
    if (rule) {
      const ruling = rule[2].includes(RULING);
      found.push({ kind: 'rule', number: rule[1], text: plain(rule[2].replace(RULING, '')), ruling });
    } else if (line.startsWith('#')) found.push({ kind: 'heading', text: plain(line.replace(/^#+ /, '')) });
    else if (line.trim()) found.push({ kind: 'text', text: plain(line) });
  }
  return found;
}

const plain = (text: string): string => text.replace(/\*\*|`/g, '').replace(/\*([^*]+)\*/g, '$1');

/** The entries that speak of all the words asked for, each with the heading above it. */
export function search(entries: Entry[], words: string): Entry[] {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (asked.length === 0) return entries;
  const found: Entry[] = [];
  let heading: Entry | null = null;
  for (const entry of entries) {
    if (entry.kind === 'heading') heading = entry;
    else {
      const text = (entry.kind === 'rule' ? `${entry.number} ${entry.text}` : entry.text).toLowerCase();
      if (!asked.every((word) => text.includes(word))) continue;
      if (heading) found.push(heading);
      heading = null;
      found.push(entry);
    }
  }
  return found;
}
