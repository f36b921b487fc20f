import { type Call, emit, nearest } from '@cadre/core';
import { ACTIVATING } from '../frames.js';
import { procedure } from '../options.js';
import type { BattleView, UnitId } from '../state.js';
import { about } from '../suffer.js';
import { unitOf } from '../table/queries.js';
import { Attack } from './attack.js';
import { isMeleeUse, type Shot, targetsOf, weaponsOf } from './targets.js';

/** What a unit can attack in melee, or at range. */
export const shotsOf = (k: BattleView, unit: UnitId, melee: boolean): Shot[] =>
  targetsOf(k, unit).filter(({ target, weapon }) => isMeleeUse(k, unit, target, weaponsOf(k, unit)[weapon]!) === melee);

/** SO-O-5: a free Attack action uses up the action of the activation. */
export const FreeAttack = procedure('free-attack', {
  locals: (x: { unit: UnitId; melee: boolean }) => x,
  steps: {
    choose: {
      rule: 'L-ACN-8',
      seat: (s, f) => unitOf(s, f.unit).seat,
      of: 'attack',
      options: (s, f) => shotsOf(s, f.unit, f.melee).map(shot => ({ kind: 'attack', ...shot })),
      take: (s, f, { target, weapon }): Call => {
        const activation = nearest(s, ACTIVATING);
        if (activation) {
          activation.done = [...activation.done, 'attack'];
          activation.attacked = true;
        }
        emit(s, { type: 'acted', action: 'attack', ...about(s, f.unit, 'L-ACN-8') });
        return Attack.call({ attacker: f.unit, target, weapon, melee: f.melee, seat: unitOf(s, f.unit).seat });
      },
    },
  },
});
