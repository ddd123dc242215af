import type { Option } from './wire.ts';

const things = (option: Option): string[] => option.targets ?? [];

/** The options that name every thing picked so far. */
export function matching(options: readonly Option[], picked: readonly string[]): Option[] {
  return options.filter((option) => picked.every((thing) => things(option).includes(thing)));
}

/** The things that tell these options apart: named by some of them, not by all. A single option glows as a whole. */
export function telling(options: readonly Option[]): Set<string> {
  const counts = new Map<string, number>();
  for (const option of options) for (const thing of new Set(things(option))) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  const apart = [...counts].filter(([, count]) => count < options.length).map(([thing]) => thing);
  return new Set(apart.length > 0 ? apart : counts.keys());
}
