import { api } from '../lib/api.ts';
import { type FullMoment, unfold } from './moments.ts';

const CHUNK = 50;

/** A game as one viewer has seen it, fetched chunk by chunk: what is asked for first, the rest as it comes. */
export class StoryLoader {
  readonly table: string;
  readonly viewer: number | null;
  /** How many moments there are; 0 until the first chunk has come. */
  count = $state(0);
  /** Empty where a chunk is still missing. */
  moments = $state.raw<(FullMoment | undefined)[]>([]);
  readonly whole: boolean = $derived(this.count > 0 && !this.moments.includes(undefined));
  /** All moments, or none as long as some are missing. */
  readonly complete: FullMoment[] = $derived(this.whole ? (this.moments as FullMoment[]) : []);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  readonly #asked = new Map<number, Promise<void>>();

  constructor(table: string, viewer: number | null) {
    this.table = table;
    this.viewer = viewer;
  }

  /** A moment, or the last one if there are fewer. */
  async load(moment: number): Promise<FullMoment> {
    await this.#fetch(Math.floor((this.count ? Math.min(moment, this.count - 1) : moment) / CHUNK));
    return this.moments[Math.min(moment, this.count - 1)]!;
  }

  async loadAll(from = 0): Promise<void> {
    const first = Math.floor(from / CHUNK);
    await this.#fetch(first);
    for (let chunk = first + 1; chunk * CHUNK < this.count; chunk += 1) await this.#fetch(chunk);
    for (let chunk = 0; chunk < first; chunk += 1) await this.#fetch(chunk);
  }

  #fetch(chunk: number): Promise<void> {
    const asked = this.#asked.get(chunk) ?? this.#load(chunk);
    this.#asked.set(chunk, asked);
    return asked;
  }

  async #load(chunk: number): Promise<void> {
    const from = chunk * CHUNK;
    try {
      const { moments: count, story } = await api.story(this.table, this.viewer, from, from + CHUNK - 1);
      const all = Array.from({ length: count }, (_, at) => this.moments[at]);
      for (const full of unfold(story)) all[full.moment] = full;
      this.moments = all;
      this.count = count;
    } catch (error) {
      this.#asked.delete(chunk);
      throw error;
    }
  }
}
