import { api } from '../lib/api.ts';
import { attempt } from '../lib/attempt.ts';
import type { GameCard, Lobby, Me, TableCard } from '../lib/wire.ts';
import { forgetOwnLinks } from '../table/seat-links.ts';

const PAUSE = 4000;

/** What the lobby knows: who I am, the games, the tables. */
class LobbyState {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameCard[]>([]);
  lists = $state.raw<Lobby | null>(null);
  /** A sentence about what did not work. */
  trouble = $state('');
  /** Why the lists are not up to date. */
  outdated = $state('');

  /** Tables that I sit at and that go on; where it is my turn first. */
  readonly mine: TableCard[] = $derived(
    (this.lists?.mine ?? [])
      .filter((one) => !isOver(one))
      .sort((one, other) => Number(other.my_turn) - Number(one.my_turn)),
  );
  readonly turns: TableCard[] = $derived(this.mine.filter((one) => one.my_turn));
  readonly open: TableCard[] = $derived(this.lists?.open ?? []);
  readonly finished: TableCard[] = $derived(finished(this.lists));

  /** Does something; what goes wrong is told. */
  tried(act: () => Promise<unknown>): Promise<void> {
    return attempt(this, act);
  }

  async enter(): Promise<void> {
    await this.tried(async () => {
      this.me ??= await api.me();
      if (this.games.length === 0) this.games = await api.games();
    });
  }

  async look(): Promise<void> {
    if (document.hidden) return;
    try {
      this.lists = await api.lobby();
      this.outdated = '';
    } catch (error) {
      this.outdated = (error as Error).message;
      return;
    }
    if (this.games.length === 0) await this.enter();
  }

  /** Looks again every few seconds; answers how to stop. */
  watch(): () => void {
    void this.enter().then(() => this.look());
    const look = (): void => void this.look();
    const timer = setInterval(look, PAUSE);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  async rename(name: string): Promise<void> {
    await this.tried(async () => {
      this.me = await api.rename(name);
    });
  }

  async forget(): Promise<void> {
    await this.tried(async () => {
      await api.forget();
      forgetOwnLinks();
      this.me = await api.me();
    });
    await this.look();
  }
}

const isOver = (table: TableCard): boolean => table.status === 'over' || table.status === 'closed';

/** Mine that are over, and those that everybody may look at. */
function finished(lists: Lobby | null): TableCard[] {
  if (!lists) return [];
  const all = [...lists.mine.filter(isOver), ...lists.finished];
  return [...new Map(all.map((one) => [one.id, one])).values()].sort((one, other) => other.changed - one.changed);
}

export const lobby = new LobbyState();
