/** The ledger of a game's rules, taken apart: headings, paragraphs, and rules with their numbers. */
export type LedgerItem =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'rule'; number: string; text: string; ruling: boolean };

const RULE = /^- \*\*(\S+)\*\* (.*?)(?: \[`[^\]]*\])?$/;
const RULING = '*(ruling)* ';

export function ledger(markdown: string): LedgerItem[] {
  const found: LedgerItem[] = [];
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

/** The items that speak of all the words asked for, each with the heading above it. */
export function filterLedger(items: LedgerItem[], words: string): LedgerItem[] {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (asked.length === 0) return items;
  const found: LedgerItem[] = [];
  let heading: LedgerItem | null = null;
  for (const item of items) {
    if (item.kind === 'heading') heading = item;
    else {
      const text = (item.kind === 'rule' ? `${item.number} ${item.text}` : item.text).toLowerCase();
      if (!asked.every((word) => text.includes(word))) continue;
      if (heading) found.push(heading);
      heading = null;
      found.push(item);
    }
  }
  return found;
}
