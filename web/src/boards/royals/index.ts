import type { Option, RoyalsView } from '../../lib/wire.ts';
import type { BoardModule } from '../module.ts';
import Backdrop from './Backdrop.svelte';
import Board from './Board.svelte';
import { boxOf, emblemOf, type Royals } from './box.ts';
import Hand from './Hand.svelte';
import OwnArea from './OwnArea.svelte';
import { heldPlaces } from './places.ts';
import Rivals from './Rivals.svelte';
import { MAP } from './sheet.ts';
import { stage } from './stage.ts';
import { crown, dagger, mask, pile, rest } from './symbols.ts';
import './tokens.css';
import TurnProgress from './TurnProgress.svelte';

/**
 * The dock is lower on low screens; the map's column is as wide as its sheet is at that height, the others take the
 * rest.
 */
const DOCK = 'clamp(126px, 17.6dvh, 158px)';
const SHEET = `calc((100dvh - 98px - ${DOCK}) * 1.33)`;

/** The symbol of an option: of what it is about. */
function icon({ targets = [] }: Option, table: Royals): string | undefined {
  const [kind, key] = targets.at(-1)?.split(':') ?? [];
  if (kind === 'position') {
    const place = heldPlaces(table.view!).find(({ name }) => name === key);
    return place && (place.holder === null ? (emblemOf(table, `title:${place.title}`).path ?? crown) : dagger);
  }
  if (kind === 'display' || kind === 'hand')
    return table.words && key in boxOf(table).intrigue ? mask : (emblemOf(table, `card:${key}`).path ?? pile);
  return { pile, intrigue: mask, end: rest }[kind];
}

const module: BoardModule<RoyalsView> = {
  layout:
    `"rivals board side" minmax(0, 1fr) "own own own" ${DOCK} ` +
    `/ minmax(236px, 1fr) minmax(0, ${SHEET}) minmax(290px, 1.25fr)`,
  Board,
  OwnArea,
  Rivals,
  Hand,
  TurnProgress,
  sheet: { width: MAP.width, height: MAP.height },
  Ground: Backdrop,
  icon,
  stage,
};

export default module;
