import type { Attachment } from 'svelte/attachments';

/** `<text {@attach measured((width) => …)}>`: how wide a text is as it is set, once more when its font has come. */
export function measured(tell: (width: number) => void): Attachment<SVGTextElement> {
  return (text) => {
    let gone = false;
    const measure = (): void => {
      if (!gone) tell(text.getComputedTextLength());
    };
    measure();
    void document.fonts.ready.then(measure);
    return () => void (gone = true);
  };
}
