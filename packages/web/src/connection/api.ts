import type { Language, Preview, PreviewRequest, Rule } from '@cadre/core';
import {
  API,
  type Created,
  type CreateMatch,
  type DiceProof,
  type Documents,
  type GameInfo,
  insertFiles,
  type Luck,
  type MatchInfo,
  type MomentPreview,
  type Moments,
  type PlayOn,
  type RecordCheck,
  type SetupInfo,
  type StoredDocument,
  type TableEvent,
  VERIFY,
  type VerifyRequest,
  type WireRefusal,
} from '@cadre/protocol';
import { mySecrets } from '../memory/matches.js';
import { promiseOf } from '../memory/promises.js';
import { BACKENDS, type Backend, type BackendName, backendNamed, backendOf } from './backend.js';

export class Refusal extends Error {
  constructor(readonly refusal: WireRefusal) {
    super(refusal.message);
  }
}

/** Statuses of a proxy whose server is down. */
const GONE: readonly number[] = [502, 503, 504];
/** No response at all: neither success nor refusal. */
export class Unreachable extends Error {}

const request = async (backend: Backend, path: string, init?: RequestInit): Promise<Response> => {
  const response = await backend.request(path, init).catch((thrown: unknown) => {
    throw new Unreachable(thrown instanceof Error ? thrown.message : String(thrown));
  });
  if (response.ok) return response;
  const problem: unknown = await response.json().catch(() => null); // no JSON: told by its status below
  const refusal = (problem as { refusal?: WireRefusal } | null)?.refusal;
  if (refusal) throw new Refusal(refusal);
  throw GONE.includes(response.status) ? new Unreachable(`${response.status}`) : new Error(`${path}: ${response.status}`);
};
const authorized = (secret: string | undefined): RequestInit | undefined =>
  secret === undefined ? undefined : { headers: { authorization: `Bearer ${secret}` } };
const get = async <T>(backend: Backend, path: string, secret?: string): Promise<T> =>
  (await request(backend, path, authorized(secret))).json() as Promise<T>;
const jsonPost = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Milliseconds after which a silent server counts as unreachable. */
const PATIENCE = 10_000;
/** What does not depend on a match is requested from the server, and from this device when nobody answers there. */
const requestAnywhere = async <T>(path: string, body?: unknown): Promise<T & { readonly at: BackendName }> => {
  let last: unknown;
  for (const at of BACKENDS) {
    try {
      const response = await request(backendNamed(at), path, {
        ...(body === undefined ? {} : jsonPost(body)),
        signal: AbortSignal.timeout(PATIENCE),
      });
      return { ...((await response.json()) as T), at };
    } catch (thrown) {
      if (!(thrown instanceof Unreachable)) throw thrown;
      last ??= thrown;
    }
  }
  throw last;
};
export const fetchGames = (): Promise<{ readonly games: readonly GameInfo[]; readonly at: BackendName }> => requestAnywhere(`${API}/games`);
export const fetchRules = (game: string): Promise<{ readonly rules: readonly Rule[] }> =>
  requestAnywhere(`${API}/games/${encodeURIComponent(game)}/rules`);
export const fetchSetup = (game: string, setup: Readonly<Record<string, string | number>>, language: Language): Promise<SetupInfo> =>
  requestAnywhere(`${API}/games/${encodeURIComponent(game)}/setup`, { given: setup, language });

export const createMatch = async (at: BackendName, wanted: CreateMatch): Promise<Created> =>
  (await request(backendNamed(at), `${API}/matches`, jsonPost(wanted))).json() as Promise<Created>;

/** A new match that begins at a moment of another one. */
export const branchMatch = async (match: string, wanted: PlayOn): Promise<Created> =>
  (
    await request(backendOf(match), matchPath(match, '/branches'), withSecret(jsonPost(wanted), mySecrets(match)[0]))
  ).json() as Promise<Created>;

