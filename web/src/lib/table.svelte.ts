import type { Attachment } from 'svelte/attachments';
import { matching, meant, distinguishing } from './select.ts';
import type { AdviceLine, GameCard, LogLine, Now, Option, ScoreLine, SeatCard, TableInfo } from './wire.ts';

export const NOTHING: Now = { waiting: [], prompt: null, options: [], take_back: 0, over: false, result: null };

/**
 * A table as it is shown: what is known (`view`), what may be chosen (`now`), and where the person points.
 *
 * Boards are drawn from it alone. `Live` fills it from the server, a replay from a story.
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- boards say what kind of view they show
export class Table<V = unknown> {
  info = $state.raw<TableInfo | null>(null);
  game = $state.raw<GameCard | null>(null);
  view = $state.raw<V | null>(null);
  now = $state.raw<Now>(NOTHING);
  scores = $state.raw<(ScoreLine[] | null)[]>([]);
  log = $state.raw<LogLine[]>([]);
  moment = $state(0);

  /** The targets clicked on the way to a choice. */
  picked = $state.raw<string[]>([]);
  /** The targets of the option, or the target, under the pointer or the focus. */
  hot = $state.raw<string[]>([]);
  /** What a line of the log speaks of: targets without the part before the colon. */
  pointed = $state.raw<string[]>([]);

  /** Whether choices reach anybody just now. */
  connection = $state<'live' | 'waiting' | 'ended'>('live');
  /** A choice on its way; nothing else is sent meanwhile. */
  sending = $state.raw<Option | null>(null);
  /** A choice that could not be taken back, to be confirmed first. */
  unconfirmed = $state.raw<Option | null>(null);
  hint = $state.raw<AdviceLine[] | null>(null);
  /** The clock of who waits minus ours, in milliseconds. */
  skew = 0;

  readonly options: Option[] = $derived(matching(this.now.options, this.picked));
  readonly clickable: Set<string> = $derived(distinguishing(this.options));

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
    const place = COLOURS.indexOf(this.seats[seat]?.colour ?? '');
    return place >= 0 ? place : seat;
  }

  /** A line of the log for people: a numbered building of a seat (`3.5 Espionage`) is called by its owner. */
  logText(text: string): string {
    return text.replace(/\b(\d)\.\d+ (?=[A-Z])/g, (_, seat: string) => `${this.name(Number(seat))}’s `);
  }

  isWaitingFor(seat: number): boolean {
    return this.now.waiting.some((one) => one.seat === seat);
  }

  /** May I choose something by this target now? */
  canPick(target: string): boolean {
    return this.clickable.has(target);
  }

  pick(target: string): void {
    if (this.picked.includes(target)) {
      this.picked = this.picked.filter((one) => one !== target);
      return;
    }
    if (!this.canPick(target)) return;
    const path = [...this.picked, target];
    const option = meant(this.now.options, path);
    if (option) this.choose(option);
    else this.picked = path;
  }

  choose(_option: Option): void {
    // a table that is only shown takes no choices
  }

  reconsider(): void {
    this.unconfirmed = null;
    this.picked = [];
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
          this.picked.includes(id),
          this.pointed.some((told) => told === name || told === id || told.startsWith(`${name} `)),
        ];
        MARKS.forEach((mark, at) => element.classList.toggle(mark, is[at]));
      });
      const click = (event: Event): void => {
        if (!this.canPick(id) && !this.picked.includes(id)) return;
        event.stopPropagation();
        this.pick(id);
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
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple'];
