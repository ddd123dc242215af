/** Phrases in the words of a language: by sentences in Fluent, those of all games and the game's own. */
import {
  FluentBundle,
  FluentResource,
  FluentType,
  type FluentFunction,
  type FluentValue,
  type FluentVariable,
} from '@fluent/bundle';
import type { Said } from '../lib/wire.ts';

/** A number, a target (`city:paris`, `seat:2`), another phrase, or several of these. */
type Filling = number | string | Said | (string | Said)[];

/** A part of a sentence, and the target that it names. */
export interface Span {
  text: string;
  target?: string;
}

/** The targets that a phrase names. */
export const targetsOf = (told: Span[]): string[] => told.flatMap(({ target }) => (target ? [target] : []));

/** What a phrase is filled with under this name, without its kind: `paris` where that is `city:paris`. */
export function keyIn({ args }: Said, name: string): string {
  const target = args?.[name];
  return typeof target === 'string' ? target.slice(target.indexOf(':') + 1) : '';
}

/** What is called how, and who sits where. */
export interface Names {
  /** Things of the box by target; a name may be made of others. */
  things: Record<string, string | Said>;
  /** Targets that the box calls otherwise than the standard one: their names are not translated. */
  renamed: readonly string[];
  seats: string[];
  viewer: number | null;
}

// What a sentence names stands between marks, so that it can be pointed at.
const [OPENS, NAMES, CLOSES] = ['\ue000', '\ue001', '\ue002'];

const STYLES: Record<string, Intl.ListFormatType> = { or: 'disjunction', unit: 'unit' };

class Several extends FluentType<string[]> {
  toString(): string {
    return this.value.join(', ');
  }
}

export class Speaker {
  readonly #bundle: FluentBundle;
  readonly #names: Names;
  readonly #renamed: Set<string>;
  readonly #language: string;

  constructor(language: string, sentences: string[], names: Names) {
    this.#names = names;
    this.#renamed = new Set(names.renamed);
    this.#language = language;
    const functions: Record<string, FluentFunction> = {
      THING: ([target], form) => this.#thing(String(target), form),
      PERSON: ([target]) => (target === `seat:${names.viewer}` ? 'you' : 'other'),
      LIST: ([items], { style }) => this.#several(items, STYLES[String(style)] ?? 'conjunction'),
    };
    this.#bundle = new FluentBundle(language, { functions, useIsolating: false });
    for (const text of sentences) this.#bundle.addResource(new FluentResource(text));
  }

  say(phrase: Said): string {
    return textOf(this.tell(phrase));
  }

  /** What people call a thing. */
  name(target: string): string {
    return textOf(spans(this.#thing(target, {})));
  }

  /** What is said, span by span. */
  tell(phrase: Said): Span[] {
    return spans(this.#form(phrase));
  }

  #form(phrase: Said, form: Record<string, FluentValue> = {}): string {
    const filled = Object.entries(phrase.args ?? {}).map(([name, value]) => [name, this.#fill(value)] as const);
    const args: Record<string, FluentVariable> = { ...Object.fromEntries(filled), ...form };
    const pattern = this.#bundle.getMessage(phrase.id)?.value;
    return pattern
      ? this.#bundle.formatPattern(pattern, args)
      : [phrase.id.replaceAll('-', ' '), ...filled.map(([, value]) => this.#bare(value))].join(' ');
  }

  #fill(value: Filling): Several | string | number {
    if (Array.isArray(value))
      return new Several(value.map((item) => (typeof item === 'string' ? this.#thing(item, {}) : this.#form(item))));
    return typeof value === 'object' ? this.#form(value) : value;
  }

  #bare(value: Several | string | number): string {
    if (value instanceof Several) return this.#several(value, 'conjunction');
    return typeof value === 'string' && value.includes(':') ? this.#thing(value, {}) : String(value);
  }

  #several(items: FluentValue, type: Intl.ListFormatType): string {
    return new Intl.ListFormat(this.#language, { type }).format(items instanceof Several ? items.value : []);
  }

  #thing(target: string, form: Record<string, FluentValue>): string {
    const [kind, key = ''] = target.split(':', 2);
    if (kind === 'seat') return marked(target, this.#names.seats[Number(key)] ?? '');
    const translated = `name-${kind}-${key}`.replace(/[_.]/g, '-');
    if (!this.#renamed.has(target) && this.#bundle.hasMessage(translated))
      return marked(target, this.#form({ id: translated }, form));
    const name = this.#names.things[target] as string | Said | undefined;
    return marked(target, typeof name === 'object' ? this.#form(name, form) : (name ?? key.replaceAll('_', ' ')));
  }
}

/** What is inside of a named thing is not pointed at by itself. */
function marked(target: string, text: string): string {
  return `${OPENS}${target}${NAMES}${textOf(spans(text))}${CLOSES}`;
}

const textOf = (told: Span[]): string => told.map(({ text }) => text).join('');

function spans(text: string): Span[] {
  return text.split(OPENS).flatMap((part) => {
    const end = part.lastIndexOf(CLOSES);
    const [target, name] = part.slice(0, Math.max(end, 0)).split(NAMES, 2);
    const rest = part.slice(end + 1);
    return [...(end >= 0 ? [{ text: name, target }] : []), ...(rest ? [{ text: rest }] : [])];
  });
}
