import type { Attachment } from 'svelte/attachments';
import type { Table } from '../../lib/table.svelte.ts';

/** `<button {@attach chooses(table, 'bid 2')}>`: the element is one option among several that name the same target. */
export function chooses<V>(table: Table<V>, text: string): Attachment {
  return (element) => {
    const option = (): (typeof table.options)[number] | undefined => table.options.find((one) => one.text === text);
    element.setAttribute('data-target', `option:${text}`);
    $effect(() => {
      element.classList.toggle('can', option() !== undefined);
    });
    const click = (event: Event): void => {
      const found = option();
      if (!found) return;
      event.stopPropagation();
      table.chooseOnBoard(found, event);
    };
    element.addEventListener('click', click);
    return () => {
      element.removeEventListener('click', click);
      element.removeAttribute('data-target');
      element.classList.remove('can');
    };
  };
}
