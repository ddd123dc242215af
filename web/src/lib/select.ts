import type { Option } from './wire.ts';

const things = (option: Option): string[] => option.targets ?? [];

/** The options that name every thing picked so far. */
export function matching(options: readonly Option[], picked: readonly string[]): Option[] {
  return options.filter((option) => picked.every((thing) => things(option).includes(thing)));
}

/**
 * The things that lead on: those that some of the options name and others do not; and all of an option that has no such
 * thing.
 */
export function telling(options: readonly Option[]): Set<string> {
  const counts = new Map<string, number>();
  for (const option of options)
    for (const thing of new Set(things(option))) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  const apart = (thing: string): boolean => counts.get(thing)! < options.length;
  return new Set(
    options.flatMap((option) => (things(option).some(apart) ? things(option).filter(apart) : things(option))),
  );
}

/** The option that a click path means: the only one left, or the only one that names nothing else. */
export function meant(options: readonly Option[], picked: readonly string[]): Option | null {
  const left = matching(options, picked);
  const exact = left.filter((option) => things(option).every((thing) => picked.includes(thing)));
  return left.length === 1 ? left[0] : exact.length === 1 ? exact[0] : null;
}
