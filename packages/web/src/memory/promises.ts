import type { DicePromise, TableInfo } from '@cadre/protocol';
import { keep, kept } from './kept.js';

const placeOf = (match: string): string => `cadre-dice-${match}`;

/** What this device saw of a match's dice before the first roll; null if it was not there. */
export const promiseOf = (match: string): DicePromise | null => {
  const found = kept(placeOf(match)) as DicePromise | null;
  return typeof found?.commitment === 'string' ? { commitment: found.commitment, contributions: found.contributions ?? null } : null;
};

/** Keeps what the server promises when it is first seen. What it says later is compared with that, never kept. */
export const keepPromise = ({ match, status, dice: { commitment, contributions } }: TableInfo): void => {
  const known = promiseOf(match);
  if (status === 'over' || known?.contributions) return;
  keep(placeOf(match), { commitment: known?.commitment ?? commitment, contributions: status === 'gathering' ? null : contributions });
};
