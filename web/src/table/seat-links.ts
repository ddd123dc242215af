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

export function rememberInvitations({ table, links }: Links): void {
  try {
    sessionStorage.setItem(key(table), JSON.stringify({ ...known(table), ...links }));
  } catch {
    // a browser that keeps nothing asks for new links
  }
}

const OWN = 'antechamber own ';

/** My own link to a seat is told once, too; this browser remembers it, for other devices of mine. */
export function rememberOwnLink(table: string, seat: number, token: string | null | undefined): void {
  try {
    if (token) localStorage.setItem(`${OWN}${table} ${seat}`, token);
  } catch {
    // as above
  }
}

/** The address that opens my seat on another device; null if this browser does not know it. */
export function ownLink(table: string, seat: number): string | null {
  try {
    const token = localStorage.getItem(`${OWN}${table} ${seat}`);
    return token ? address(token) : null;
  } catch {
    return null;
  }
}

/** The seat is no longer mine; without a table, no seat is. */
export function forgetOwnLinks(table = '', seat?: number): void {
  try {
    const begins = seat === undefined ? OWN + table : `${OWN}${table} ${seat}`;
    for (const name of Object.keys(localStorage)) if (name.startsWith(begins)) localStorage.removeItem(name);
  } catch {
    // nothing is kept anyway
  }
}

const address = (token: string): string => `${location.origin}/join#${token}`;

/** The address that seats whoever opens it; null if this tab does not know it. */
export function invitation(table: string, seat: number): string | null {
  const token = known(table)[seat];
  return token ? address(token) : null;
}
