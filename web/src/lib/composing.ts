import type { ComposedPart } from './wire.ts';

/** How often something has been picked. */
const times = (picked: readonly string[], target: string): number => picked.filter((one) => one === target).length;

/** What the things that were picked count in a part. */
export function worth(part: ComposedPart, picked: readonly string[]): number {
  return part.things.reduce((sum, thing) => sum + times(picked, thing.target) * thing.weight, 0);
}

export function isComplete(parts: readonly ComposedPart[], picked: readonly string[]): boolean {
  return parts.every((part) => {
    const sum = worth(part, picked);
    return part.fewest <= sum && sum <= part.most;
  });
}

/** Whether the rest of a part can still be picked so that it counts what it must. */
function canBecomeComplete(part: ComposedPart, picked: readonly string[]): boolean {
  let sums = new Set([worth(part, picked)]);
  for (const { target, copies, weight } of part.things)
    for (let more = times(picked, target); more < copies; more++)
      sums = new Set([...sums, ...[...sums].map((sum) => sum + weight)]);
  return [...sums].some((sum) => part.fewest <= sum && sum <= part.most);
}

/** Whether one more of this can be picked, and then all that is asked for. */
export function canAdd(parts: readonly ComposedPart[], picked: readonly string[], target: string): boolean {
  return parts.some((part) => {
    const thing = part.things.find((one) => one.target === target);
    if (!thing || times(picked, target) >= thing.copies) return false;
    return canBecomeComplete(part, [...picked, target]);
  });
}

export function without(picked: readonly string[], target: string): string[] {
  const at = picked.lastIndexOf(target);
  return picked.filter((_, index) => index !== at);
}

/** How much of a part is picked, and how much is asked for at least and at most, in things that count fully. */
export function progress(part: ComposedPart, picked: readonly string[]): [number, number, number] {
  const full = Math.max(1, ...part.things.map(({ weight }) => weight));
  return [Math.floor(worth(part, picked) / full), part.fewest / full, part.most / full];
}
