import { inAddress, EVERYONE } from '../lib/viewers.ts';

/** Where a moment of a game can be looked at, as one viewer counts its moments. */
export function address({ id, moment, viewer }: { id: string; moment: number; viewer: number | null }): string {
  return `/replay/${id}?moment=${moment}${viewer === null ? '' : `&seat=${inAddress(viewer)}`}`;
}

/** What an address asks for. */
export function fromAddress(query: URLSearchParams): { moment: number | null; seat: number | null } {
  const number = (name: string): number | null =>
    /^\d{1,6}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : null;
  return { moment: number('moment'), seat: query.get('seat') === 'all' ? EVERYONE : number('seat') };
}
