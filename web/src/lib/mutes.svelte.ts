import type { ChatMessage } from './wire.ts';

/** Whom I do not want to hear, by table; kept on this device, and nobody is told. */

const KEY = 'antechamber-muted';
const MOST = 500;

function saved(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Who said something, at a table: a seat or a spectator. The house and who cannot be told from others are nobody. */
export function speaker(table: string, { seat, spectator }: Pick<ChatMessage, 'seat' | 'spectator'>): string {
  if (seat !== null) return seat < 0 ? '' : `${table} seat ${seat}`;
  return spectator ? `${table} ${spectator}` : '';
}

class Mutes {
  #all = $state.raw<string[]>(saved());

  has(who: string): boolean {
    return who !== '' && this.#all.includes(who);
  }

  set(who: string, muted: boolean): void {
    const others = this.#all.filter((one) => one !== who);
    this.#all = muted ? [...others, who].slice(-MOST) : others;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#all));
    } catch {
      // a browser that keeps nothing forgets it with the page
    }
  }

  /** What is left of a talk. */
  heard(table: string, remarks: ChatMessage[]): ChatMessage[] {
    return remarks.filter((one) => !this.has(speaker(table, one)));
  }
}

export const mutes = new Mutes();
