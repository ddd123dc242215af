import type { Table } from '../lib/table.svelte.ts';
import { boardWords } from '../boards/index.ts';
import { api } from '../lib/api.ts';
import type { BoxDraft, BoxField, BoxLook, BoxPreview, BoxProblem, BoxReading, SavedBox } from '../lib/wire.ts';
import { t } from '../words/index.ts';
import * as drafts from './draft.ts';
import type { Spot } from './draft.ts';
import { findUnsaved, forgetUnsaved, keepUnsaved } from './unsaved.ts';

const PAUSE = 350; // from the last key to the next reading
const BUNDLED_SEATS = 3;

/** A box being changed: the draft, the set that it is based on, and what the game reads in it. */
export class BoxEditor {
  readonly game: string;
  /** The set that the page began with. */
  readonly start: string;
  /** What the page begins with if nothing was left unsaved. */
  readonly fresh: { base: BoxDraft; draft: BoxDraft };
  /** Whether these are changes of an earlier visit that were never kept. */
  isLeftOver = $state(false);
  base = $state.raw<BoxDraft>()!;
  draft = $state.raw<BoxDraft>()!;
  /** What the game says about the draft, or has last said. */
  reading = $state.raw<BoxReading | null>(null);
  /** The board of the latest draft without problems. */
  preview = $state.raw<BoxPreview | null>(null);
  /** The preview as boards draw it. */
  table = $state.raw<Table<never> | null>(null);
  isReading = $state(false);
  isSaving = $state(false);
  /** What was left out of a file, until another one is opened. */
  leftOut = $state.raw<BoxProblem[]>([]);
  saved = $state.raw<SavedBox | null>(null);
  trouble = $state('');
  seats = $state(BUNDLED_SEATS);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  readonly problems: BoxProblem[] = $derived(this.reading?.problems ?? []);
  readonly names: Map<string, string> = $derived(drafts.namesOf(this.draft));
  readonly sections: string[] = $derived([...this.draft.sections.map((one) => one.name), drafts.LOOKS]);
  readonly changes: number = $derived(
    this.sections.reduce((sum, section) => sum + drafts.changesIn(this.draft, this.base, section), 0),
  );
  readonly isFine: boolean = $derived(!this.isReading && this.reading !== null && this.problems.length === 0);

  constructor(game: string, start: string, base: BoxDraft, draft: BoxDraft) {
    this.game = game;
    this.start = start;
    this.fresh = { base, draft };
    this.base = base;
    this.draft = draft;
  }

  // Reading

