/**
 * The order in which sources of points are told and stacked, those of all games in one list.
 *
 * What is not listed comes last.
 */
export const SOURCE_ORDER = [
  'cannons',
  'residences',
  'cities',
  'kremlin',
  'trade',
  'region',
  'spoils',
  'project',
  'favour',
  'actions',
  'bonuses',
  'card overflow',
  'favour overflow',
  'hand',
  'order',
  'connection',
  'city',
  'period',
  'country',
  'house',
  'war',
  'title',
  'goods',
  'estate',
  'pad',
  'fake',
  'government',
  'culture',
  'destroyed',
  'cubes',
];
