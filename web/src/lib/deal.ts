/**
 * This browser's part in a deal: a share of the seed, what it was told before it put it in, and whether all fits after.
 */
import { api } from './api.ts';
import type { TableInfo } from './wire.ts';

const KEY = 'antechamber deals';
const MOST = 200;
const SHARE_BYTES = 16;

/** What this browser was told before it made its shares, those shares by seat, and the seats whose share was taken. */
export interface Memory {
  table: string;
  promise: string;
  hashes: string[];
  shares: Record<string, string>;
  taken: number[];
}

/** For a browser that keeps nothing: then this page remembers. */
let kept: Memory[] = [];

function all(): Memory[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Memory[];
  } catch {
    return kept;
  }
}

export const remembered = (table: string): Memory | null => all().find((one) => one.table === table) ?? null;

function remember(memory: Memory): void {
  kept = [...all().filter((one) => one.table !== memory.table), memory].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // the page remembers as long as it is open
  }
}

const hex = (bytes: Uint8Array): string => [...bytes].map((one) => one.toString(16).padStart(2, '0')).join('');
const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** The share for a seat: made once, after the table has told its promise. */
function shareOf(info: TableInfo, seat: number): string {
  const known = remembered(info.id) ?? {
    table: info.id,
    promise: info.seed_hash,
    hashes: info.share_hashes,
    shares: {},
    taken: [],
  };
  const share = known.shares[seat] ?? hex(crypto.getRandomValues(new Uint8Array(SHARE_BYTES)));
  remember({ ...known, shares: { ...known.shares, [seat]: share } });
  return share;
}

/** Puts in a share for each seat of mine that has none, while the table waits. */
export async function takePart(info: TableInfo): Promise<void> {
  if (info.status !== 'waiting') return;
  for (const seat of info.mine) {
    if (info.share_hashes[seat]) continue;
    await api.act(info.id, { kind: 'add_share', seat, share: shareOf(info, seat) });
    const known = remembered(info.id);
    if (known) remember({ ...known, taken: [...new Set([...known.taken, seat])] });
  }
}

async function sha256(data: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', data)));
}

/** Whether this page may compute hashes: browsers let it over https and on the serving machine only. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;

/** What is found out about a deal; `after` are the seats that put in a share when mine was known to the server. */
export interface Check {
  half: 'promised' | 'shown' | 'wrong';
  mine: 'in' | 'late' | 'wrong' | 'none';
  seed: 'made' | 'alone' | 'wrong';
  shared: number[];
  after: number[];
}

/** Everything that is told after a game, against what this browser was told before it, and what it put in. */
export async function check(info: TableInfo, memory: Memory | null): Promise<Check> {
  const half = info.half ?? '';
  const shares = info.shares ?? [];
  const shared = shares.flatMap((share, seat) => (share ? [seat] : []));
  const hashes = await Promise.all(shares.map((share) => (share ? sha256(bytes(share)) : Promise.resolve(''))));
  const isPromised = (await sha256(bytes(half))) === (memory?.promise ?? info.seed_hash);
  return {
    half: !isPromised ? 'wrong' : memory ? 'promised' : 'shown',
    mine: mineOf(
      info.mine.filter((seat) => memory?.shares[seat]),
      memory,
      shares,
    ),
    seed: (await seedOf(half, shares)) !== info.seed ? 'wrong' : shared.length ? 'made' : 'alone',
    shared,
    after: memory ? shared.filter((seat) => !(seat in memory.shares) && hashes[seat] !== memory.hashes[seat]) : [],
  };
}

/** A share that the table has taken must be in the deal; one that it has not may have come too late. */
function mineOf(seats: number[], memory: Memory | null, shares: string[]): Check['mine'] {
  if (!memory || !seats.length) return 'none';
  if (seats.every((seat) => shares[seat] === memory.shares[seat])) return 'in';
  return seats.some((seat) => memory.taken.includes(seat) && shares[seat] !== memory.shares[seat]) ? 'wrong' : 'late';
}

/** As `antechamber.core.commitment` makes it. */
async function seedOf(half: string, shares: string[]): Promise<string> {
  const lines = shares.flatMap((share, seat) => (share ? [`share ${seat} ${share}\n`] : []));
  if (!lines.length) return half;
  return sha256(new TextEncoder().encode(`antechamber deal 1\nhalf ${half}\n${lines.join('')}`));
}

export const isSound = ({ half, mine, seed }: Check): boolean =>
  half !== 'wrong' && mine !== 'wrong' && seed !== 'wrong';
