import { api } from './api.ts';
import { chime } from './chime.ts';
import { takePart } from './deal.ts';
import { glide } from './glide.ts';
import { preferences } from './preferences.svelte.ts';
import { t } from '../words/index.ts';
import type { Words } from '../words/en/index.ts';
import { loadWords } from '../words/load.ts';
import { Table } from './table.svelte.ts';
import type {
  AnyMessage,
  AnyClientMessage,
  BarredCard,
  Here,
  Option,
  ChatMessage,
  TableInfo,
  Update,
  View,
  UndoChecked,
} from './wire.ts';

/** Why the server has ended a connection, by its code. */
const ENDED: Record<number, keyof Words['ended']> = {
  4403: 'notYours',
  4404: 'gone',
  4405: 'sentAway',
  4410: 'barred',
};
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;

type ClientMessage = AnyClientMessage extends infer W ? (W extends AnyClientMessage ? Omit<W, 're'> : never) : never;

/** A table in touch with the server: what it sends is shown, what I choose is sent. The server is always right. */
export class Live<V = unknown> extends Table<V> {
  readonly id: string;
  readonly #wanted: number | null;
  /** A sentence about what was refused or why the connection ended. */
  trouble = $state('');
  /** Whether the server can store what is chosen; if not, choices wait. */
  stores = $state(true);
  chat = $state.raw<ChatMessage[]>([]);
  here = $state.raw<Here>({ kind: 'here', seats: [], spectators: 0 });
  thinking = $state(false);
  /** Until when I have to decide, once I have been told to hurry; else 0. */
  hurry = $state(0);
  /** Whether the host has asked me to be silent; and for the host, who has been, or was sent away. */
  silenced = $state(false);
  barred = $state.raw<BarredCard[]>([]);
  /** Which decision this is. */
  decision = $state(0);
  lastOwn = $state(0);
  #number = -1;
  /** Whether I choose, and do not take back: only then a turn may end by itself. */
  #choosing = false;
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;
  readonly #wake = (): void => {
    if (this.#socket === null && this.connection === 'waiting') this.#connect();
  };

  constructor(id: string, seat: number | null) {
    super();
    this.connection = 'waiting';
    this.id = id;
    this.#wanted = seat;
  }

