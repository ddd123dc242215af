import type { FirstTsarView } from '../../lib/wire.ts';
import type { BoardModule } from '../module.ts';
import Board from './Board.svelte';
import Ground from './Ground.svelte';
import Hand from './Hand.svelte';
import { SHEET } from './layout.ts';
import OwnArea from './OwnArea.svelte';
import Rivals from './Rivals.svelte';
import { optionIcon } from './option-icon.ts';
import './tokens.css';

const DECADES = ['first', 'second', 'third', 'fourth'];

const module: BoardModule<FirstTsarView> = {
  layout:
    '"board rivals" auto "board side" minmax(0, 1fr) "own own" clamp(176px, 23.6vh, 256px) / minmax(0, 1fr) 300px',
  Board,
  OwnArea,
  Rivals,
  Hand,
  sheet: SHEET,
  Ground,
  icon: optionIcon,
  stage: (view) => (view.over ? 'the end' : `${view.decade}, ${DECADES[view.round]} decade`),
};

export default module;
