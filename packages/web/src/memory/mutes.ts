import { keep, kept } from './kept.js';

/** Whom this device has muted at a table: until when, or null for the whole match. */
type Mutes = Readonly<Record<string, number | null>>;
export interface Muted {
  readonly seat: number;
  /** How many minutes are left; absent for the whole match. */
  readonly minutes?: number;
}
const MINUTE = 60_000;
const placeOf = (match: string): string => `cadre-muted-${match}`;
const found = (match: string): Mutes => (kept(placeOf(match)) as Mutes | null) ?? {};

/** Those that are still in force. The server forgets them with the connection: they are told again when it is open. */
export const mutesOf = (match: string, now = Date.now()): Muted[] =>
  Object.entries(found(match)).flatMap(([seat, until]): Muted[] => {
    if (until === null) return [{ seat: Number(seat) }];
    return until > now ? [{ seat: Number(seat), minutes: Math.ceil((until - now) / MINUTE) }] : [];
  });
export const keepMute = (match: string, seat: number, minutes: number | null, now = Date.now()): void =>
  keep(placeOf(match), { ...found(match), [seat]: minutes === null ? null : now + minutes * MINUTE });
export const dropMute = (match: string, seat: number): void => {
  const { [seat]: _, ...others } = found(match);
  keep(placeOf(match), others);
};
