import { glide } from '../lib/glide.ts';
import { Table } from '../lib/table.svelte.ts';
import type { GameCard, Option, Scene, Tutorial as Script } from '../lib/wire.ts';
import { addUp, pointed, spoken, type Known } from './scenes.ts';

const PAUSE = 700;

/** A guided first game: scene after scene is shown, and only the choice that a scene asks for leads on. */
export class TutorialTable<V = unknown> extends Table<V> {
  readonly scenes: readonly Scene[];
  /** The scenes with words, by number. */
  readonly steps: readonly number[];
  readonly #known: readonly Known[];
  at = $state(0);
  /** What was chosen although the tutorial goes another way. */
  astray = $state.raw<Option | null>(null);
  /** No clock runs here. */
  override skew = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(script: Script, game: GameCard) {
    super();
    this.info = script.table;
    this.game = game;
    this.scenes = script.scenes;
    this.steps = spoken(script.scenes);
    this.#known = addUp(script.scenes);
  }

  get scene(): Scene {
    return this.scenes[this.at];
  }

  /** What I am to choose now. */
  override get wanted(): Option | undefined {
    return this.scene.choice ? this.now.options.find((one) => one.text === this.scene.choice) : undefined;
  }

  /** The number of the latest step, from 1. */
  get step(): number {
    return this.steps.filter((at) => at <= this.at).length;
  }

  get isLast(): boolean {
    return this.at === this.scenes.length - 1;
  }

  /** Others are playing: their choices pass by themselves. */
  get isPassing(): boolean {
    return !this.scene.say;
  }

  open(step: number): void {
    this.#show(this.steps[step - 1] ?? 0);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** Go on from words alone, or pass over what others do. */
  advance(): void {
    if (this.isPassing) this.#show(this.steps[this.step]);
    else if (!this.scene.choice && !this.isLast) this.#glideTo(this.at + 1);
  }

  back(): void {
    const before = this.isPassing ? this.step - 1 : this.step - 2;
    if (before >= 0) this.#show(this.steps[before]);
  }

  override choose(option: Option): void {
    this.picked = [];
    if (option.text === this.scene.choice) this.#glideTo(this.at + 1);
    else this.astray = option;
  }

  #glideTo(at: number): void {
    void glide(() => this.#show(at));
  }

  #show(at: number): void {
    clearTimeout(this.#timer);
    const scene = this.scenes[at];
    const known = this.#known[at];
    this.at = at;
    this.astray = null;
    this.view = known.view as V;
    this.log = known.log;
    this.scores = known.scores;
    const options = scene.choice ? scene.now.options : [];
    this.now = { ...scene.now, take_back: 0, composition: [], ahead: [], options };
    this.picked = [];
    this.hot = [];
    this.pointed = pointed(scene);
    if (!scene.say) this.#timer = setTimeout(() => this.#glideTo(at + 1), PAUSE);
  }
}
