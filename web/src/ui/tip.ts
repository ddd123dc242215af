import type { Attachment } from 'svelte/attachments';

/** `<b {@attach tip('Influence: …')}>`: explains a symbol in words, on hover, focus and long press. */
export function tip(text: string): Attachment {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (): void => open(element, text);
    const later = (pause: number) => (): void => {
      clearTimeout(timer);
      timer = setTimeout(show, pause);
    };
    const hide = (): void => {
      clearTimeout(timer);
      close(element);
    };
    const hover = (event: Event): void => {
      if ((event as PointerEvent).pointerType !== 'touch') later(350)();
    };
    const press = (event: Event): void => {
      if ((event as PointerEvent).pointerType === 'touch') later(450)();
      else hide();
    };
    const listeners: [string, (event: Event) => void][] = [
      ['pointerenter', hover],
      ['pointerleave', hide],
      ['pointerdown', press],
      ['pointercancel', hide],
      ['focusin', later(600)],
      ['focusout', hide],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      hide();
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
    };
  };
}

let bubble: HTMLElement | undefined;
let owner: Element | undefined;

function open(element: Element, text: string): void {
  bubble ??= document.body.appendChild(
    Object.assign(document.createElement('div'), { className: 'tip', role: 'tooltip' }),
  );
  owner = element;
  bubble.textContent = text;
  bubble.hidden = false;
  const at = element.getBoundingClientRect();
  const own = bubble.getBoundingClientRect();
  const left = Math.min(Math.max(6, at.x + at.width / 2 - own.width / 2), innerWidth - own.width - 6);
  const above = at.y - own.height - 8;
  bubble.style.left = `${left}px`;
  bubble.style.top = `${above > 6 ? above : Math.min(at.bottom + 8, innerHeight - own.height - 6)}px`;
}

function close(element: Element): void {
  if (bubble && owner === element) bubble.hidden = true;
}
