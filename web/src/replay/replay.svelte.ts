import { api } from '../lib/api.ts';
import { NO_CLOCK } from '../lib/clocks.ts';
import { glide } from '../lib/glide.ts';
import { preferences } from '../lib/preferences.svelte.ts';
import { NOTHING, Table } from '../lib/table.svelte.ts';
import { EVERYONE } from '../lib/viewers.ts';
import type { Links, TableInfo } from '../lib/wire.ts';
import { loadWords } from '../words/load.ts';
import { type FullMoment, sameMoment } from './moments.ts';
import { StoryLoader } from './story-loader.svelte.ts';
import { nextTurn, previousTurn, type Turn, turnAt, turnsOf } from './turns.ts';

export const SPEEDS = [0.5, 1, 2, 4];
const PAUSE = 1500; // milliseconds between two moments that something is told of
const SHORT_PAUSE = 550;

/** A game shown again: any moment of it, through the eyes of any viewer that is open to me. */
export class Replay<V = unknown> extends Table<V> {
  readonly id: string;
  story = $state.raw<StoryLoader>()!;
  playing = $state(false);
  speed = $state(1);
  trouble = $state('');
  current = $state.raw<FullMoment | null>(null);
  readonly turns: Turn[] = $derived(turnsOf(this.story.complete));
  readonly turn: number = $derived(turnAt(this.turns, this.moment));
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  readonly #stories = new Map<number | null, StoryLoader>();
  /** Where the person has moved to; changes of viewer start from here, so that going to and fro leads back. */
  #anchor: { story: StoryLoader; moment: number } | null = null;
  #wanted = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(info: TableInfo, viewer: number | null) {
    super();
    this.id = info.id;
    this.info = { ...info, seat: viewer };
    this.story = this.#of(viewer);
  }

  get viewer(): number | null {
    return this.story.viewer;
  }

  /** The seat from which the table is seen at this moment. */
  get viewerSeat(): number | null {
    return this.viewer === EVERYONE ? ((this.current?.view.seat as number | undefined) ?? 0) : this.viewer;
  }

  /** Everyone's eyes are nobody's: nobody is addressed. */
  override get addressed(): number | null {
    return this.viewer === EVERYONE ? null : this.viewer;
  }

  /** What the lines of this moment speak of. */
  get mentioned(): string[] {
    return this.mentions(this.current?.log ?? []);
  }

  get last(): number {
    return Math.max(0, this.story.count - 1);
  }

  get finished(): boolean {
    return this.info?.status === 'over';
  }

  /** The viewers I may choose: once the game is over everyone, before that me and the spectators (null). */
  get viewers(): (number | null)[] {
    const seats = this.seats.map((one) => one.seat).filter((seat) => this.finished || this.info?.mine.includes(seat));
    return this.finished ? [...seats, null, EVERYONE] : [...seats, null];
  }

  /** Everything else, after the moment asked for first. */
  async fill(): Promise<void> {
    await this.#try(this.story.loadAll(this.moment));
    if (this.current && this.story.whole) this.#show(this.story.complete[this.moment]);
  }

  close(): void {
    this.pause();
    this.#wanted += 1;
  }

  async see(viewer: number | null, moment?: number): Promise<void> {
    if (viewer === this.viewer) return moment === undefined ? undefined : this.go(moment);
    const story = this.#of(viewer);
    const { story: from, moment: left } = this.#anchor ?? { story: this.story, moment: this.moment };
    const wanted = (this.#wanted += 1);
    await this.#try(Promise.all([story.loadAll(), moment === undefined ? from.loadAll() : undefined]));
    if (wanted !== this.#wanted || !story.whole || (moment === undefined && !from.whole)) return;
    this.story = story;
    if (moment !== undefined) return this.go(moment);
    this.#show(story.complete[from === story ? left : sameMoment(from.complete, left, story.complete)]);
  }

  /** To any moment; a single step forward is seen to happen, unless all shall be `still`. */
  async go(moment: number, still = false): Promise<void> {
    const wanted = (this.#wanted += 1);
    const asked = Math.max(0, moment);
    const full = this.story.moments[asked] ?? (await this.#try(this.story.load(asked)));
    if (!full || wanted !== this.#wanted) return;
    const sameSeat = this.viewer !== EVERYONE || full.view.seat === this.viewerSeat;
    if (full.moment === this.moment + 1 && this.view && !still && sameSeat) await glide(() => this.#show(full));
    else this.#show(full);
    this.#anchor = { story: this.story, moment: full.moment };
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
  get continuingSeat(): number {
    return this.viewerSeat ?? this.info?.mine.at(0) ?? Math.max(0, this.story.moments[this.moment + 1]?.seat ?? 0);
  }

  /** A new table that begins at this moment: I at the seat that continues, bots at the others. */
  continueHere(botName: (name: string) => string): Promise<Links> {
    const seats = this.seats.map(({ seat, kind, name, colour }) =>
      seat === this.continuingSeat
        ? { kind: 'person' as const, mine: true, colour }
        : { kind: 'bot' as const, level: 'courtier', name: kind === 'bot' ? name : botName(name), colour },
    );
    return api.continueGame({
      table: this.id,
      moment: this.moment,
      viewer: this.viewer,
      seats,
      settings: { ...this.info?.settings, ...NO_CLOCK },
    });
  }

  #next(): void {
    const pause = this.current?.log.length ? PAUSE : SHORT_PAUSE;
    this.#timer = setTimeout(() => void this.#advance(), pause / this.speed);
  }

  async #advance(): Promise<void> {
    if (this.moment < this.last) await this.go(this.moment + 1);
    if (!this.playing) return;
    if (this.moment < this.last && !this.trouble) this.#next();
    else this.pause();
  }

  #show(full: FullMoment): void {
    this.current = full;
    this.info = { ...this.info!, seat: this.viewerSeat };
    this.moment = full.moment;
    this.view = full.view as V;
    this.scores = full.scores;
    this.log = this.story.moments.slice(0, full.moment + 1).flatMap((one) => one?.log ?? []);
    this.pointed = this.mentioned;
    this.picked = this.hot = [];
    const next = this.story.moments[full.moment + 1];
    this.now = {
      ...NOTHING,
      over: this.finished && full.moment === this.last,
      waiting: next && next.seat >= 0 ? [{ seat: next.seat, since: full.made }] : [],
    };
  }

  #of(viewer: number | null): StoryLoader {
    const story = this.#stories.get(viewer) ?? new StoryLoader(this.id, viewer);
    this.#stories.set(viewer, story);
    return story;
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
export async function openReplay(id: string, seat: number | null, moment: number | null): Promise<Replay> {
  const info = await api.table(id);
  const own = info.mine.at(0) ?? null;
  const open = (one: number): boolean =>
    info.status === 'over' ? one === EVERYONE || one in info.seats : info.mine.includes(one);
  const viewer = seat === null ? (moment === null ? own : null) : open(seat) ? seat : null;
  const replay = new Replay(info, viewer);
  replay.words = await loadWords(info.game, info.components.name, preferences.language);
  await replay.go(moment ?? 0);
  if (!replay.current) await replay.go(0);
  if (!replay.current) throw new Error(replay.trouble);
  void replay.fill();
  return replay;
}
