/** What a person has set on this device. */

const KEY = 'antechamber';

export const THEMES = ['parchment', 'candlelight'] as const;
export type Theme = (typeof THEMES)[number];

interface Saved {
  theme: Theme | null;
  sound: boolean;
  stillness: boolean;
  endsTurns: boolean;
  language: string;
}

function saved(): Partial<Saved> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Saved>;
  } catch {
    return {};
  }
}

const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const prefersStill = matchMedia('(prefers-reduced-motion: reduce)');

class Preferences {
  /** null follows the device. */
  chosen = $state<Theme | null>(saved().theme ?? null);
  sound = $state(saved().sound ?? false);
  stillness = $state(saved().stillness ?? false);
  /** Whether my turn ends by itself when there is nothing left to decide. */
  endsTurns = $state(saved().endsTurns ?? false);
  language = $state(saved().language ?? 'en');
  #dark = $state(prefersDark.matches);
  #still = $state(prefersStill.matches);

  constructor() {
    prefersDark.addEventListener('change', () => (this.#dark = prefersDark.matches));
    prefersStill.addEventListener('change', () => (this.#still = prefersStill.matches));
  }

  get theme(): Theme {
    return this.chosen ?? (this.#dark ? 'candlelight' : 'parchment');
  }

  get still(): boolean {
    return this.stillness || this.#still;
  }

  save(): void {
    const { chosen: theme, sound, stillness, endsTurns, language } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ theme, sound, stillness, endsTurns, language } satisfies Saved));
    } catch {
      // a browser that keeps nothing still plays
    }
  }
}

export const preferences = new Preferences();

/** Writes the preferences to the page and to the device; called once, within an effect root. */
export function applyPreferences(): void {
  $effect(() => {
    document.documentElement.dataset.theme = preferences.theme;
    document.documentElement.classList.toggle('still', preferences.still);
    document.documentElement.lang = preferences.language;
    preferences.save();
  });
}
