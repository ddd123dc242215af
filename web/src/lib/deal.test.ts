import { beforeEach, expect, test, vi } from 'vitest';

const act = vi.fn((_table: string, _wish: { seat: number; share: string }) => Promise.resolve(null));
vi.mock('./api.ts', () => ({ api: { act } }));
const store = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
});
const { check, isSound, remembered, takePart } = await import('./deal.ts');
type Info = Parameters<typeof takePart>[0];

// As antechamber.core.commitment makes them.
const HALF = '68'.repeat(32);
const ANN = '61'.repeat(16);
const CEM = '63'.repeat(16);
const HALF_HASH = '9432eaeb3d35fc96836055c988e45bd07ef2ef9f63c88f8f3f22f5287a4cb32a';
const ANN_HASH = '0c0beacef8877bbf2416eb00f2b5dc96354e26dd1df5517320459b1236860f8c';
const SEED = 'd271716dddf1e62435d205b58443e31c576451fc820ca5476d037bd7c4ec8a0d';

const info = (values: object): Info =>
  ({
    id: 't',
    status: 'over',
    mine: [0],
    seed_hash: HALF_HASH,
    half: HALF,
    shares: [ANN, '', CEM],
    seed: SEED,
    share_hashes: ['', '', ''],
    ...values,
  }) as unknown as Info;
const memory = { table: 't', promise: HALF_HASH, hashes: ['', '', ''], shares: { 0: ANN }, taken: [0] };

beforeEach(() => {
  store.clear();
  act.mockClear();
});

test('a deal that is as it was promised', async () => {
  const found = await check(info({}), memory);
  expect(found).toEqual({ half: 'promised', mine: 'in', seed: 'made', shared: [0, 2], after: [2] });
  expect(isSound(found)).toBe(true);
});

test('who was there before me could not know my share', async () => {
  expect(
    (await check(info({}), { ...memory, hashes: [ANN_HASH, '', ''], shares: { 2: CEM }, taken: [2] })).after,
  ).toEqual([]);
});

test('a browser that was not there can tell less', async () => {
  expect(await check(info({}), null)).toMatchObject({ half: 'shown', mine: 'none', after: [] });
});

test.each([
  [{ half: '00'.repeat(32) }, memory, { half: 'wrong', seed: 'wrong' }],
  [{}, { ...memory, promise: '00' }, { half: 'wrong' }],
  [{}, { ...memory, shares: { 0: CEM } }, { mine: 'wrong' }],
  [{ shares: [ANN, ANN, CEM] }, memory, { seed: 'wrong' }],
  [{ seed: HALF }, memory, { seed: 'wrong' }],
])('whatever is not as it was promised is found out', async (told, known, wrong) => {
  const found = await check(info(told), known);
  expect(found).toMatchObject(wrong);
  expect(isSound(found)).toBe(false);
});

test('a share that came too late, and a deal of the server alone', async () => {
  const alone = { shares: ['', '', ''], seed: HALF };
  expect(await check(info(alone), { ...memory, taken: [] })).toMatchObject({ mine: 'late', seed: 'alone', shared: [] });
  expect(await check(info(alone), memory)).toMatchObject({ mine: 'wrong' });
  expect(await check(info({ mine: [1] }), memory)).toMatchObject({ mine: 'none' });
});

test('a share is put in once for a seat, and what was told before is remembered', async () => {
  const waiting = info({ status: 'waiting', mine: [1], share_hashes: [ANN_HASH, '', ''] });
  await takePart(waiting);
  await takePart(waiting); // before the table has told that it is there
  const [[, first], [, second]] = act.mock.calls;
  expect(first).toEqual(second);
  expect(first.share).toMatch(/^[0-9a-f]{32}$/);
  expect(remembered('t')).toEqual({
    table: 't',
    promise: HALF_HASH,
    hashes: [ANN_HASH, '', ''],
    shares: { 1: first.share },
    taken: [1],
  });
  await takePart(info({ status: 'waiting', mine: [1], share_hashes: ['', 'there', ''] }));
  await takePart(info({ status: 'playing', mine: [1] }));
  expect(act).toHaveBeenCalledTimes(2);
});
