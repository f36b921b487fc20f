import { keep, kept } from './kept.js';

/** The link of one seat. `mine`: this device sits there; otherwise it is for somebody else. */
export interface Key {
  readonly seat: number;
  readonly secret: string;
  readonly mine: boolean;
}
export interface MyMatch {
  readonly match: string;
  readonly game: string;
  readonly keys: readonly Key[];
  /** Secrets from a link whose seats are not known yet. */
  readonly secrets: readonly string[];
  readonly opened: number;
  /** One person plays all seats of this device: nothing to cover. */
  readonly uncovered: boolean;
}
const PLACE = 'cadre.matches';
const MOST = 40;

const isKey = (x: unknown): x is Key => {
  const k = x as Key | null;
  return typeof k === 'object' && k !== null && Number.isInteger(k.seat) && typeof k.secret === 'string' && typeof k.mine === 'boolean';
};
const isMatch = (x: unknown): x is MyMatch => {
  const m = x as MyMatch | null;
  return (
    typeof m === 'object' &&
    m !== null &&
    typeof m.match === 'string' &&
    typeof m.game === 'string' &&
    typeof m.opened === 'number' &&
    Array.isArray(m.keys) &&
    m.keys.every(isKey) &&
    Array.isArray(m.secrets)
  );
};
export const myMatches = (): readonly MyMatch[] => {
  const list = kept(PLACE);
  return Array.isArray(list) ? list.filter(isMatch) : [];
};
export const myMatch = (match: string): MyMatch | undefined => myMatches().find(m => m.match === match);
export const remember = (match: string, part: Partial<MyMatch>): void => {
  const before = myMatch(match) ?? { match, game: '', keys: [], secrets: [], opened: 0, uncovered: false };
  keep(PLACE, [{ ...before, ...part, match }, ...myMatches().filter(m => m.match !== match)].slice(0, MOST));
};
export const forget = (match: string): void =>
  keep(
    PLACE,
    myMatches().filter(m => m.match !== match),
  );
/** Everything that opens a seat for this device. */
export const mySecrets = (match: string): string[] => {
  const m = myMatch(match);
  return m ? [...new Set([...m.keys.filter(k => k.mine).map(k => k.secret), ...m.secrets])] : [];
};
