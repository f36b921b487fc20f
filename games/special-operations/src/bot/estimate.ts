import { ATTACK_FACES, DEFENCE_FACES } from '@cadre/legion';
import { isMeleeUse } from '../attack/targets.js';
import { attackTotal, weaponsOf } from '../attack/weapons.js';
import { COLOURS } from '../dice.js';
import { attackLocals } from '../frames.js';
import { profileOf } from '../profile.js';
import type { BattleView, UnitId } from '../state.js';
import { coverFrom, typeOf, unitOf } from '../table/queries.js';

/** Wounds to expect of an attack with the weapon at this place. */
export type ExpectedWounds = (k: BattleView, attacker: UnitId, target: UnitId, weapon: number) => number;

/** How carefully a bot looks: who weighs attacks, and how many spots are compared. */
export interface Effort {
  readonly expected: ExpectedWounds;
  /** So many spots that are best for the mission, and so many of all others. */
  readonly closely: number;
  readonly others: number;
}
const SIDES = 8;
const DEFENCE_SIDES = 6;
const AIMED_DICE = 2;
/** A rough mean without running the rules: good enough to compare hundreds of spots. */
export const roughWounds: ExpectedWounds = (k, attacker, target, weapon) => {
  const used = weaponsOf(k, attacker)[weapon];
  if (!used) return 0;
  const [from, to] = [unitOf(k, attacker), unitOf(k, target)];
  const melee = isMeleeUse(k, attacker, target, used);
  const f = attackLocals({ attacker, target, weapon, melee, seat: from.seat });
  const converts = profileOf(k, attacker).attackSurge !== 'none' || from.surge > 0;
  let [hits, crits, dice] = [0, 0, 0];
  for (const colour of COLOURS) {
    const n = used.dice[colour];
    const faces = ATTACK_FACES[colour];
    hits += (n * (faces.hit + (converts ? faces.surge : 0))) / SIDES;
    crits += (n * faces.crit) / SIDES;
    dice += n;
  }
  if (dice === 0) return 0;
  if (from.aim > 0) {
    const missed = 1 - (hits + crits) / dice;
    hits += Math.min(dice, AIMED_DICE * from.aim) * missed * (1 - missed);
  }
  if (typeOf(k, target).kind === 'vehicle') return crits * (1 - DEFENCE_FACES[typeOf(k, target).defence].block / DEFENCE_SIDES);
  const useful = Math.max(0, hits - to.dodge) + Math.max(0, crits - (melee ? 0 : to.shield));
  const { block, surge } = DEFENCE_FACES[typeOf(k, target).defence];
  const hasCover = !melee && coverFrom(k, attacker, target).cover > 0;
  const blocked = (block + (typeOf(k, target).defenceSurge || hasCover ? surge : 0)) / DEFENCE_SIDES;
  const pierced = Math.min(attackTotal(k, 'pierce', f), useful * blocked);
  return useful * (1 - blocked) + pierced;
};
/** For imagined matches, of which there are many. */
export const QUICK: Effort = { expected: roughWounds, closely: 5, others: 4 };
/** Sees the way to the goal, hardly anything beside it. */
export const BEGINNER: Effort = { expected: roughWounds, closely: 2, others: 2 };
export const thorough = (expected: ExpectedWounds): Effort => ({ expected, closely: 14, others: 6 });
