import { api } from '../../lib/api.ts';
import type { Analysis, VerdictLine } from '../../lib/wire.ts';

const AGAIN = 1500;

/**
 * What the Chancellor thinks of a finished game, with moments as one viewer counts them; asked again while it is
 * looking.
 */
export class AnalysisLoader {
  found = $state.raw<Analysis | null>(null);
  trouble = $state('');
  readonly #table: string;
  #viewer: number | null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, viewer: number | null) {
    this.#table = table;
    this.#viewer = viewer;
    void this.#hear(api.analysis(table, viewer));
  }

  get lines(): VerdictLine[] {
    return this.found?.lines ?? [];
  }

  get complete(): boolean {
    return this.found !== null && this.found.of > 0 && this.found.done === this.found.of;
  }

  begin(): void {
    void this.#hear(api.analyse(this.#table, this.#viewer));
  }

  see(viewer: number | null): void {
    if (viewer === this.#viewer) return;
    this.#viewer = viewer;
    void this.#hear(api.analysis(this.#table, viewer));
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  at(moment: number): VerdictLine | undefined {
    return this.lines.find((line) => line.moment === moment);
  }

  async #hear(answer: Promise<Analysis>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const found = await answer;
      if (found.viewer !== this.#viewer) return;
      this.found = found;
      this.trouble = '';
      if (found.running)
        this.#timer = setTimeout(() => void this.#hear(api.analysis(this.#table, this.#viewer)), AGAIN);
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }
}
