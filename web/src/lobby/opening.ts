import { api } from '../lib/api.ts';
import { takePart } from '../lib/deal.ts';
import { route } from '../lib/route.svelte.ts';
import type { GameCard, Joined, NewTable, SeatRequest, TableCard } from '../lib/wire.ts';
import { rememberInvitations, rememberOwnLink } from '../table/seat-links.ts';
import { t } from '../words/index.ts';

const PACE = 0.6;

/** My seat among bots. */
function meAmongBots(seats: number): SeatRequest[] {
  const bots = t()
    .setup.names.slice(0, seats - 1)
    .map((name): SeatRequest => ({ kind: 'bot', level: 'courtier', name }));
  return [{ kind: 'person', mine: true }, ...bots];
}

/**
 * Sets up a table, remembers its links, goes there. Cards are dealt after the table has promised its half of the deal.
 */
export async function setUp(table: NewTable): Promise<void> {
  const links = await api.setUp({ ...table, start: false });
  rememberInvitations(links);
  table.seats.forEach((one, seat) => one.mine && rememberOwnLink(links.table, seat, links.links[seat]));
  if (table.start) {
    await takePart(await api.table(links.table));
    await api.act(links.table, { kind: 'start' });
  }
  const mine = table.seats.findIndex((one) => one.mine);
  route.go(`/table/${links.table}${mine < 0 ? '' : `?seat=${mine}`}`);
}

export function playNow(game: GameCard): Promise<void> {
  const seats = game.quick_seats;
  return setUp({ game: game.key, seats: meAmongBots(seats), start: true, settings: { pace: PACE } });
}

/** What the head of a record says; null if it is none. */
export function recordHead(text: string): { game: string; seats: number } | null {
  const game = /^game (\S+)$/m.exec(text)?.[1];
  const seats = Number(/^seats (\d)$/m.exec(text)?.[1]);
  return text.startsWith('antechamber record') && game && seats ? { game, seats } : null;
}

/** A table that begins where a record ends. */
export async function openRecord(file: File): Promise<void> {
  const record = await file.text();
  const head = recordHead(record);
  if (!head) throw new Error(t().lobby.recordWrong);
  await setUp({ game: head.game, seats: meAmongBots(head.seats), record, settings: { pace: PACE } });
}

/** Takes the first seat that is open. */
export async function sitDown(table: TableCard): Promise<void> {
  const open = table.seats.find((one) => one.kind === 'open');
  if (!open) return;
  const { link } = await api.act<Joined>(table.id, { kind: 'sit', seat: open.seat });
  rememberOwnLink(table.id, open.seat, link);
  route.go(`/table/${table.id}?seat=${open.seat}`);
}
