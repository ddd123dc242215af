import type { Option } from './wire.ts';

const targetsOf = (option: Option): string[] => option.targets ?? [];

/** The options that name every target picked so far. */
export function matching(options: readonly Option[], picked: readonly string[]): Option[] {
  return options.filter((option) => picked.every((target) => targetsOf(option).includes(target)));
}

/**
 * The targets that lead on: those that some of the options name and others do not; and all of an option that has none
 * of these.
 */
export function distinguishing(options: readonly Option[]): Set<string> {
  const counts = new Map<string, number>();
  for (const option of options)
    for (const target of new Set(targetsOf(option))) counts.set(target, (counts.get(target) ?? 0) + 1);
  const apart = (target: string): boolean => counts.get(target)! < options.length;
  return new Set(
    options.flatMap((option) => (targetsOf(option).some(apart) ? targetsOf(option).filter(apart) : targetsOf(option))),
  );
}

/** What can be clicked of several lists of options, each of which is told apart by itself. */
export function clickableOf(...lists: (readonly Option[])[]): Set<string> {
  return new Set(lists.flatMap((options) => [...distinguishing(options)]));
}

/** The option that a click path means: the only one left, or the only one that names nothing else. */
export function meant(options: readonly Option[], picked: readonly string[]): Option | null {
  const left = matching(options, picked);
  const exact = left.filter((option) => targetsOf(option).every((target) => picked.includes(target)));
  return left.length === 1 ? left[0] : exact.length === 1 ? exact[0] : null;
}