  /** Has the game read the draft, soon. */
  readSoon(): void {
    clearTimeout(this.#timer);
    this.isReading = true;
    this.#timer = setTimeout(() => void this.read(), PAUSE);
  }

  async read(): Promise<void> {
    const asked = (this.#asked += 1);
    this.isReading = true;
    try {
      const found = await api.readBox(this.game, { draft: this.draft, seats: this.seats });
      if (asked !== this.#asked) return;
      this.reading = found;
      this.preview = found.preview ?? this.preview;
      this.trouble = '';
    } catch (error) {
      if (asked === this.#asked) this.trouble = (error as Error).message;
    }
    if (asked === this.#asked) this.isReading = false;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  field({ section, name }: Spot): BoxField | undefined {
    return this.reading?.fields[section]?.[name];
  }

  problemsOf({ section, key, name }: Spot): BoxProblem[] {
    return this.problems.filter((one) => one.section === section && one.key === key && one.name === name);
  }

  /** What people call a thing; without a name, its key as words. */
  called(key: string): string {
    return this.names.get(key) ?? key.replaceAll('_', ' ');
  }

  // Changing

  #change(draft: BoxDraft): void {
    this.draft = draft;
    this.saved = null;
    if (drafts.isSame(draft, this.fresh.draft)) forgetUnsaved(this.game, this.start);
    else keepUnsaved(this.game, this.start, draft);
    this.readSoon();
  }

  /** Goes on with what was left unsaved. */
  resume(base: BoxDraft, draft: BoxDraft): void {
    this.base = base;
    this.draft = draft;
    this.isLeftOver = true;
  }

  /** Throws away what was left unsaved. */
  beginAnew(): void {
    this.base = this.fresh.base;
    this.isLeftOver = false;
    this.leftOut = [];
    this.#change(this.fresh.draft);
  }

  rename(title: string): void {
    this.#change({ ...this.draft, title });
  }

  set(spot: Spot, value: unknown): void {
    this.#change(drafts.setValue(this.draft, this.base, spot, value, t().box.own));
  }

  setProvenance(spot: Spot, text: string): void {
    this.#change(drafts.setProvenance(this.draft, spot, text));
  }

  takeBack(spot: Spot): void {
    this.#change(drafts.takeBack(this.draft, this.base, spot));
  }

  takeAllBack(): void {
    this.#change({ ...this.base, title: this.draft.title });
  }

  add(section: string, name: string, like: string): void {
    const line = drafts.lineOf(this.draft, section, like);
    const key = drafts.keyFor(name);
    if (line && key && !drafts.lineOf(this.draft, section, key))
      this.#change(drafts.addLine(this.draft, section, name, line, t().box.own));
  }

  remove(section: string, key: string): void {
    this.#change(drafts.removeLine(this.draft, section, key));
  }

  restore(section: string, key: string): void {
    this.#change(drafts.restoreLine(this.draft, this.base, section, key));
  }

  setLook(key: string, look: BoxLook | undefined): void {
    this.#change(drafts.setLook(this.draft, key, look));
  }

  // Files and keeping

  /** Opens a component file; a broken one shows its problems and leaves the draft as it is. */
  async open(file: string): Promise<void> {
    const found = await api.readBox(this.game, { file });
    if (!found.draft) {
      this.trouble = found.problems.map((one) => one.text).join(' ');
      return;
    }
    this.base = await loadBase(this.game, found.draft.based_on);
    const isWhole = found.problems.every((one) => one.name !== '' && one.section !== drafts.LOOKS);
    this.leftOut = isWhole ? [] : found.problems;
    this.trouble = '';
    this.#change(found.draft);
  }

  async save(): Promise<void> {
    this.isSaving = true;
    try {
      const { draft } = this;
      const saved = await api.saveBox(this.game, { draft });
      this.trouble = '';
      // What was changed meanwhile is not kept yet.
      if (draft === this.draft) {
        this.saved = saved;
        this.isLeftOver = false;
        forgetUnsaved(this.game, this.start);
      }
    } catch (error) {
      this.trouble = (error as Error).message;
    }
    this.isSaving = false;
  }
}

async function loadBase(game: string, set: string): Promise<BoxDraft> {
  const found = await api.readBox(game, { components: set });
  if (!found.draft) throw new Error(found.problems.map((one) => one.text).join(' '));
  return found.draft;
}

/** A set to begin with: a bundled one, the host's, or a box that was kept; with what was left unsaved of it. */
export async function openBox(game: string, set: string): Promise<BoxEditor> {
  const found = await loadBase(game, set);
  const base = found.based_on === set ? found : await loadBase(game, found.based_on);
  const title = found.based_on === set ? t().box.usual(boardWords(game)?.name ?? found.title) : found.title;
  const editor = new BoxEditor(game, set, base, { ...found, title });
  const left = findUnsaved(game, set);
  if (left && !drafts.isSame(left, editor.draft)) await resumeLeftOver(editor, left);
  return editor;
}

async function resumeLeftOver(editor: BoxEditor, left: BoxDraft): Promise<void> {
  const { game, start, base } = editor;
  try {
    editor.resume(left.based_on === base.based_on ? base : await loadBase(game, left.based_on), left);
  } catch {
    // What it was based on is not here any more.
    forgetUnsaved(game, start);
  }
}
