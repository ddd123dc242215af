import { t } from '../../words/index.ts';
import type { BoardModule } from '../module.ts';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import OwnArea from './OwnArea.svelte';
import Rivals from './Rivals.svelte';
import type { PlainView } from './shape.ts';

/** A board for any game, made from its view and its options alone. */
const module: BoardModule<PlainView> = {
  layout:
    '"rivals board side" minmax(0, 1fr) "own own side" clamp(150px, 24dvh, 210px) ' +
    '/ minmax(230px, 1fr) minmax(0, 3fr) 320px',
  Board,
  OwnArea,
  Rivals,
  Hand,
  icon: () => undefined,
  stage: (view) => (typeof view.round === 'number' ? t().plain.round(view.round) : ''),
};

export default module;
