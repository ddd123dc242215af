import type { CatherineView } from '../../lib/wire.ts';
import type { BoardModule } from '../module.ts';
import Board from './Board.svelte';
import { EMPIRE } from './geography.ts';
import Hand from './Hand.svelte';
import { optionIcon } from './icons.ts';
import OwnArea from './OwnArea.svelte';
import Rivals from './Rivals.svelte';
import { stage } from './stage.ts';
import Terrain from './Terrain.svelte';
import TurnProgress from './TurnProgress.svelte';
import './tokens.css';

/** How high my display and hand are, and how much of that the options and the log take beside them. */
const OWN = 'clamp(316px, 58.3vh - 104px, 470px)';
const SIDE = 'clamp(290px, 34vh, 400px)';

const module: BoardModule<CatherineView> = {
  layout:
    `"board rivals" minmax(0, 1fr) "own rivals" calc(${OWN} - ${SIDE} - 10px) "own side" ${SIDE} ` +
    '/ minmax(0, 1fr) 290px',
  Board,
  OwnArea,
  Rivals,
  Hand,
  TurnProgress,
  sheet: { width: EMPIRE.width, height: EMPIRE.height },
  Ground: Terrain,
  icon: optionIcon,
  stage,
};

export default module;
