import { type Call, emit, type Go, thenAgain } from '@cadre/core';
import { cardOf } from '../box.js';
import { endLasting } from '../effects/lasting.js';
import { useAbility } from '../effects/perform.js';
import { activationLocals } from '../frames.js';
import { words } from '../keywords/keywords.js';
import { type EncounterOption, procedure } from '../options.js';
import type { EncounterState, UnitId } from '../state.js';
import { about } from '../suffer/about.js';
import { Defeat } from '../suffer/defeat.js';
import { loseHunker } from '../suffer/hunker.js';
import { unitOf, unitsOn } from '../table/queries.js';
import { Action } from './action.js';
import { ACTION_OF, actionsOf } from './actions.js';
import { SettleControl } from './control.js';
import { seatsInOrder } from './seats.js';

const isThere = (s: EncounterState, unit: UnitId): boolean => !unitOf(s, unit).defeated && unitOf(s, unit).wounded === 0;
/** S-WND-5, LE-A18: an Injured token for each Wounded token, and no damage. */
const recover = (s: EncounterState, id: UnitId): void => {
  const unit = s.public.units[id]!;
  unit.injured += unit.wounded;
  unit.wounded = 0;
  unit.damage = 0;
  emit(s, { type: 'recovered', ...about(s, id, 'S-WND-5') });
  emit(s, { type: 'injured', total: unit.injured, ...about(s, id, 'S-WND-5') });
};

/** S-ACT-1 to S-ACT-4: one activation of a unit. */
export const Activation = procedure('activation', {
  locals: activationLocals,
  steps: {
    begin: {
      rule: 'S-ACT-1',
      run: (s, f) => {
        s.public.used = { ...s.public.used, activation: {} };
        emit(s, { type: 'activated', ...about(s, f.unit, 'S-ACT-1') });
        if (unitOf(s, f.unit).hunker > 0) loseHunker(s, f.unit, 'all', 'S-COV-4');
      },
    },
    recover: {
      rule: 'S-WND-5',
      when: (s, f) => unitOf(s, f.unit).wounded > 0,
      run: (s, f) => recover(s, f.unit),
    },
    /** LE-O7: before Tactic abilities. */
    stance: {
      rule: 'LE-O7',
      when: (s, f) => cardOf(s, f.unit).stances.length > 1,
      seat: (_, f) => f.seat,
      of: 'stance',
      options: (s, f) => cardOf(s, f.unit).stances.map((_, stance) => ({ kind: 'stance', stance })),
      take: (s, f, { stance }): Go => (changeStance(s, f.unit, stance) ? words.open(s, 'stanceChanged', f, seatsInOrder(s)) : undefined),
    },
    start: { rule: 'S-ABIL-3', run: (s, f): Call | void => words.open(s, 'activationStart', f, seatsInOrder(s)) },
    act: {
      rule: 'S-ACT-2',
      when: (s, f) => isThere(s, f.unit) && !f.cutShort && actionsOf(s, f).length > 0,
      seat: (_, f) => f.seat,
      options: (s, f): EncounterOption[] => [...actionsOf(s, f), { kind: 'end' }],
      take: (s, f, option): Go => {
        switch (option.kind) {
          case 'move':
          case 'focus':
          case 'combat':
          case 'takeCover':
          case 'recover':
            return thenAgain(Action.call({ unit: f.unit, action: ACTION_OF[option.kind], free: false }));
          case 'ability': {
            const go = useAbility(s, f.unit, option.ability, { free: false });
            return go ? thenAgain(go) : 'again';
          }
          default:
            return undefined;
        }
      },
    },
    /** LE-P15: not after an activation that was cut short. */
    end: {
      rule: 'LE-P15',
      when: (s, f) => isThere(s, f.unit) && !f.cutShort,
      run: (s, f): Call | void => words.open(s, 'activationEnd', f, seatsInOrder(s)),
    },
    defeat: {
      rule: 'S-WND-6',
      when: (s, f) => isSpent(s, f.unit),
      run: (_, f): Call => Defeat.call({ unit: f.unit }),
    },
    over: {
      rule: 'S-ACT-1',
      run: (s, f): Call => {
        endLasting(s, 'activation');
        s.public.used = { ...s.public.used, activation: {} };
        emit(s, { type: 'activationOver', ...about(s, f.unit, 'S-ACT-1') });
        return SettleControl.call({ seat: f.seat });
      },
    },
  },
});
const isSpent = (s: EncounterState, id: UnitId): boolean => {
  const { durability } = cardOf(s, id);
  const unit = unitOf(s, id);
  return typeof durability === 'number' && !unit.defeated && unit.injured >= durability && unitsOn(s).includes(id);
};
/** Whether it is another stance than before. */
export const changeStance = (s: EncounterState, id: UnitId, stance: number): boolean => {
  const unit = s.public.units[id]!;
  if (unit.stance === stance) return false;
  unit.stance = stance;
  emit(s, { type: 'stance', stance, ...about(s, id, 'S-STN-2') });
  return true;
};
