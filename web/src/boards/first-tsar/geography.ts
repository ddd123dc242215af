/** Where everything is drawn on the map of Muscovy. */
import drawn from 'map:first-tsar';
import type { TsarMap } from '../../../maps/first-tsar.ts';

export const MUSCOVY: TsarMap = drawn;
export const SHEET = { width: MUSCOVY.width, height: MUSCOVY.height };

/** On which side of a city its name and pieces stand. */
export const SIDES: Record<string, 'right' | 'left' | 'above' | 'below'> = {
  moscow: 'left',
  ryazan: 'below',
  nizhny_novgorod: 'above',
  kazan: 'above',
  chernigov: 'below',
  novgorod_seversky: 'right',
  putivl: 'left',
  kursk: 'right',
  pskov: 'right',
  novgorod: 'right',
  tver: 'left',
  smolensk: 'right',
  yaroslavl: 'below',
  vologda: 'left',
  veliky_ustyug: 'right',
  kholmogory: 'right',
};

/** How wide a row of pieces may be where a plate is near. */
export const ROOM: Record<string, number> = { kholmogory: 118, kursk: 90 };

export interface RegionPlace {
  x: number;
  y: number;
  numeral: string;
  hue: string;
}

/** Regions in the order of their rewards, and where their plates lie. */
export const REGIONS: Record<string, RegionPlace> = {
  east: { x: 642, y: 342, numeral: 'I', hue: 'ochre' },
  south: { x: 462, y: 447, numeral: 'II', hue: 'sage' },
  west: { x: 20, y: 86, numeral: 'III', hue: 'teal' },
  north: { x: 642, y: 20, numeral: 'IV', hue: 'midnight' },
};
export const PLATE = { width: 188, height: 58 };
export const FIELD_OF_WAR = { x: 656, y: 402, width: 180, height: 104 };
