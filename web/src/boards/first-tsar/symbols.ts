/** One symbol for each concept, the same everywhere. */
import grain from 'icon:wheat';
import wood from 'icon:log';
import stone from 'icon:stone-block';
import gunpowder from 'icon:barrel';
import textile from 'icon:rolled-cloth';
import steel from 'icon:broadsword';
import coin from 'icon:two-coins';
import foreign from 'icon:globe';
import local from 'icon:wooden-crate';
import favour from 'icon:imperial-crown';
import warrior from 'icon:barbute';
import move from 'icon:sailboat';
import income from 'icon:windmill';
import project from 'icon:scroll-quill';
import complete from 'icon:hammer-nails';
import estate from 'icon:wood-cabin';
import title from 'icon:star-medal';
import exchange from 'icon:scales';
import trade from 'icon:caravel';
import war from 'icon:crossed-swords';
import manoeuvre from 'icon:horse-head';
import reward from 'icon:laurels';
import construction from 'icon:stone-tower';
import seal from 'icon:wax-seal';
import kremlin from 'icon:medieval-gate';
import points from 'icon:wax-tablet';

// Glyphs of our own, in the same square of 512.
const church =
  'M244 12h24v28h28v22h-28v26c8 40 84 66 84 132 0 26-14 46-30 58h60' +
  'c-4-14-2-30 10-42 14-14 30-20 34-44 4 24 20 30 34 44 20 20 14 52-8 66h6v178h24v32H30v-32h24V302h6' +
  'c-22-14-28-46-8-66 14-14 30-20 34-44 4 24 20 30 34 44 12 12 14 28 10 42h60' +
  'c-16-12-30-32-30-58 0-66 76-92 84-132V62h-28V40h28zM206 480h100V384c0-30-22-54-50-54s-50 24-50 54z' +
  'M92 350v60h44v-60zm284 0v60h44v-60z';
const boyar =
  'M172 20h168l-20 122H192zM190 156h132c4 14 6 28 6 42 0 22-6 42-16 58l-14 46-42 34-42-34-14-46' +
  'c-10-16-16-36-16-58 0-14 2-28 6-42zM182 284l-4 0c-66 16-112 70-118 136l-6 72h404l-6-72c-6-66-52-120-118-136' +
  'h-4l-18 50-56 46-56-46z';
const any =
  'M256 40c84 0 140 48 140 118 0 98-108 104-108 180v16h-72v-22' +
  'c0-104 102-110 102-172 0-34-26-54-64-54-40 0-66 24-70 66l-74-8c6-76 62-124 146-124z' +
  'm-4 352c28 0 46 18 46 44s-18 44-46 44-46-18-46-44 18-44 46-44z';
const arrow = 'M20 232h340l-90-96 36-36 186 156-186 156-36-36 90-96H20z';

export const PIECES = { warrior, boyar, building: church };
export const SIGNS = {
  arrow,
  seal,
  kremlin,
  favour,
  trade,
  local,
  foreign,
  coin,
  project,
  estate,
  title,
  war,
  warrior,
  boyar,
  church,
  income,
  reward,
};

/** By the words of costs and effects. */
export const SYMBOLS: Record<string, string> = {
  grain,
  wood,
  stone,
  gunpowder,
  textile,
  steel,
  coin,
  foreign,
  local,
  any,
  favour,
  move,
  income,
  war,
  vp: points,
  place_warrior: warrior,
  place_building: church,
  take_project: project,
  complete_project: complete,
  take_estate: estate,
  take_title: title,
  swap: exchange,
  exchange,
  resolve_trade: trade,
  trade_token: trade,
};

/** What the looks of a box may call for, as the game-icons set calls it. */
export const PICTURES: Record<string, string> = {
  barbute: warrior,
  barrel: gunpowder,
  broadsword: steel,
  caravel: trade,
  'crossed-swords': war,
  globe: foreign,
  'hammer-nails': complete,
  'horse-head': manoeuvre,
  'imperial-crown': favour,
  laurels: reward,
  log: wood,
  'medieval-gate': kremlin,
  'rolled-cloth': textile,
  sailboat: move,
  scales: exchange,
  'scroll-quill': project,
  'star-medal': title,
  'stone-block': stone,
  'stone-tower': construction,
  'two-coins': coin,
  'wax-seal': seal,
  'wax-tablet': points,
  wheat: grain,
  windmill: income,
  'wood-cabin': estate,
  'wooden-crate': local,
};

/** Cities by colour, and how far each shape reaches: never a shape of a seat. */
export const CITY_SHAPES: { path: string; reach: number }[] = [
  // Hexagon, shield, kokoshnik arch, quatrefoil, octagon, barrel
  { path: 'M0,-21L18.5,-10.5V10.5L0,21L-18.5,10.5V-10.5Z', reach: 23 },
  { path: 'M-18,-18.5H18V2C18,12.5 9,18.5 0,22C-9,18.5 -18,12.5 -18,2Z', reach: 23 },
  { path: 'M-17.5,19V-3C-17.5,-12 -8,-14 0,-23C8,-14 17.5,-12 17.5,-3V19Z', reach: 23 },
  {
    path: 'M-8.5,-9A10.8,10.8 0 1 1 8.5,-9A10.8,10.8 0 1 1 9,8.5A10.8,10.8 0 1 1 -9,8.5A10.8,10.8 0 1 1 -8.5,-9Z',
    reach: 27,
  },
  { path: 'M-8,-20H8L20,-8V8L8,20H-8L-20,8V-8Z', reach: 24 },
  { path: 'M-14,-20H14C21,-8 21,8 14,20H-14C-21,8 -21,-8 -14,-20Z', reach: 23 },
];

/** Regions in the order of their rewards. */
export const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];
