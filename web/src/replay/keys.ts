import type { Replay } from './replay.svelte.ts';

/** Arrows step, with shift by turns; space plays and pauses. */
const KEYS: Record<string, (replay: Replay<never>) => void> = {
  ArrowRight: (replay) => replay.step(1),
  ArrowLeft: (replay) => replay.step(-1),
  'Shift ArrowRight': (replay) => replay.stepTurn(1),
  'Shift ArrowLeft': (replay) => replay.stepTurn(-1),
  Home: (replay) => void replay.go(0),
  End: (replay) => void replay.go(replay.last),
  ' ': (replay) => replay.toggle(),
};

export function byKey(replay: Replay<never>, event: KeyboardEvent): void {
  const act = KEYS[(event.shiftKey ? 'Shift ' : '') + event.key];
  if (!act || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === ' ' && (event.target as Element).closest('button, a')) return;
  event.preventDefault();
  act(replay);
}
