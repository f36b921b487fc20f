import { EVERYTHING } from '@cadre/protocol';
import { useSyncExternalStore } from 'react';

/** A page and what it is about. Secrets stand in the fragment, which no server ever sees. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'match'; readonly match: string }
  | { readonly page: 'replay'; readonly match: string; readonly moment: number | null; readonly as: number | null }
  | { readonly page: 'rules'; readonly game: string | null; readonly rule: string | null }
  | { readonly page: 'campaign' | 'army'; readonly rest: readonly string[] }
  | { readonly page: 'units' }
  | { readonly page: 'settings' }
  | { readonly page: 'about' }
  | { readonly page: 'missing'; readonly path: string };

/** In an address, for whoever wants to see everything. */
const ALL = 'all';
const whole = (text: string | undefined): number | null => (text !== undefined && /^\d{1,7}$/.test(text) ? Number(text) : null);
/** An address with a broken escape in it is shown as it stands. */
const unescaped = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

export const routeOf = (path: string): Route => {
  const [page = '', ...rest] = path.split('/').filter(Boolean).map(unescaped);
  const [first, second, third] = rest;
  const missing: Route = { page: 'missing', path };
  switch (page) {
    case '':
      return { page: 'home' };
    case 'new':
      return first !== undefined && rest.length === 1 ? { page: 'new', game: first } : missing;
    case 'lobby':
    case 'table':
      return first !== undefined && rest.length === 1 ? { page: 'match', match: first } : missing;
    case 'replay':
      return first !== undefined && rest.length <= 3
        ? { page: 'replay', match: first, moment: whole(second), as: third === ALL ? EVERYTHING : whole(third) }
        : missing;
    case 'rules':
      return rest.length <= 2 ? { page: 'rules', game: first ?? null, rule: second ?? null } : missing;
    case 'campaign':
    case 'army':
      return { page, rest };
    case 'units':
    case 'settings':
    case 'about':
      return rest.length === 0 ? { page } : missing;
    default:
      return missing;
  }
};

export const tablePath = (match: string): string => `/table/${encodeURIComponent(match)}`;
export const lobbyPath = (match: string): string => `/lobby/${encodeURIComponent(match)}`;
export const newPath = (game: string): string => `/new/${encodeURIComponent(game)}`;
export const rulesPath = (game: string, rule?: string): string =>
  `/rules/${encodeURIComponent(game)}${rule === undefined ? '' : `/${encodeURIComponent(rule)}`}`;
export const replayPath = (match: string, moment?: number, as?: number): string =>
  `/replay/${encodeURIComponent(match)}${moment === undefined ? '' : `/${moment}${as === undefined ? '' : `/${as === EVERYTHING ? ALL : as}`}`}`;
/** The secrets in a link's fragment. */
export const secretsIn = (fragment: string): string[] =>
  fragment
    .replace(/^#/, '')
    .split(',')
    .filter(s => /^[A-Za-z0-9_-]{1,128}$/.test(s));

const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};
export const startRoutes = (): void => addEventListener('popstate', tell);
export const go = (path: string, how: 'push' | 'replace' = 'push'): void => {
  if (how === 'push') history.pushState(null, '', path);
  else history.replaceState(null, '', path);
  if (how === 'push') scrollTo(0, 0);
  tell();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const usePath = (): string => useSyncExternalStore(subscribe, () => location.pathname);
