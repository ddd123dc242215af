import type { PotemkinBuilding, PotemkinRevealed, PotemkinView } from '../../lib/wire.ts';

/** A place of a village: a building, one that has just fallen, or a gap that stays open where some stood (R4.6). */
export interface Lot {
  lot: number;
  building: PotemkinBuilding | null;
  fallen: PotemkinRevealed | null;
  /** How many have stood in the gap. */
  gone: number;
}

/** The width of a gap and the space between lots, in Facades. */
export const GAP = 0.3;
export const SPACE = 0.125;

const lotOf = (name: string): number => Number(name.split('.')[1]);
export const seatOf = (name: string): number => Number(name.split('.')[0]);

/** All lots of a village in order, with the buildings that have just fallen; gaps side by side are one. */
export function lots(seat: number, village: readonly PotemkinBuilding[], reveals: readonly PotemkinRevealed[]): Lot[] {
  const standing = new Map(village.map((building) => [lotOf(building.name), building]));
  const fallen = new Map(
    reveals.filter((one) => !one.real && seatOf(one.building) === seat).map((one) => [lotOf(one.building), one]),
  );
  const found: Lot[] = [];
  for (let lot = 1; lot <= Math.max(0, ...standing.keys(), ...fallen.keys()); lot += 1) {
    const next: Lot = { lot, building: standing.get(lot) ?? null, fallen: fallen.get(lot) ?? null, gone: 0 };
    const last = found.at(-1);
    if (next.building || next.fallen) found.push(next);
    else if (last?.gone) last.gone += 1;
    else found.push({ ...next, gone: 1 });
  }
  return found;
}

/** How many Facades wide a row of lots is. */
const extent = (row: readonly Lot[]): number => row.reduce((sum, lot) => sum + (lot.gone ? GAP : 1) + SPACE, 0);

/** How wide a Facade can be in a row that may be so wide and high: rather than wrap, villages shrink. */
export function facadeWidth(row: readonly Lot[], width: number, height: number): number {
  return Math.floor(Math.max(24, Math.min(124, height / 1.25, width / Math.max(1, extent(row)))));
}

/** The middle of one of the lots, from the beginning of the row. */
export const middleOf = (row: readonly Lot[], index: number, facade: number): number =>
  Math.round((extent(row.slice(0, index)) + 0.5) * facade);

export const rowWidth = (row: readonly Lot[], facade: number): number => Math.round(extent(row) * facade);

export const find = (view: PotemkinView, name: string): PotemkinBuilding | undefined =>
  view.seats[seatOf(name)]?.village.find((building) => building.name === name);
