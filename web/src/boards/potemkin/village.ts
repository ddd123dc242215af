import type { PotemkinBuilding, PotemkinView } from '../../lib/wire.ts';
import type { Reveal } from './course.ts';
import { capital, many, type Type } from './types.ts';

/** A place of a village: a building, one that has just fallen, or a gap that stays open (R4.6). */
export interface Lot {
  lot: number;
  building: PotemkinBuilding | null;
  fallen: Reveal | null;
}

/** Villages are drawn as wide as they need: a gap takes a third of a Facade, and all shrink before they would wrap. */
export const GAP = 0.3;
const SPACING = 1.13;

const lotOf = (name: string): number => Number(name.split('.')[1]);
export const seatOf = (name: string): number => Number(name.split('.')[0]);

/** All lots of a village in order, with the buildings that fell in this very action. */
export function lots(seat: number, village: readonly PotemkinBuilding[], reveals: readonly Reveal[]): Lot[] {
  const standing = new Map(village.map((building) => [lotOf(building.name), building]));
  const fallen = new Map(reveals.filter((one) => !one.real && seatOf(one.building) === seat).map((one) => [lotOf(one.building), one]));
  const last = Math.max(0, ...standing.keys(), ...fallen.keys());
  return Array.from({ length: last }, (_, i) => ({ lot: i + 1, building: standing.get(i + 1) ?? null, fallen: fallen.get(i + 1) ?? null }));
}

/** How wide a Facade can be, if so much room is there for a row of lots and the things lying beside it. */
export function facadeWidth(row: readonly Lot[], width: number, height: number, beside = 0): number {
  const solid = row.filter((lot) => lot.building || lot.fallen).length;
  const units = solid * SPACING + (row.length - solid) * (GAP + SPACING - 1);
  const wide = units > 0 ? (width - beside) / units : Infinity;
  return Math.floor(Math.max(24, Math.min(104, height / 1.25, wide)));
}

/** `Ludmila’s second Espionage`, or `your Culture` if there is one of them only. */
export function buildingTitle(view: PotemkinView, name: string, owner: (seat: number) => string): string {
  const seat = seatOf(name);
  const village = view.seats[seat]?.village ?? [];
  const type = village.find((building) => building.name === name)?.type ?? '';
  const alike = village.filter((building) => building.type === type);
  const place = alike.length > 1 ? ORDINALS[alike.findIndex((building) => building.name === name)] ?? '' : '';
  return [owner(seat), place, capital(type)].filter(Boolean).join(' ');
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'];

/** `2 cubes and an agent`, or nothing. */
export function goods(building: PotemkinBuilding): string {
  const found = [building.cubes ? many(building.cubes, 'cube') : '', building.agents ? many(building.agents, 'agent') : ''];
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
  const seen = village.map((building) => (POINTS[building.type] ?? 0) + building.cubes + (building.real === false ? 2 : 0));
  return { points: seen.reduce((sum, points) => sum + points, 2 * destroyed.length), more: village.some((building) => building.real === null) };
}
