import { type Call, emit, enclosing } from '@cadre/core';
import { GAINING } from '../frames.js';
import type { CharacterId, EncounterState, UnitId } from '../state.js';
import { about } from '../suffer/about.js';
import { canHunker } from '../suffer/can-hunker.js';
import { loseCondition } from '../suffer/conditions.js';
import { dealDamage } from '../suffer/damage.js';
import { isImmune } from '../suffer/has-condition.js';
import { mend } from '../suffer/heal.js';
import { loseHunker } from '../suffer/hunker.js';
import { unitOf } from '../table/queries.js';
import { countOf } from './counts.js';
import { Cleanse, DamageEach, GainEach, HealEach, HunkerEach } from './harm-procedures.js';
import { noteDone } from './notes.js';
import { oneByOne } from './one-by-one.js';
import { type Context, charactersCalled, unitsCalled } from './refs.js';
import type { EncounterHandlers } from './types.js';

/** LE-H6: a Wound counts as caused by a character of the unit whose ability or card did it. */
export const dealerOf = (s: EncounterState, { unit }: Context): CharacterId | 'nobody' => s.public.units[unit]!.characters[0] ?? 'nobody';
const swapWound = (s: EncounterState, id: UnitId, injured: number): void => {
  const unit = s.public.units[id]!;
  unit.injured += injured;
  unit.damage = 0;
  unit.wounded = Math.max(0, unit.wounded - 1);
  emit(s, { type: 'injured', total: unit.injured, ...about(s, id, 'S-WND-5') });
};
/** Ops that hurt or mend. */
export const harmHandlers = {
  damage: (s, f, op): Call | void => {
    const n = countOf(s, op.n, f);
    const units = unitsCalled(s, f, op.to).filter(unit => !unitOf(s, unit).defeated);
    noteDone(s, n > 0 && units.some(unit => unitOf(s, unit).wounded === 0));
    if (n <= 0) return undefined;
    return units.length === 1
      ? dealDamage(s, units[0]!, n, dealerOf(s, f), f.ability)
      : DamageEach.call({ units, n, by: dealerOf(s, f), why: f.ability });
  },
  gain: (s, f, op): Call | void => {
    const units = unitsCalled(s, f, op.to).filter(
      unit => !isImmune(s, unit, op.condition) && !unitOf(s, unit).conditions.includes(op.condition),
    );
    noteDone(s, units.length > 0);
    return GainEach.call({ units: unitsCalled(s, f, op.to), condition: op.condition, why: f.ability });
  },
  prevent: s => {
    enclosing(s, GAINING).prevented = true;
    noteDone(s, true);
  },
  cleanse: (s, f, op): Call | void => {
    const units = unitsCalled(s, f, op.of).filter(unit => unitOf(s, unit).conditions.length > 0);
    noteDone(s, units.length > 0);
    if (op.n === 'all') {
      for (const unit of units) for (const condition of unitOf(s, unit).conditions) loseCondition(s, unit, condition, 'LE-H15', f.ability);
      return undefined;
    }
    const { n: most, must = false } = op;
    return oneByOne(units.map(unit => Cleanse.call({ unit, most: Number(most), must, seat: f.seat, why: f.ability })));
  },
  mend: (s, f, op) => {
    const units = unitsCalled(s, f, op.of).filter(unit => unitOf(s, unit).damage > 0 && unitOf(s, unit).wounded === 0);
    noteDone(s, units.length > 0);
    for (const unit of units) mend(s, unit, op.n === 'all' ? unitOf(s, unit).damage : op.n, 'LE-H15', f.ability);
  },
  heal: (s, f, op): Call =>
    HealEach.call({ characters: [...charactersCalled(s, f, op.by)], one: op.one ?? false, times: op.times ?? 1, seat: f.seat }),
  hunker: (s, f, op): Call | void => {
    const units = unitsCalled(s, f, op.to);
    noteDone(
      s,
      units.some(unit => canHunker(s, unit)),
    );
    return HunkerEach.call({ units, n: op.n, why: f.ability });
  },
  loseHunker: (s, f, op) => {
    const units = unitsCalled(s, f, op.of).filter(unit => unitOf(s, unit).hunker > 0);
    noteDone(s, units.length > 0);
    for (const unit of units) loseHunker(s, unit, op.n, 'S-COV-4', f.ability);
  },
  swapWound: (s, f, op): Call | void => {
    const units = unitsCalled(s, f, op.of).filter(unit => unitOf(s, unit).wounded > 0);
    noteDone(s, units.length > 0);
    for (const unit of units) swapWound(s, unit, op.injured);
    return oneByOne(units.map(unit => Cleanse.call({ unit, most: 1, seat: f.seat, why: f.ability, must: true })));
  },
} satisfies Partial<EncounterHandlers>;
