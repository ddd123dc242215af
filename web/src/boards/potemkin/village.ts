import type { PotemkinBuilding, PotemkinView } from '../../lib/wire.ts';
import type { Reveal } from './spying.ts';
import { capital, many, type Type } from './types.ts';

/** A place of a village: a building, one that has just fallen, or a gap that stays open where some stood (R4.6). */
export interface Lot {
  lot: number;
  building: PotemkinBuilding | null;
  fallen: Reveal | null;
  /** How many have stood in the gap. */
  gone: number;
}

/** The width of a gap and the space between lots, in Facades. */
export const GAP = 0.3;
export const SPACE = 0.125;

const lotOf = (name: string): number => Number(name.split('.')[1]);
export const seatOf = (name: string): number => Number(name.split('.')[0]);

/** All lots of a village in order, with the buildings that fell in this very action; gaps side by side are one. */
export function lots(seat: number, village: readonly PotemkinBuilding[], reveals: readonly Reveal[]): Lot[] {
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

/** `Ludmila’s second Espionage`, or `your Culture` if there is one of them only. */
export function buildingTitle(view: PotemkinView, name: string, owner: (seat: number) => string): string {
  const seat = seatOf(name);
  const village = view.seats[seat]?.village ?? [];
  const type = village.find((building) => building.name === name)?.type ?? '';
  const alike = village.filter((building) => building.type === type);
  const place = alike.length > 1 ? (ORDINALS[alike.findIndex((building) => building.name === name)] ?? '') : '';
  return [owner(seat), place, capital(type)].filter(Boolean).join(' ');
}

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];

/** `2 cubes and an agent`, or nothing. */
export function goods(building: PotemkinBuilding): string {
  const found = [
    building.cubes ? many(building.cubes, 'cube') : '',
    building.agents ? many(building.agents, 'agent') : '',
  ];
  return found.filter(Boolean).join(' and ');
}

export const find = (view: PotemkinView, name: string): PotemkinBuilding | undefined =>
  view.seats[seatOf(name)]?.village.find((building) => building.name === name);

export const countType = (view: PotemkinView, seat: number, type: Type): number =>
  view.seats[seat].village.filter((building) => building.type === type).length;

const POINTS: Record<string, number> = { culture: 1, government: 2 };

/** The points a seat has for all that can be seen, and whether there may be more behind its Facades. */
export function provable(view: PotemkinView, seat: number): { points: number; more: boolean } {
  const { village, destroyed } = view.seats[seat];
  const seen = village.map(
    (building) => (POINTS[building.type] ?? 0) + building.cubes + (building.real === false ? 2 : 0),
  );
  return {
    points: seen.reduce((sum, points) => sum + points, 2 * destroyed.length),
    more: village.some((building) => building.real === null),
  };
}