const withSecret = (init: RequestInit, secret: string | undefined): RequestInit => ({
  ...init,
  headers: { ...init.headers, ...authorized(secret)?.headers },
});
const matchPath = (match: string, what: string): string => `${API}/matches/${encodeURIComponent(match)}${what}`;
const getFromMatch = <T>(match: string, what: string, secret?: string): Promise<T> => get(backendOf(match), matchPath(match, what), secret);
/** A table of friends shows itself only to those who have a seat. */
export const fetchMatch = (match: string, secret = mySecrets(match)[0]): Promise<MatchInfo> => getFromMatch(match, '', secret);
/** What happened, as a seat knew it; as this reader may know it when `as` is null. */
export const fetchFacts = (
  match: string,
  as: number | null,
  language: Language,
  secret?: string,
): Promise<{ readonly events: readonly TableEvent[] }> =>
  getFromMatch(match, `/facts?language=${language}${as === null ? '' : `&as=${as}`}`, secret);
/** A page of moments, as one seat knew them. */
export interface MomentsQuery {
  readonly match: string;
  readonly as: number | null;
  readonly language: Language;
  readonly from: number;
  readonly count: number;
}
export const fetchMoments = async ({ match, as, language, from, count }: MomentsQuery, secret?: string): Promise<Moments> => {
  const what = `/moments?language=${language}&from=${from}&count=${count}${as === null ? '' : `&as=${as}`}`;
  const { files, ...found } = await getFromMatch<Moments>(match, what, secret);
  return files ? insertFiles(found, files) : found;
};
/** What the rules say about a moment, from what one seat knew then. */
export const fetchMomentPreview = async (
  match: string,
  moment: number,
  wanted: Omit<MomentPreview, 'request'> & { readonly request: PreviewRequest },
  secret: string | undefined,
  signal: AbortSignal | undefined,
): Promise<Preview> => {
  const { headers, ...post } = jsonPost(wanted);
  const authorization = secret === undefined ? {} : { authorization: `Bearer ${secret}` };
  const init: RequestInit = { ...post, headers: { ...headers, ...authorization }, ...(signal && { signal }) };
  return (await request(backendOf(match), matchPath(match, `/moments/${moment}/preview`), init)).json() as Promise<Preview>;
};
export const fetchDice = (match: string): Promise<DiceProof> => getFromMatch(match, '/dice', mySecrets(match)[0]);
export const fetchLuck = (match: string): Promise<Luck> => getFromMatch(match, '/luck', mySecrets(match)[0]);
/** The dice of a match, checked on this device: nobody's word is needed for them. */
export const verifyMatch = async (match: string): Promise<RecordCheck> =>
  (
    await request(backendNamed('device'), VERIFY, { method: 'POST', body: JSON.stringify(await verifyRequest(match)) })
  ).json() as Promise<RecordCheck>;
const verifyRequest = async (match: string): Promise<VerifyRequest> => ({ record: await fetchRecord(match), promise: promiseOf(match) });
export const fetchRecord = async (match: string): Promise<string> =>
  (await request(backendOf(match), matchPath(match, '/record'), authorized(mySecrets(match)[0]))).text();

/** Documents are kept by the server for one seat, and by nobody else. */
const documentCall = async <T>(secret: string, name: string | null, init: RequestInit = {}): Promise<T> => {
  const path = `${API}/documents${name === null ? '' : `/${encodeURIComponent(name)}`}`;
  const headers = { ...init.headers, authorization: `Bearer ${secret}` };
  return (await request(backendNamed('server'), path, { ...init, headers })).json() as Promise<T>;
};
export const fetchDocuments = (secret: string): Promise<Documents> => documentCall(secret, null);
export const fetchDocument = (secret: string, name: string): Promise<StoredDocument> => documentCall(secret, name);
export const putDocument = (secret: string, name: string, content: unknown): Promise<StoredDocument> =>
  documentCall(secret, name, { ...jsonPost(content), method: 'PUT' });
export const dropDocument = (secret: string, name: string): Promise<{ readonly removed: string }> =>
  documentCall(secret, name, { method: 'DELETE' });
