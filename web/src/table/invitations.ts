/** Secret links are told once; this browser tab remembers those of the tables it has set up. */
import type { Links } from '../lib/wire.ts';

const key = (table: string): string => `antechamber links ${table}`;

function known(table: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(key(table)) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

export function keep({ table, links }: Links): void {
  try {
    sessionStorage.setItem(key(table), JSON.stringify({ ...known(table), ...links }));
  } catch {
    // a browser that keeps nothing asks for new links
  }
}

/** The address that seats whoever opens it; null if this tab does not know it. */
export function invitation(table: string, seat: number): string | null {
  const token = known(table)[seat];
  return token ? `${location.origin}/join#${token}` : null;
}
