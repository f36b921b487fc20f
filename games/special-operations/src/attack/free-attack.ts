import type { Call } from '@cadre/core';
import { ACTION } from '../frames.js';
import { procedure } from '../options.js';
import type { BattleView, UnitId } from '../state.js';
import { unitOf } from '../table/queries.js';
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
      take: (_, f, { target, weapon }): Call => ACTION.call({ unit: f.unit, action: 'attack', free: true, target, number: weapon }),
    },
  },
});
