import type { BattleFact } from '../facts.js';
import type { TableWords } from './table-words.js';

type Ended = Extract<BattleFact, { type: 'ended' }>;
/** Why the match is over. */
export const endIn = ({ facts }: TableWords, { winner, why, reason, points = [] }: Ended, sides: readonly string[]): string => {
  if (reason === undefined) return '';
  if (reason === 'nobody') return facts.endsNobody;
  const first = winner === 'draw' ? 0 : winner;
  if (reason === 'units') return facts.endsUnits(sides[1 - first] ?? '');
  const ends: Readonly<Partial<Record<string, TableWords['facts']['ends']['codes']>>> = facts.ends;
  return ends[why]?.[reason]([points[first] ?? 0, points[1 - first] ?? 0]) ?? '';
};
