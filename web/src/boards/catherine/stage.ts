import type { CatherineView } from '../../lib/wire.ts';
import { roman } from './lettering.ts';

export function stage(view: CatherineView): string {
  if (view.over) return 'After the last decade';
  return view.displays.every((columns) => columns.length === 0)
    ? 'The first action rows'
    : `Decade ${roman(view.decade + 1)}, round ${view.round_of_decade + 1}`;
}
