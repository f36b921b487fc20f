import { type Call, emit } from '@cadre/core';
import { CONDITIONS, type ConditionName } from '../content/types.js';
import { type ConditionFrame, conditionLocals } from '../frames.js';
import { words } from '../keywords/keywords.js';
import { procedure } from '../options.js';
import { seatsInOrder } from '../round/seats.js';
import type { EncounterState, EncounterView, UnitId } from '../state.js';
import { unitOf } from '../table/queries.js';
import { about } from './about.js';
import { hasCondition, isImmune } from './has-condition.js';

/** LE-O4: one of each kind at most. */
const canGain = (k: EncounterView, unit: UnitId, condition: ConditionName): boolean =>
  !unitOf(k, unit).defeated && !hasCondition(k, unit, condition);
const gain = (s: EncounterState, { unit: id, condition, rule, why }: ConditionFrame): void => {
  const unit = s.public.units[id]!;
  unit.conditions = CONDITIONS.filter(each => each === condition || unit.conditions.includes(each));
  emit(s, { type: 'condition', condition, gained: true, why, ...about(s, id, rule) });
};
/** A condition that abilities may prevent. */
export const GainCondition = procedure('gainCondition', {
  locals: conditionLocals,
  steps: {
    speak: { rule: 'LE-P13', run: (s, f): Call | void => words.open(s, 'conditionGained', f, seatsInOrder(s)) },
    gain: {
      rule: 'LE-O4',
      when: (s, f) => !f.prevented && canGain(s, f.unit, f.condition) && !isImmune(s, f.unit, f.condition),
      run: (s, f) => gain(s, f),
    },
  },
});
/** A unit gains a condition, unless it has it, is immune or an ability prevents it. */
export const gainCondition = (s: EncounterState, unit: UnitId, condition: ConditionName, rule: string, why = 'effect'): Call | void => {
  if (!canGain(s, unit, condition)) return undefined;
  const locals = conditionLocals({ unit, condition, rule, why });
  if (words.open(s, 'conditionGained', locals, seatsInOrder(s))) return GainCondition.call(locals);
  return isImmune(s, unit, condition) ? undefined : gain(s, locals);
};
export const loseCondition = (s: EncounterState, id: UnitId, condition: ConditionName, rule: string, why = 'effect'): void => {
  const unit = s.public.units[id]!;
  if (!hasCondition(s, id, condition)) return;
  unit.conditions = unit.conditions.filter(each => each !== condition);
  emit(s, { type: 'condition', condition, gained: false, why, ...about(s, id, rule) });
};
/** S-COND-5, S-KW-1: who is immune by now sheds what it has. */
export const shedConditions = (s: EncounterState): void => {
  for (const [i, { conditions }] of s.public.units.entries())
    for (const condition of conditions)
      if (isImmune(s, i as UnitId, condition)) loseCondition(s, i as UnitId, condition, 'S-COND-5', 'immune');
};
