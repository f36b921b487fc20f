import type { AboutAttack } from '../facts.js';
import { targetDef } from '../missions/targets.js';
import type { EncounterView } from '../state.js';
import { about } from '../suffer/about.js';
import { type AttackKnown, attackerUnit } from './sides.js';

/** What facts say about who attacks. */
export const aboutAttack = (k: EncounterView, f: AttackKnown, rule: string): AboutAttack => {
  const unit = attackerUnit(k, f);
  return unit === 'target' ? { rule, unit, card: targetDef(k, f.target).objective, seat: f.seat } : about(k, unit, rule);
};
