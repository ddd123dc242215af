const PAUSE = 1500;

/** Tells something in steps: by itself, or forward and back by hand. */
export class Slideshow {
  shown = $state(0);
  running = $state(false);
  readonly #count: () => number;

  constructor(count: () => number, atOnce: boolean) {
    this.#count = count;
    this.shown = atOnce ? count() : 0;
    this.running = !atOnce;
    $effect(() => {
      if (!this.running) return;
      const timer = setInterval(() => this.step(1), PAUSE);
      return () => clearInterval(timer);
    });
  }

  step(by: number): void {
    this.shown = Math.min(this.#count(), Math.max(0, this.shown + by));
    if (this.shown === this.#count()) this.running = false;
  }

  /** By hand: it goes no further by itself. */
  go(to: number): void {
    this.running = false;
    this.shown = Math.min(this.#count(), Math.max(0, to));
  }

  /** Goes on, from the beginning if all is shown; or pauses. */
  toggle(): void {
    if (this.shown === this.#count()) this.shown = 0;
    this.running = !this.running;
  }
}
