import { type Call, emit, nearest } from '@cadre/core';
import type { AbilityText } from '../content/effect.js';
import { ACTIVATING } from '../frames.js';
import { total } from '../keywords/quantities.js';
import { procedure } from '../options.js';
import { spendForce } from '../round/force.js';
import { LEGEND_UNIT } from '../round/legend.js';
import type { EncounterState, UnitId } from '../state.js';
import { about } from '../suffer/about.js';
import { isStrained, straining } from '../suffer/conditions.js';
import { loseHunker } from '../suffer/hunker.js';
import { abilityAt, costOf, countUse, type Use } from './abilities.js';
import { aboutOf } from './about.js';
import { runScript } from './effects.js';

/** Pays, counts and tells the use of an ability, then does what it says. */
export const performAbility = (
  s: EncounterState,
  unit: UnitId,
  ability: AbilityText,
  frame: object,
  { free }: Use = { free: false },
): Call | void => {
  const cost = free ? 0 : costOf(s, unit, ability);
  pay(s, unit, cost, ability.id);
  countUse(s, unit, ability);
  emit(s, { type: 'ability', ability: ability.id, cost, ...about(s, unit, 'S-ABIL-1') });
  const isExerting = ability.kind === 'active' || ability.kind === 'reactive';
  const call = ability.script && runScript(s, ability.script, aboutOf(s, unit, ability.id, frame));
  return isExerting && isStrained(s, unit) ? Exert.call({ unit, call: call ? [call] : [] }) : call;
};
const pay = (s: EncounterState, unit: UnitId, cost: number, why: string): void => {
  const { seat } = s.public.units[unit]!;
  const byForce = Math.min(cost, s.public.force[seat]!.ready);
  spendForce(s, seat, byForce, unit === LEGEND_UNIT ? 'LE-16' : 'S-ABIL-4', why);
  if (cost > byForce && total(s, 'hunkerPays', { unit }) > 0) loseHunker(s, unit, cost - byForce, 'S-ABIL-4');
};
/** S-ABIL-1, S-ACTN-6: an Active ability of the unit's activation. */
export const useAbility = (s: EncounterState, unit: UnitId, index: number, use: Use): Call | void => {
  const ability = abilityAt(s, unit, index);
  const doing = nearest(s, ACTIVATING);
  if (ability.action && doing?.unit === unit) {
    doing.done.push('ability');
    doing.taken++;
  }
  return performAbility(s, unit, ability, { unit }, use);
};
/** S-COND-1, LE-P20: a Strained unit that uses an Active or Reactive ability suffers after it. */
export const Exert = procedure('exert', {
  locals: (x: { unit: UnitId; call: Call[] }) => x,
  steps: {
    use: {
      rule: 'S-COND-1',
      when: (_, f) => f.call.length > 0,
      run: (_, f): Call => ({ call: f.call.shift()!.call, stay: false }),
    },
    strain: { rule: 'LE-P20', run: (s, f): Call | void => straining(s, f.unit) },
  },
});
