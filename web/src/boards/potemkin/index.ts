import type { PotemkinView } from '../../lib/wire.ts';
import type { BoardModule } from '../module.ts';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { label } from './label.ts';
import OwnArea from './OwnArea.svelte';
import Rivals from './Rivals.svelte';
import './tokens.css';

const ROMAN = ['', 'I', 'II', 'III', 'IV'];

const module: BoardModule<PotemkinView> = {
  layout:
    '"board rivals" 228px "board side" minmax(0, 1fr) "own side" clamp(132px, 17.4vh, 158px) / minmax(0, 1fr) 300px',
  Board,
  OwnArea,
  Rivals,
  Hand,
  icon: (option, table) => label(option.text, table).icon,
  stage: (view) =>
    view.over
      ? 'Catherine has arrived'
      : `Month ${ROMAN[view.month]}, ${view.drafting ? 'draft' : `round ${view.round}`}`,
};

export default module;
