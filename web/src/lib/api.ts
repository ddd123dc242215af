import type {
  Analysis,
  AnyTableAction,
  Box,
  BoxReading,
  ComponentValue,
  Continue,
  Engine,
  GameCard,
  Joined,
  Tutorial,
  Links,
  Lobby,
  Me,
  NewTable,
  ReadBox,
  Refusal,
  SaveBox,
  SavedBox,
  Story,
  TableInfo,
} from './wire.ts';
import { t } from '../words/index.ts';
import { inAddress } from './viewers.ts';

/** Not granted, or not reached: a sentence for people. */
export class Refused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'content-type': 'application/json' };
  }
  let answer: Response;
  try {
    answer = await fetch('/api' + path, init);
  } catch {
    throw new Refused('offline', t().refused.offline);
  }
  if (answer.ok) return answer;
  const refusal = (await answer.json().catch(() => null)) as Refusal | null;
  throw new Refused(refusal?.code ?? 'failed', refusal?.text ?? t().refused.failed(answer.status));
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await ask(method, path, body)).json() as Promise<T>;
}

async function text(path: string): Promise<string> {
  return (await ask('GET', path)).text();
}

const seenBy = (viewer: number | null): string => (viewer === null ? '' : `?seat=${inAddress(viewer)}`);

export const api = {
  me: () => json<Me>('GET', '/me'),
  rename: (name: string) => json<Me>('POST', '/me', { name }),
  forget: () => json<null>('DELETE', '/me'),
  engine: () => json<Engine>('GET', '/engine'),
  games: () => json<GameCard[]>('GET', '/games'),
  tutorial: (game: string) => json<Tutorial>('GET', `/games/${game}/tutorial`),
  sentences: (game: string, language: string) => text(`/games/${game}/words/${language}`),
  box: (game: string, set: string) => json<Box>('GET', `/games/${game}/components/${set}/box`),
  rules: (game: string) => text(`/games/${game}/rules`),
  components: (game: string, set: string) => json<ComponentValue[]>('GET', `/games/${game}/components/${set}`),
  readBox: (game: string, request: ReadBox) => json<BoxReading>('POST', `/games/${game}/boxes/read`, request),
  saveBox: (game: string, request: SaveBox) => json<SavedBox>('POST', `/games/${game}/boxes`, request),
  boxes: (game: string) => json<SavedBox[]>('GET', `/games/${game}/boxes`),
  releaseBox: (game: string, name: string) => json<null>('DELETE', `/games/${game}/boxes/${name}`),
  lobby: () => json<Lobby>('GET', '/tables'),
  setUp: (table: NewTable) => json<Links>('POST', '/tables', table),
  continueGame: (from: Continue) => json<Links>('POST', '/continue', from),
  join: (token: string, name: string, device = false) => json<Joined>('POST', '/join', { token, name, device }),
  table: (id: string) => json<TableInfo>('GET', `/tables/${id}`),
  act: <T = unknown>(id: string, action: AnyTableAction) => json<T>('POST', `/tables/${id}`, action),
  story: (id: string, viewer: number | null, from: number, to: number) =>
    json<Story>('GET', `/tables/${id}/story?from=${from}&to=${to}${seenBy(viewer).replace('?', '&')}`),
  analysis: (id: string, viewer: number | null) => json<Analysis>('GET', `/tables/${id}/analysis${seenBy(viewer)}`),
  analyse: (id: string, viewer: number | null) =>
    json<Analysis>('POST', `/tables/${id}/analysis${seenBy(viewer)}`, null),
  record: (id: string, viewer: number | null) => text(`/tables/${id}/record${seenBy(viewer)}`),
};