  open(): void {
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  close(): void {
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    clearTimeout(this.#timer);
    this.connection = 'ended';
    this.#socket?.close();
  }

  override choose(option: Option): void {
    if (this.sending !== null || this.connection !== 'live') return;
    if ((this.info?.settings.confirm || option.grave) && this.unconfirmed?.text !== option.text) {
      this.#send({ kind: 'check_undo', decision: this.decision, text: option.text });
      return;
    }
    this.#commit(option);
  }

  confirm(): void {
    if (this.unconfirmed) this.#commit(this.unconfirmed);
  }

  override compose(): void {
    if (this.sending !== null || this.connection !== 'live' || !this.isComposed) return;
    this.#choosing = true;
    this.#send({ kind: 'compose', decision: this.decision, things: this.composed });
  }

  /** Play what I have chosen: from now on it is everybody's. */
  endTurn(): void {
    if (this.now.may_end && this.connection === 'live') this.#send({ kind: 'end_turn', decision: this.decision });
  }

  /** Take back my latest choice, or all that I have not played yet. */
  takeBack(all = false): void {
    this.#choosing = false;
    this.#send({ kind: 'take_back', decision: this.decision, all });
  }

  sendChat(text: string): void {
    this.#send({ kind: 'say', text });
  }

  askAdvice(): void {
    this.thinking = true;
    this.#send({ kind: 'ask_advice', decision: this.decision });
  }

  back(): void {
    this.#send({ kind: 'back' });
  }

  askRewind(moment: number): void {
    this.#send({ kind: 'ask_rewind', moment });
  }

  answerRewind(agree: boolean): void {
    const request = this.info?.rewind?.request;
    if (request !== undefined) this.#send({ kind: 'answer_rewind', request, agree });
  }

  answerBot(level: string, agree: boolean): void {
    this.#send({ kind: 'answer_bot', level, agree });
  }

  #commit(option: Option): void {
    this.sending = option;
    this.unconfirmed = null;
    this.#choosing = true;
    this.#send({ kind: 'draft_choice', decision: this.decision, text: option.text });
  }

  #send(message: ClientMessage): void {
    this.trouble = '';
    this.#count += 1;
    this.#socket?.send(JSON.stringify({ ...message, re: this.#count }));
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const ask = [];
    if (this.#wanted !== null) ask.push(`seat=${this.#wanted}`);
    if (this.#number >= 0) ask.push(`since=${this.#number}`);
    const origin = location.origin.replace('http', 'ws');
    const socket = new WebSocket(`${origin}/api/tables/${this.id}/live?${ask.join('&')}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#pause = FIRST_PAUSE;
      this.connection = 'live';
      this.stores = true;
      this.sending = null;
      this.hurry = 0;
      this.silenced = false;
      this.barred = [];
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as AnyMessage);
    socket.onclose = (event) => this.#dropped(event.code);
  }

  #dropped(code: number): void {
    this.#socket = null;
    if (this.connection === 'ended') return;
    const why = ENDED[code] as keyof Words['ended'] | undefined;
    if (why !== undefined) {
      this.connection = 'ended';
      this.trouble = t().ended[why === 'notYours' && this.#wanted === null ? 'noSpectators' : why];
      return;
    }
    this.connection = 'waiting';
    this.#timer = setTimeout(() => this.#connect(), this.#pause * (0.7 + 0.6 * Math.random()));
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 1.7);
  }

  #hear(message: AnyMessage): void {
    switch (message.kind) {
      case 'view':
        return this.#see(message);
      case 'update':
        return this.#follow(message);
      case 'table':
        return this.#meet(message);
      case 'here':
        this.here = message;
        return;
      case 'store':
        this.stores = message.answers;
        return;
      case 'chat':
        this.chat = [...this.chat, ...message.messages.filter((one) => this.#isNew(one))];
        return;
      case 'moderation':
        this.silenced = message.silent;
        this.barred = message.barred;
        return;
      case 'clocks':
        this.now = { ...this.now, waiting: message.waiting };
        this.hurry = 0;
        return;
      case 'hurry':
        this.hurry = message.until;
        chime();
        return;
      case 'advice':
        this.thinking = false;
        this.advice = message.advice;
        return;
      case 'undo_checked':
        return this.#undoChecked(message);
      case 'done':
        this.sending = null;
        return;
      case 'refused':
        this.sending = null;
        this.thinking = false;
        this.trouble = message.text;
    }
  }

  #isNew(message: ChatMessage): boolean {
    return !this.chat.some((one) => one.number === message.number);
  }

  #meet(info: TableInfo): void {
    this.info = info;
    this.skew = info.server_time - Date.now();
    takePart(info).catch((error: unknown) => (this.trouble = (error as Error).message));
  }

  #see(message: View): void {
    this.#take(message, () => {
      this.view = message.view as V;
      this.scores = message.scores;
      this.log = message.log;
    });
  }

  #follow(message: Update): void {
    if (message.since !== this.#number) return this.#send({ kind: 'refresh' });
    this.#take(message, () => {
      this.view = { ...(this.view as object), ...message.changed } as V;
      if (message.scores) this.scores = message.scores;
      this.log = [...this.log.slice(0, message.log_from), ...message.log];
    });
  }

  #take(message: View | Update, change: () => void): void {
    this.#number = message.number;
    this.decision = message.decision;
    // What is forced in secret is not answered at once: how soon that comes would tell it.
    if (this.#choosing && message.now.may_end && !message.now.options.length && preferences.endsTurns) {
      this.#choosing = false;
      this.#send({ kind: 'end_turn', decision: message.decision });
    }
    void glide(() => {
      change();
      this.now = message.now;
      this.moment = message.moment;
      this.lastOwn = message.last_own;
      this.picked = [];
      this.composed = [];
      this.hot = [];
      this.advice = null;
      this.unconfirmed = null;
      this.previewed = null;
      this.sending = null;
      if (!message.now.waiting.some((one) => one.seat === this.seat && one.until === this.hurry)) this.hurry = 0;
    });
  }

  #undoChecked(message: UndoChecked): void {
    const option = [...this.now.options, ...this.now.ahead].find((one) => one.text === message.text);
    if (!option || message.decision !== this.decision) return;
    if (message.final || (message.last && preferences.endsTurns)) this.unconfirmed = option;
    else this.#commit(option);
  }
}

/** A table to sit at or to watch: the seat asked for, or the first that is mine. */
export async function openTable(id: string, seat: number | null): Promise<Live> {
  const info = await api.table(id);
  const games = await api.games();
  const mine = seat !== null && info.mine.includes(seat) ? seat : (info.mine.at(0) ?? null);
  const live = new Live(id, mine);
  live.info = { ...info, seat: mine };
  live.game = games.find((one) => one.key === info.game) ?? null;
  live.words = await loadWords(info.game, info.components.name, preferences.language);
  live.open();
  return live;
}
