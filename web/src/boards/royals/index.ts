import type { RoyalsView } from '../../lib/wire.ts';
import type { BoardModule } from '../module.ts';
import Backdrop from './Backdrop.svelte';
import Board from './Board.svelte';
import { periodOf } from './counts.ts';
import { MAP } from './geography.ts';
import Hand from './Hand.svelte';
import { label } from './label.ts';
import OwnArea from './OwnArea.svelte';
import Rivals from './Rivals.svelte';
import './tokens.css';
import TurnProgress from './TurnProgress.svelte';

/**
 * The dock is lower on low screens; the map's column is as wide as its sheet is at that height, the others take the
 * rest.
 */
const DOCK = 'clamp(126px, 17.6dvh, 158px)';
const SHEET = `calc((100dvh - 98px - ${DOCK}) * 1.33)`;

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
  icon: (option, table) => label(option.text, table).icon,
  stage: (view) => {
    const { name, year } = periodOf(view);
    return `${name}, ${year}`;
  },
};

export default module;
