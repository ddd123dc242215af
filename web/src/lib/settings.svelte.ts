/** What a person has set on this device. */

const KEY = 'antechamber';

export const THEMES = ['parchment', 'candlelight'] as const;
export type Theme = (typeof THEMES)[number];

interface Saved {
  theme: Theme | null;
  sound: boolean;
  stillness: boolean;
  language: string;
}

function saved(): Partial<Saved> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Saved>;
  } catch {
    return {};
  }
}

const darkly = matchMedia('(prefers-color-scheme: dark)');
const stilly = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  /** null follows the device. */
  chosen = $state<Theme | null>(saved().theme ?? null);
  sound = $state(saved().sound ?? false);
  stillness = $state(saved().stillness ?? false);
  language = $state(saved().language ?? 'en');
  #dark = $state(darkly.matches);
  #still = $state(stilly.matches);

  constructor() {
    darkly.addEventListener('change', () => (this.#dark = darkly.matches));
    stilly.addEventListener('change', () => (this.#still = stilly.matches));
  }

  get theme(): Theme {
    return this.chosen ?? (this.#dark ? 'candlelight' : 'parchment');
  }

  get still(): boolean {
    return this.stillness || this.#still;
  }

  keep(): void {
    const { chosen: theme, sound, stillness, language } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ theme, sound, stillness, language } satisfies Saved));
    } catch {
      // a browser that keeps nothing still plays
    }
  }
}

export const settings = new Settings();

/** Writes the settings to the page and to the device; called once, within an effect root. */
export function heed(): void {
  $effect(() => {
    document.documentElement.dataset.theme = settings.theme;
    document.documentElement.classList.toggle('still', settings.still);
    document.documentElement.lang = settings.language;
    settings.keep();
  });
}
