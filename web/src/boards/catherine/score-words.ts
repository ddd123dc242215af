import type { CatherineTable } from './box.ts';

/** What the scoring at the end of a decade and the one at the end of the game would bring a seat now, line by line. */
export function ifScoredNow(table: CatherineTable, seat: number): string {
  const { interim, final } = table.view!.seats[seat];
  const { cannons, residences, cities, favour } = interim;
  const now = lines(table, { cannons, residences, cities, favour });
  return `If scored now: ${now}. At the end: ${lines(table, { ...final })}.`;
}

function lines(table: CatherineTable, points: Record<string, number>): string {
  return Object.entries(points)
    .map(([source, number]) => `${table.source(source)} ${number}`)
    .join(', ');
}
