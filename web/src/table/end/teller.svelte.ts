const PAUSE = 1500;

/** Tells something in steps: by itself, or forward and back by hand. */
export class Teller {
  told = $state(0);
  running = $state(false);
  readonly #count: () => number;

  constructor(count: () => number, atOnce: boolean) {
    this.#count = count;
    this.told = atOnce ? count() : 0;
    this.running = !atOnce;
    $effect(() => {
      if (!this.running) return;
      const timer = setInterval(() => this.step(1), PAUSE);
      return () => clearInterval(timer);
    });
  }

  step(by: number): void {
    this.told = Math.min(this.#count(), Math.max(0, this.told + by));
    if (this.told === this.#count()) this.running = false;
  }

  /** By hand: it goes no further by itself. */
  go(to: number): void {
    this.running = false;
    this.told = Math.min(this.#count(), Math.max(0, to));
  }

  /** Goes on, from the beginning if all is told; or pauses. */
  toggle(): void {
    if (this.told === this.#count()) this.told = 0;
    this.running = !this.running;
  }
}
