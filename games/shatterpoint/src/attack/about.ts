import type { AboutAttack } from '../facts.js';
import { targetDef } from '../missions/targets.js';
import type { EncounterView } from '../state.js';
import { aboutCharacter } from '../suffer/about.js';
import type { AttackKnown } from './sides.js';

/** What facts say about who attacks. */
export const aboutAttack = (k: EncounterView, f: AttackKnown, rule: string): AboutAttack => {
  const { attacker } = f;
  if (attacker !== 'target') return aboutCharacter(k, attacker, rule);
  return { rule, unit: attacker, card: targetDef(k, f.target).objective, seat: f.seat };
};
