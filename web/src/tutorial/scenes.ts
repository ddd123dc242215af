import type { LogLine, Scene, ScoreLine } from '../lib/wire.ts';

/** Everything that is known at a scene. */
export interface Known {
  view: Record<string, unknown>;
  log: LogLine[];
  scores: (ScoreLine[] | null)[];
}

/** What is known at each scene, added up from those before it. */
export function addUp(scenes: readonly Scene[]): Known[] {
  const all: Known[] = [];
  let known: Known = { view: {}, log: [], scores: [] };
  for (const scene of scenes) {
    known = {
      view: { ...known.view, ...scene.changed },
      log: [...known.log, ...scene.log],
      scores: scene.scores ?? known.scores,
    };
    all.push(known);
  }
  return all;
}

/** The scenes that have something to say; those between them pass by themselves. */
export function spoken(scenes: readonly Scene[]): number[] {
  return scenes.flatMap((scene, at) => (scene.say ? [at] : []));
}

/** What to look at: the targets a scene names, and those of the option that leads on. */
export function pointed(scene: Scene): string[] {
  const wanted = scene.now.options.find((one) => one.text === scene.choice);
  return [...(scene.point ?? []), ...(wanted?.targets ?? [])];
}
