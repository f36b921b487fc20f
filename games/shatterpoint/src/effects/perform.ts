import { type Call, declare, emit, nearest } from '@cadre/core';
import type { AbilityText } from '../content/effect.js';
import { ACTIVATING } from '../frames.js';
import { total } from '../keywords/quantities.js';
import { spendForce } from '../round/force.js';
import { LEGEND_UNIT } from '../round/legend.js';
import type { EncounterState, UnitId } from '../state.js';
import { about } from '../suffer/about.js';
import { isStrained } from '../suffer/has-condition.js';
import { abilityAt, costOf, countUse, type Use } from './abilities.js';
import { type About, aboutOf } from './about.js';
import { ABILITIES } from './book.js';
import { runScript } from './scripts.js';

export const PAY_WITH_TOKENS = declare('payWithTokens', {
  first: 'token',
  locals: (x: { about: About; cost: number }) => ({ enough: false, ...x }),
});
export const EXERT = declare('exert', { first: 'use', locals: (x: { unit: UnitId; call: Call[] }) => x });

/** LE-P39: who makes the choices of an ability; what it costs is paid by its owner, and this kind costs nothing. */
const deciding = (s: EncounterState, { decides }: AbilityText, who: About): About =>
  decides === 'subject' && who.subject !== 'nobody' ? { ...who, seat: s.public.units[who.subject]!.seat } : who;

/** Counts the use of an ability, pays for it, then does what it says. */
export const performAbility = (
  s: EncounterState,
  unit: UnitId,
  ability: AbilityText,
  frame: object,
  { free }: Use = { free: false },
): Call | void => {
  const cost = free ? 0 : costOf(s, unit, ability);
  countUse(s, unit, ability);
  const about = deciding(s, ability, aboutOf(s, unit, ability.id, frame));
  if (cost > 0 && s.public.units[unit]!.hunker > 0 && total(s, 'hunkerPays', { unit }) > 0) return PAY_WITH_TOKENS.call({ about, cost });
  return payAndPerform(s, about, cost);
};
export const payAndPerform = (s: EncounterState, who: About, cost: number): Call | void => {
  const { unit, seat, ability: id } = who;
  const { kind, script } = ABILITIES.get(id)!;
  spendForce(s, seat, cost, unit === LEGEND_UNIT ? 'LE-16' : 'S-ABIL-4', id);
  emit(s, { type: 'ability', ability: id, cost, ...about(s, unit, 'S-ABIL-1') });
  const isExerting = kind === 'active' || kind === 'reactive';
  const call = script && runScript(s, script, who);
  return isExerting && isStrained(s, unit) ? EXERT.call({ unit, call: call ? [call] : [] }) : call;
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
