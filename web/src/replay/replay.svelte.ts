import { api, EVERYONE } from '../lib/api.ts';
import { NO_CLOCK } from '../lib/clocks.ts';
import { glide } from '../lib/glide.ts';
import { NOTHING, Table } from '../lib/table.svelte.ts';
import type { Links, TableInfo } from '../lib/wire.ts';
import { type Scene, sameMoment } from './scenes.ts';
import { Telling } from './telling.svelte.ts';
import { nextTurn, previousTurn, type Turn, turnAt, turnsOf } from './turns.ts';

export const SPEEDS = [0.5, 1, 2, 4];
const PAUSE = 1500; // milliseconds between two moments that something is told of
const SHORT_PAUSE = 550;

/** A game shown again: any moment of it, from any perspective that is open to me. */
export class Replay<V = unknown> extends Table<V> {
  readonly id: string;
  telling = $state.raw<Telling>()!;
  playing = $state(false);
  speed = $state(1);
  trouble = $state('');
  scene = $state.raw<Scene | null>(null);
  readonly turns: Turn[] = $derived(turnsOf(this.telling.complete));
  readonly turn: number = $derived(turnAt(this.turns, this.moment));
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  readonly #tellings = new Map<number | null, Telling>();
  /** Where the person has moved to; changes of perspective start from here, so that going to and fro leads back. */
  #anchor: { telling: Telling; moment: number } | null = null;
  #wanted = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(info: TableInfo, viewer: number | null) {
    super();
    this.id = info.id;
    this.info = { ...info, seat: viewer };
    this.telling = this.#of(viewer);
  }

  get viewer(): number | null {
    return this.telling.viewer;
  }

  /** The seat from which the table is seen at this moment. */
  get eyes(): number | null {
    return this.viewer === EVERYONE ? ((this.scene?.view.seat as number | undefined) ?? 0) : this.viewer;
  }

  /** The things that the lines of this moment speak of. */
  get told(): string[] {
    return this.scene?.log.flatMap((line) => line.things ?? []) ?? [];
  }

  get last(): number {
    return Math.max(0, this.telling.count - 1);
  }

  get finished(): boolean {
    return this.info?.status === 'over';
  }

  /** The perspectives I may take: once the game is over everyone's, before that mine and the spectators' (null). */
  get perspectives(): (number | null)[] {
    const seats = this.seats.map((one) => one.seat).filter((seat) => this.finished || this.info?.mine.includes(seat));
    return this.finished ? [...seats, null, EVERYONE] : [...seats, null];
  }

  /** Everything else, after the moment asked for first. */
  async fill(): Promise<void> {
    await this.#try(this.telling.reachAll(this.moment));
    if (this.scene && this.telling.whole) this.#show(this.telling.complete[this.moment]);
  }

  close(): void {
    this.pause();
    this.#wanted += 1;
  }

  async see(viewer: number | null, moment?: number): Promise<void> {
    if (viewer === this.viewer) return moment === undefined ? undefined : this.go(moment);
    const telling = this.#of(viewer);
    const { telling: from, moment: left } = this.#anchor ?? { telling: this.telling, moment: this.moment };
    const wanted = (this.#wanted += 1);
    await this.#try(Promise.all([telling.reachAll(), moment === undefined ? from.reachAll() : undefined]));
    if (wanted !== this.#wanted || !telling.whole || (moment === undefined && !from.whole)) return;
    this.telling = telling;
    if (moment !== undefined) return this.go(moment);
    this.#show(telling.complete[from === telling ? left : sameMoment(from.complete, left, telling.complete)]);
  }

  /** To any moment; a single step forward is seen to happen, unless all shall be `still`. */
  async go(moment: number, still = false): Promise<void> {
    const wanted = (this.#wanted += 1);
    const asked = Math.max(0, moment);
    const scene = this.telling.scenes[asked] ?? (await this.#try(this.telling.reach(asked)));
    if (!scene || wanted !== this.#wanted) return;
    const sameEyes = this.viewer !== EVERYONE || scene.view.seat === this.eyes;
    if (scene.moment === this.moment + 1 && this.view && !still && sameEyes) await glide(() => this.#show(scene));
    else this.#show(scene);
    this.#anchor = { telling: this.telling, moment: scene.moment };
  }

  step(by: 1 | -1): void {
    void this.go(Math.min(this.last, this.moment + by));
  }

  stepTurn(by: 1 | -1): void {
    if (this.turns.length > 0) void this.go((by > 0 ? nextTurn : previousTurn)(this.turns, this.moment));
    else this.step(by);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  play(): void {
    clearTimeout(this.#timer);
    this.playing = true;
    if (this.moment === this.last) void this.go(0);
    this.#next();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  /** The seat that plays on from here: the one seen, or mine, or the next to choose. */
  get heir(): number {
    return (
      this.eyes ??
      this.info?.mine.find((seat) => seat >= 0) ??
      Math.max(0, this.telling.scenes[this.moment + 1]?.seat ?? 0)
    );
  }

  /** A new table that begins at this moment: I at the seat of the heir, bots at the others. */
  goOn(botName: (name: string) => string): Promise<Links> {
    const seats = this.seats.map(({ seat, kind, name, colour }) =>
      seat === this.heir
        ? { kind: 'person' as const, mine: true, colour }
        : { kind: 'bot' as const, level: 'courtier', name: kind === 'bot' ? name : botName(name), colour },
    );
    return api.goOn({
      table: this.id,
      moment: this.moment,
      viewer: this.viewer,
      seats,
      settings: { ...this.info?.settings, ...NO_CLOCK },
    });
  }

  #next(): void {
    const pause = this.scene?.log.length ? PAUSE : SHORT_PAUSE;
    this.#timer = setTimeout(() => void this.#advance(), pause / this.speed);
  }

  async #advance(): Promise<void> {
    if (this.moment < this.last) await this.go(this.moment + 1);
    if (!this.playing) return;
    if (this.moment < this.last && !this.trouble) this.#next();
    else this.pause();
  }

  #show(scene: Scene): void {
    this.scene = scene;
    this.info = { ...this.info!, seat: this.eyes };
    this.moment = scene.moment;
    this.view = scene.view as V;
    this.scores = scene.scores;
    this.log = this.telling.scenes.slice(0, scene.moment + 1).flatMap((one) => one?.log ?? []);
    this.pointed = this.told;
    this.picked = this.hot = [];
    const next = this.telling.scenes[scene.moment + 1];
    this.now = {
      ...NOTHING,
      over: this.finished && scene.moment === this.last,
      waiting: next && next.seat >= 0 ? [{ seat: next.seat, since: scene.made }] : [],
    };
  }

  #of(viewer: number | null): Telling {
    const telling = this.#tellings.get(viewer) ?? new Telling(this.id, viewer);
    this.#tellings.set(viewer, telling);
    return telling;
  }

  async #try<T>(asked: Promise<T>): Promise<T | undefined> {
    try {
      const answer = await asked;
      this.trouble = '';
      return answer;
    } catch (error) {
      this.trouble = (error as Error).message;
      return undefined;
    }
  }
}

/** A game to look at again: from the seat asked for; without a word, from mine. */
export async function recall(id: string, seat: number | null, moment: number | null): Promise<Replay> {
  const [info, games] = await Promise.all([api.table(id), api.games()]);
  const own = info.mine.find((one) => one >= 0) ?? null;
  const open = (one: number): boolean =>
    info.status === 'over' ? one === EVERYONE || one in info.seats : info.mine.includes(one);
  const viewer = seat === null ? (moment === null ? own : null) : open(seat) ? seat : null;
  const replay = new Replay(info, viewer);
  replay.game = games.find((one) => one.key === info.game) ?? null;
  await replay.go(moment ?? 0);
  if (!replay.scene) await replay.go(0);
  if (!replay.scene) throw new Error(replay.trouble);
  void replay.fill();
  return replay;
}
