import { type Call, emit, type Go, nearest } from '@cadre/core';
import type { AbilityText } from '../content/effect.js';
import { ACTIVATING } from '../frames.js';
import { total } from '../keywords/quantities.js';
import { type EncounterOption, procedure } from '../options.js';
import { spendForce } from '../round/force.js';
import { LEGEND_UNIT } from '../round/legend.js';
import type { EncounterState, UnitId } from '../state.js';
import { about } from '../suffer/about.js';
import { isStrained, straining } from '../suffer/conditions.js';
import { loseHunker } from '../suffer/hunker.js';
import { abilityAt, costOf, countUse, type Use } from './abilities.js';
import { type About, aboutOf } from './about.js';
import { ABILITIES } from './book.js';
import { runScript } from './effects.js';

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
  const about = aboutOf(s, unit, ability.id, frame);
  if (cost > 0 && s.public.units[unit]!.hunker > 0 && total(s, 'hunkerPays', { unit }) > 0) return PayWithTokens.call({ about, cost });
  return perform(s, about, cost);
};
const perform = (s: EncounterState, who: About, cost: number): Call | void => {
  const { unit, seat, ability: id } = who;
  const { kind, script } = ABILITIES.get(id)!;
  spendForce(s, seat, cost, unit === LEGEND_UNIT ? 'LE-16' : 'S-ABIL-4', id);
  emit(s, { type: 'ability', ability: id, cost, ...about(s, unit, 'S-ABIL-1') });
  const isExerting = kind === 'active' || kind === 'reactive';
  const call = script && runScript(s, script, who);
  return isExerting && isStrained(s, unit) ? Exert.call({ unit, call: call ? [call] : [] }) : call;
};
/** An ability lets hunker tokens pay: one by one, and as many as Force is short at least. */
export const PayWithTokens = procedure('payWithTokens', {
  locals: (x: { about: About; cost: number }) => ({ enough: false, ...x }),
  steps: {
    token: {
      rule: 'S-ABIL-4',
      when: (s, f) => !f.enough && f.cost > 0 && s.public.units[f.about.unit]!.hunker > 0,
      seat: (_, f) => f.about.seat,
      options: (s, f): EncounterOption[] => [
        { kind: 'yes' },
        ...(s.public.force[f.about.seat]!.ready < f.cost ? [] : [{ kind: 'no' } as const]),
      ],
      take: (s, f, { kind }): Go => {
        f.enough = kind === 'no';
        if (f.enough) return undefined;
        loseHunker(s, f.about.unit, 1, 'S-ABIL-4', f.about.ability);
        f.cost--;
        return 'again';
      },
    },
    perform: { rule: 'S-ABIL-4', run: (s, f): Go => perform(s, f.about, f.cost) },
  },
});
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
