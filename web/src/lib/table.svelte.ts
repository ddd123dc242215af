import type { Attachment } from 'svelte/attachments';
import { colourOf } from './seat-colours.ts';
import { canAdd, isComplete, without } from './composing.ts';
import { clickableOf, matching, meant } from './select.ts';
import type { GameWords } from '../words/load.ts';
import { Speaker, targetsOf, type Span } from '../words/phrases.ts';
import type { AdviceLine, GameCard, LogLine, Now, Option, Said, ScoreLine, SeatCard, TableInfo } from './wire.ts';

export const NOTHING: Now = {
  waiting: [],
  prompt: null,
  options: [],
  take_back: 0,
  no_undo: '',
  drafted: 0,
  may_end: false,
  composition: [],
  ahead: [],
  over: false,
  result: null,
};

/**
 * A table as it is shown: what is known (`view`), what may be chosen (`now`), and where the person points.
 *
 * Boards are drawn from it alone. `Live` fills it from the server, a replay from a story.
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- boards say what kind of view they show
export class Table<V = unknown> {
  info = $state.raw<TableInfo | null>(null);
  game = $state.raw<GameCard | null>(null);
  /** What the game is told in, once it is here. */
  words = $state.raw<GameWords | null>(null);
  view = $state.raw<V | null>(null);
  now = $state.raw<Now>(NOTHING);
  scores = $state.raw<(ScoreLine[] | null)[]>([]);
  log = $state.raw<LogLine[]>([]);
  moment = $state(0);

  /** The targets clicked on the way to a choice. */
  picked = $state.raw<string[]>([]);
  /** What I have picked so far of a set that is chosen as a whole, in whatever order. */
  composed = $state.raw<string[]>([]);
  /** The targets of the option, or the target, under the pointer or the focus. */
  hot = $state.raw<string[]>([]);
  /** What a line of the log speaks of; the part before the colon may be another one than on the board. */
  pointed = $state.raw<string[]>([]);

  /** Whether choices reach anybody just now. */
  connection = $state<'live' | 'waiting' | 'ended'>('live');
  /** A choice on its way; nothing else is sent meanwhile. */
  sending = $state.raw<Option | null>(null);
  /** A choice that could not be taken back, to be confirmed first. */
  unconfirmed = $state.raw<Option | null>(null);
  /** What a finger has touched: it is shown, and chosen if it is touched once more. */
  previewed = $state.raw<Option | null>(null);
  advice = $state.raw<AdviceLine[] | null>(null);
  /** The clock of who waits minus ours, in milliseconds. */
  skew = 0;

  readonly #composable: string[] = $derived(
    this.now.composition.flatMap(({ things }) => things.map(({ target }) => target)),
  );
  /** What I may choose by itself: not what is part of a set. */
  readonly #single: Option[] = $derived(
    this.now.options.filter((option) => !option.targets?.some((target) => this.#composable.includes(target))),
  );
  readonly options: Option[] = $derived(matching(this.#single, this.picked));
  /** What I may pick although another choice comes before it, unless I am on the way to something. */
  readonly #ahead: Option[] = $derived(this.picked.length ? [] : this.now.ahead);
  readonly clickable: Set<string> = $derived(clickableOf(this.options, this.#ahead));

  /** The option that is asked for, where somebody guides me. */
  get wanted(): Option | undefined {
    return undefined;
  }

  /** My seat; null for spectators. */
  get seat(): number | null {
    return this.info?.seat ?? null;
  }

  get seats(): SeatCard[] {
    return this.info?.seats ?? [];
  }

  /** The seats in the order in which I see them: mine first, then clockwise. */
  get around(): SeatCard[] {
    const mine = this.seat ?? 0;
    return [...this.seats.slice(mine), ...this.seats.slice(0, mine)];
  }

  get rivals(): SeatCard[] {
    return this.seat === null ? this.around : this.around.slice(1);
  }

  name(seat: number): string {
    return this.seats[seat]?.name ?? '';
  }

  /** Which of the five colours and shapes a seat has. */
  colour(seat: number): number {
    return colourOf(this.seats, seat);
  }

  // In words

  readonly #speaker: Speaker | null = $derived(
    this.words &&
      new Speaker(this.words.language, [this.words.sentences], {
        things: this.words.box.names,
        renamed: this.words.box.renamed,
        seats: this.seats.map(({ name }) => name),
        viewer: this.addressed,
      }),
  );

  /** The seat that is spoken to. */
  get addressed(): number | null {
    return this.seat;
  }

  /** What is said, span by span, each with the target that it names. */
  tell(said: Said): Span[] {
    return this.#speaker?.tell(said) ?? [];
  }

  say(said: Said): string {
    return this.#speaker?.say(said) ?? '';
  }

  /** What people call a target. */
  named(target: string): string {
    return this.#speaker?.name(target) ?? '';
  }

  /** Where points come from, in words. */
  source(key: string): string {
    return this.say({ id: `source-${key.replaceAll(' ', '-')}` });
  }

  title(option: Option): string {
    return this.say(option.title ?? plainTitle(option));
  }

  detail(option: Option): string {
    return option.detail ? this.say(option.detail) : '';
  }

  /** What lines of the log speak of. */
  mentions(lines: readonly LogLine[]): string[] {
    return lines.flatMap((line) => targetsOf(this.tell(line.said))).filter((target) => !target.startsWith('seat:'));
  }

  isWaitingFor(seat: number): boolean {
    return this.now.waiting.some((one) => one.seat === seat);
  }

  /** May I choose something by this target now? */
  canPick(target: string): boolean {
    return this.clickable.has(target) || this.canAdd(target) || this.composed.includes(target);
  }

  // Sets that are chosen as a whole

  get isComposed(): boolean {
    return isComplete(this.now.composition, this.composed);
  }

  canAdd(target: string): boolean {
    return this.#composable.includes(target) && canAdd(this.now.composition, this.composed, target);
  }

  add(target: string): void {
    if (this.canAdd(target)) this.composed = [...this.composed, target];
  }

  remove(target: string): void {
    this.composed = without(this.composed, target);
  }

  compose(): void {
    // a table that is only shown takes no choices
  }

  /** A click on something of a set: one more of it, or none if there is no more to add. */
  #toggle(target: string): void {
    if (this.canAdd(target)) this.add(target);
    else this.composed = this.composed.filter((one) => one !== target);
  }

  /** A click on something. */
  pick(target: string, event?: Event): void {
    const option = this.#meantBy(target);
    if (option) {
      this.chooseOnBoard(option, event);
      return;
    }
    this.previewed = null;
    if (this.#composable.includes(target)) this.#toggle(target);
    else if (this.picked.includes(target)) this.picked = this.picked.filter((one) => one !== target);
    else if (this.canPick(target)) this.picked = [...this.picked, target];
  }

  /** The option that a click would choose; undefined if it is only a part of one, or takes one back. */
  #meantBy(target: string): Option | undefined {
    if (this.#composable.includes(target) || this.picked.includes(target) || !this.canPick(target)) return undefined;
    const path = [...this.picked, target];
    return meant(this.#single, path) ?? meant(this.#ahead, path) ?? undefined;
  }

  /** A finger is shown first what it would choose. */
  chooseOnBoard(option: Option, event?: Event): void {
    const isFinger = event instanceof PointerEvent && event.pointerType === 'touch';
    if (isFinger && this.previewed?.text !== option.text) {
      this.previewed = option;
      this.hot = option.targets ?? [];
    } else this.choose(option);
  }

  choose(_option: Option): void {
    // a table that is only shown takes no choices
  }

  reconsider(): void {
    this.unconfirmed = null;
    this.previewed = null;
    this.picked = [];
    this.composed = [];
  }

  /**
   * `<g {@attach table.target('city:paris')}>`: the element is that target: it glows, is pointed at, and is clicked.
   */
  target(id: string): Attachment {
    const name = id.slice(id.indexOf(':') + 1);
    return (element) => {
      element.setAttribute('data-target', id);
      $effect(() => {
        const is = [
          this.canPick(id),
          this.hot.includes(id),
          this.picked.includes(id) || this.composed.includes(id),
          this.pointed.some((told) => told === id || told.slice(told.indexOf(':') + 1) === name),
        ];
        MARKS.forEach((mark, at) => element.classList.toggle(mark, is[at]));
      });
      const click = (event: Event): void => {
        if (!this.canPick(id) && !this.picked.includes(id)) return;
        event.stopPropagation();
        this.pick(id, event);
      };
      const enter = (): void => void (this.hot = [id]);
      // Into a target that this one lies in, not onto the bare table.
      const leave = (event: Event): void => {
        const outer = element.parentElement?.closest('[data-target]');
        this.hot = outer?.contains((event as PointerEvent).relatedTarget as Node | null)
          ? [outer.getAttribute('data-target')!]
          : [];
      };
      element.addEventListener('click', click);
      element.addEventListener('pointerenter', enter);
      element.addEventListener('pointerleave', leave);
      return () => {
        element.removeEventListener('click', click);
        element.removeEventListener('pointerenter', enter);
        element.removeEventListener('pointerleave', leave);
        element.removeAttribute('data-target');
        element.classList.remove(...MARKS);
      };
    };
  }
}

const MARKS = ['can', 'hot', 'picked', 'pointed'];

/** An option without a title is called after its verb and what it names; after all of its text if that is nothing. */
function plainTitle({ text, targets = [] }: Option): Said {
  const named = targets.filter((target) => target.includes(':'));
  if (named.length === 0) return { id: `do-${text.replaceAll(' ', '-')}` };
  return { id: `do-${text.split(' ')[0]}`, args: Object.fromEntries(named.map((one) => [one.split(':')[0], one])) };
}
