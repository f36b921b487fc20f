import type { Language, Option, Rule } from '@cadre/core';
import {
  API,
  type Created,
  type CreateMatch,
  type DiceProof,
  type Happened,
  type Luck,
  type Moments,
  type TableInfo,
  type WireRefusal,
} from '@cadre/protocol';

/** What the server says of a game before it is played. */
export interface GameInfo {
  readonly id: string;
  readonly name: string;
  readonly rules: string;
  readonly seats: { readonly standard: number; readonly min: number; readonly max: number };
  readonly options: readonly ({ readonly name: string } & Option)[];
  readonly bots: readonly string[];
}
/** What a set-up means: its seats by name, or what is wrong with it. */
export interface SetupInfo {
  readonly seats: readonly string[];
  readonly problems: readonly string[];
}
export class Refusal extends Error {
  constructor(readonly refusal: WireRefusal) {
    super(refusal.message);
  }
}

const fetched = async (path: string, init?: RequestInit): Promise<Response> => {
  const response = await fetch(path, init);
  if (response.ok) return response;
  const problem: unknown = await response.json().catch(() => null); // no JSON: told by its status below
  const refusal = (problem as { refusal?: WireRefusal } | null)?.refusal;
  throw refusal ? new Refusal(refusal) : new Error(`${path}: ${response.status}`);
};
const get = async <T>(path: string, secret?: string): Promise<T> =>
  (await fetched(path, secret === undefined ? undefined : { headers: { authorization: `Bearer ${secret}` } })).json() as Promise<T>;

export const fetchGames = (): Promise<{ readonly games: readonly GameInfo[] }> => get('/api/games');
export const fetchRules = (game: string): Promise<{ readonly rules: readonly Rule[] }> =>
  get(`/api/games/${encodeURIComponent(game)}/rules`);
export const fetchSetup = (game: string, setup: Readonly<Record<string, string | number>>, language: Language): Promise<SetupInfo> =>
  get(`/api/games/${encodeURIComponent(game)}/setup?language=${language}&given=${encodeURIComponent(JSON.stringify(setup))}`);
export const createMatch = async (wanted: CreateMatch): Promise<Created> =>
  (
    await fetched(`${API}/matches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wanted),
    })
  ).json() as Promise<Created>;

const at = (match: string, what: string): string => `${API}/matches/${encodeURIComponent(match)}${what}`;
export const fetchMatch = (match: string): Promise<{ readonly version: number; readonly table: TableInfo }> => get(at(match, ''));
export const fetchFacts = (match: string, language: Language, secret?: string): Promise<{ readonly happened: readonly Happened[] }> =>
  get(at(match, `/facts?language=${language}`), secret);
/** A page of moments, as one seat knew them. */
export interface MomentsWish {
  readonly match: string;
  readonly as: number | null;
  readonly language: Language;
  readonly from: number;
  readonly count: number;
}
export const fetchMoments = ({ match, as, language, from, count }: MomentsWish, secret?: string): Promise<Moments> =>
  get(at(match, `/moments?language=${language}&from=${from}&count=${count}${as === null ? '' : `&as=${as}`}`), secret);
export const fetchDice = (match: string): Promise<DiceProof> => get(at(match, '/dice'));
export const fetchLuck = (match: string): Promise<Luck> => get(at(match, '/luck'));
export const recordAddress = (match: string): string => at(match, '/record');
