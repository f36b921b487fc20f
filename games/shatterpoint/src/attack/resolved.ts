import { type Call, enclosing, type Go, nearest } from '@cadre/core';
import { endLasting } from '../effects/lasting.js';
import { ACTING, ACTIVATING, ATTACKING, type AttackFrame } from '../frames.js';
import { words } from '../keywords/keywords.js';
import { procedure } from '../options.js';
import { seatsInOrder } from '../round/seats.js';
import type { EncounterState } from '../state.js';
import { straining } from '../suffer/straining.js';
import { attackerUnit } from './sides.js';

/** S-ATK-11: abilities answer an attack that is over. */
export const answered = (s: EncounterState, f: AttackFrame): Call | void => words.open(s, 'attackResolved', f, seatsInOrder(s));
/** LE-P20: within an action of the unit the action as a whole counts. */
export const strained = (s: EncounterState, f: AttackFrame): Call | void => {
  const unit = attackerUnit(s, f);
  return unit === 'target' || nearest(s, ACTING)?.unit === unit ? undefined : straining(s, unit, f.strained);
};
/** LE-P15 */
export const hasGranted = (s: EncounterState, f: AttackFrame): boolean => f.queued.length > 0 && nearest(s, ACTIVATING)?.cutShort !== true;
/** LE-P40: an attack without dice is resolved like any other. */
export const LostAttack = procedure('lostAttack', {
  locals: () => ({}),
  steps: {
    resolved: { rule: 'LE-P40', run: (s): Call | void => answered(s, enclosing(s, ATTACKING)) },
    strain: { rule: 'LE-P40', run: (s): Call | void => strained(s, enclosing(s, ATTACKING)) },
    over: { rule: 'LE-P40', run: s => endLasting(s, 'attack') },
    granted: {
      rule: 'LE-H3',
      when: s => hasGranted(s, enclosing(s, ATTACKING)),
      run: (s): Go => ({ call: enclosing(s, ATTACKING).queued.shift()!, stay: true }),
    },
  },
});
