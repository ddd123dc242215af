/** Pieces and cards as they are drawn: grouped, shortened, followed on their way. */
import type { FirstTsarPieces, LogLine } from '../../lib/wire.ts';

export interface Family {
  seat: number;
  building: boolean;
  boyars: number;
  warriors: number;
}

/** The pieces in a city, by family. */
export function families(there: FirstTsarPieces | undefined): Family[] {
  if (!there) return [];
  return there.warriors
    .map((warriors, seat) => ({ seat, building: there.building === seat, boyars: there.boyars[seat], warriors }))
    .filter((family) => family.building || family.boyars || family.warriors);
}

/** Names without a last word that most of them share: `Production Chamber` is `Production` among chambers. */
export function shortened(names: readonly string[]): string[] {
  const lastWord = (name: string): string => name.slice(name.lastIndexOf(' ') + 1);
  const isShared = (name: string): boolean =>
    name.includes(' ') && 2 * names.filter((one) => lastWord(one) === lastWord(name)).length > names.length;
  return names.map((name) => (isShared(name) ? name.slice(0, name.lastIndexOf(' ')) : name));
}

/** Where pieces that have just arrived in a city came from, for their motion. */
export function arrivals(log: readonly LogLine[]): { piece: string; seat: number; from: string; to: string } | null {
  const line = log.findLast(({ kind }) => ['move', 'send', 'warrior', 'war', 'plan'].includes(kind));
  if (line?.kind !== 'move') return null;
  const [piece, from, to] = ['piece', 'origin', 'city'].map((part) => (targetIn(line, part) ?? ':').split(':')[1]);
  return { piece, seat: line.seat, from, to };
}

/** The target of the city to which the boyar of this turn has gone, as the log tells. */
export function destination(log: readonly LogLine[]): string | undefined {
  const line = log.findLast(({ kind }) => kind === 'send' || kind === 'leave');
  return line?.kind === 'send' ? targetIn(line, 'city') : undefined;
}

function targetIn({ said }: LogLine, part: string): string | undefined {
  const found = said.args?.[part];
  return typeof found === 'string' ? found : undefined;
}
