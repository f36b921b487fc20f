import type { BattleView, UnitId } from '../state.js';
import { slotHeldBy } from './code-tokens.js';
import { countsAs } from './contact.js';
import { numbersOf } from './numbers.js';

/** SO-G17; SO-C5: a support unit with a token is faster, if its owner wants: a slower tool is always allowed. */
export const missionDashSpeed = (k: BattleView, unit: UnitId): number =>
  k.public.mission === 'codes' && slotHeldBy(k, unit) !== undefined && countsAs(k, unit, 'support') ? numbersOf(k, 'codes').supportDash : 1;
