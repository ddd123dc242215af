import type { PotemkinBuilding, PotemkinView } from '../../lib/wire.ts';
import { capital } from './types.ts';
import { goods, seatOf } from './village.ts';

/** What comes of checking a building, either way (R7.10-R7.17). */
export interface Outcomes {
  fake: string[];
  real: string[];
}

export function outcomes(view: PotemkinView, building: PotemkinBuilding, byAgent: boolean, owner: string): Outcomes {
  const behind = goods(building);
  const fake = [behind ? `It falls, with ${behind}.` : 'It falls.', '2 points for you.'];
  const real = ['It stays, its card open.'];
  if (view.scientist === seatOf(building.name)) fake.push(`${capital(owner)} loses the scientist.`);
  if (byAgent && building.type === 'espionage') {
    fake.push('Your agent may check one more.');
    real.push('Your agent is lost.');
  }
  return { fake, real };
}

/** Both in one line, for the list of options. */
export function inShort(both: Outcomes): string {
  const line = (sentences: string[]): string => sentences.map((one) => one.replace(/\.$/, '')).join('; ');
  return `Fake: ${line(both.fake)}. Real: ${line(both.real)}.`;
}
