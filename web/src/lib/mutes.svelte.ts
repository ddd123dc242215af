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

/** Who said something, at a table: a seat or a spectator. The server and who cannot be told from others are nobody. */
export function senderOf(table: string, { seat, spectator }: Pick<ChatMessage, 'seat' | 'spectator'>): string {
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

  /** What is left of the chat. */
  heard(table: string, messages: ChatMessage[]): ChatMessage[] {
    return messages.filter((one) => !this.has(senderOf(table, one)));
  }
}

export const mutes = new Mutes();
