import { box } from './box.ts';
import { deal, end } from './end.ts';
import { lobby, preferences } from './lobby.ts';
import { replay, tutorial } from './replay.ts';
import { setup } from './setup.ts';
import { chat, plain, table } from './table.ts';

/** Everything the page says, apart from the games' own words. Other languages are `: typeof en`. */
export const en = {
  name: 'English',
  /** How dates are written. */
  locale: 'en-GB',
  app: { title: 'Antechamber', motto: 'Games of crown, court and intrigue' },
  common: {
    back: 'Back to the lobby',
    close: 'Close',
    cancel: 'Cancel',
    copy: 'Copy',
    copied: 'Copied',
    share: 'Share',
    you: 'You',
    save: 'Save',
    loading: 'Laying out the table …',
    notFound: 'There is nothing at this address.',
    fasterSoon: 'Bots get faster in a moment',
  },
  /** Not done, or not reached. */
  refused: {
    offline: 'The server does not answer.',
    failed: (status: number) => `The server failed (${status}).`,
  },
  /** Why a connection to a table is not taken up again. */
  ended: {
    notYours: 'This seat is no longer yours.',
    gone: 'This table is gone.',
    sentAway: 'The host has sent you away from this table.',
    barred: 'You may no longer use this server.',
    noSpectators: 'This table is played without spectators.',
  },
  lobby,
  preferences,
  setup,
  box,
  table,
  chat,
  end,
  plain,
  deal,
  replay,
  tutorial,
};

export type Words = typeof en;
