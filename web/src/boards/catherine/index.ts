import type { CatherineView } from '../../lib/wire.ts';
import type { BoardModule } from '../module.ts';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Mine from './Mine.svelte';
import Rivals from './Rivals.svelte';

const module: BoardModule<CatherineView> = {
  layout: '"rivals board side" minmax(0, 1fr) "mine mine mine" 158px / 236px minmax(0, 1fr) 300px',
  Board,
  Mine,
  Rivals,
  Hand,
  label: (text) => ({ text, quiet: text === 'end' }),
  stage: () => '',
};

export default module;
