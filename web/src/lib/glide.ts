import { tick } from 'svelte';
import { preferences } from './preferences.svelte.ts';

/**
 * Motion by identity: an element with `data-piece` glides from where that piece was to where it is now.
 *
 * A piece that was nowhere before may come from another one: `data-from` names it. Nothing waits for a glide; a click
 * skips all.
 */
const MILLISECONDS = 420;
const running = new Set<Animation>();

export async function glide(change: () => void): Promise<void> {
  if (preferences.still || document.hidden) {
    change();
    return;
  }
  const before = places();
  skip();
  change();
  await tick();
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')) {
    const from = before.get(element.dataset.piece!) ?? before.get(element.dataset.from ?? '');
    if (from) move(element, from);
    else if (before.size > 0) appear(element);
  }
}

/** Everything is where it belongs at once. */
export function skip(): void {
  for (const animation of running) animation.finish();
}

function places(): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) found.set(element.dataset.piece!, box);
  }
  return found;
}

function move(element: HTMLElement | SVGElement, from: DOMRect): void {
  const to = element.getBoundingClientRect();
  const dx = from.x + from.width / 2 - to.x - to.width / 2;
  const dy = from.y + from.height / 2 - to.y - to.height / 2;
  if (to.width === 0 || Math.hypot(dx, dy) < 2) return;
  const scale = drawnAt(element);
  play(element, [{ translate: `${dx / scale}px ${dy / scale}px` }, { translate: '0 0' }]);
}

function appear(element: HTMLElement | SVGElement): void {
  play(element, [{ opacity: 0 }, { opacity: 1 }]);
}

function play(element: Element, frames: Keyframe[]): void {
  const animation = element.animate(frames, { duration: MILLISECONDS, easing: 'cubic-bezier(.3,.1,.2,1)' });
  running.add(animation);
  animation.onfinish = animation.oncancel = () => running.delete(animation);
}

/** How large an element's unit is on the screen: drawings and sheets are scaled. */
function drawnAt(element: HTMLElement | SVGElement): number {
  if (element instanceof HTMLElement)
    return element.offsetWidth ? element.getBoundingClientRect().width / element.offsetWidth : 1;
  const parent = element.parentElement;
  const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
  return matrix ? Math.hypot(matrix.a, matrix.b) || 1 : 1;
}
