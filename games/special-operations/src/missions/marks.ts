import { boxOf } from '../box.js';
import type { MissionId } from '../content/types.js';
import type { BattleState } from '../state.js';
import { onTable, TOKEN_RADIUS, touchesSpot } from '../table/queries.js';
import { countsAs } from './contact.js';

/** SO-C5: a defending support unit in contact switches a transmitter off. */
const switchTransmitters = (s: BattleState): void => {
  const { blue } = s.public;
  if (blue === 'open') throw new Error('no transmitter is on the table before colours have been rolled');
  for (const [i, { kind }] of boxOf(s).mission.objectives.entries()) {
    const token = s.public.objectives[i];
    if (kind !== 'transmitter' || !token) continue;
    token.claimed = !onTable(s, blue).some(id => countsAs(s, id, 'support') && touchesSpot(s, id, token.at, TOKEN_RADIUS));
  }
};
/** What missions show on the table that follows from where units are, computed from the table alone. */
const MARKS: Readonly<Partial<Record<MissionId, (s: BattleState) => void>>> = { codes: switchTransmitters };
export const refreshMarks = (s: BattleState): void => MARKS[s.public.mission]?.(s);
