import type { Component } from 'svelte';
import type { PotemkinView } from '../../lib/wire.ts';
import type { BoardModule } from '../module.ts';
import Board from './Board.svelte';
import { cardOf } from './box.ts';
import { DNIEPER } from './dnieper.ts';
import Dnieper from './Dnieper.svelte';
import Hand from './Hand.svelte';
import OwnArea from './OwnArea.svelte';
import Rivals from './Rivals.svelte';
import { roman } from './roman.ts';
import { optionSymbol } from './symbols.ts';
import './tokens.css';

const module: BoardModule<PotemkinView> = {
  layout:
    '"board rivals" 228px "board side" minmax(0, 1fr) "own side" clamp(132px, 17.4vh, 158px) / minmax(0, 1fr) 300px',
  Board,
  OwnArea,
  Rivals,
  Hand,
  sheet: { width: DNIEPER.width, height: DNIEPER.height },
  Ground: Dnieper as Component,
  icon: (option, table) =>
    optionSymbol(option, (name) => {
      const card = cardOf(table, name);
      const behind = table.view?.own?.raising;
      return behind ? (card.real.includes(behind) ? 'real' : 'fake') : card.nature;
    }),
  stage: (view) =>
    view.over
      ? 'Catherine has arrived'
      : `Month ${roman(view.month)}, ${view.drafting ? 'draft' : `round ${view.round}`}`,
};

export default module;
