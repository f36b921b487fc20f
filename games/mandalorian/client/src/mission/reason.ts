import type { Labels } from '../labels/words.js';
import type { Table } from '../seen.js';

/** Why the mission has ended as it has. */
export const reasonOf = ({ result, reason }: Table, { reasons }: Labels): string =>
  result === 'won' ? reasons.objective : (reasons.lost[reason] ?? reasons.mission);
