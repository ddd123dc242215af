import type { CatherineView } from '../../lib/wire.ts';
import type { BoardModule } from '../module.ts';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { label, stage } from './label.ts';
import Mine from './Mine.svelte';
import Rivals from './Rivals.svelte';
import Steps from './Steps.svelte';
import './tokens.css';

/** How high my display and hand are, and how much of that the options and the log take beside them. */
const MINE = 'clamp(316px, 58.3vh - 104px, 470px)';
const SIDE = 'clamp(290px, 34vh, 400px)';

const module: BoardModule<CatherineView> = {
  layout:
    `"board rivals" minmax(0, 1fr) "mine rivals" calc(${MINE} - ${SIDE} - 10px) "mine side" ${SIDE} ` +
    '/ minmax(0, 1fr) 290px',
  Board,
  Mine,
  Rivals,
  Hand,
  Steps,
  label,
  stage,
};

export default module;
