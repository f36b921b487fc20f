import { type Call, type Go, mayPick, type Seat, thenAgain } from '@cadre/core';
import { Attack } from '../attack/attack.js';
import { canAttack, weaponsOf } from '../attack/targets.js';
import type { Speed } from '../frames.js';
import { lose } from '../harm.js';
import { total } from '../keywords/quantities.js';
import { type BattleOption, OPTION, procedure } from '../options.js';
import type { BattleState, BattleView, UnitId } from '../state.js';
import { canMoveAs, speedOf } from '../table/moves.js';
import { isEngaged, isWithin, onTable, seesUnit, touchesUnit, typeOf, unitOf } from '../table/queries.js';
import { Move } from './move.js';
import { decided } from './outcome.js';

const STANDBY_INCHES = 12;
/** SO-O-7: in range 2, farther with Sentinel, and in sight. */
const canReact = (k: BattleView, id: UnitId, trigger: UnitId): boolean =>
  unitOf(k, id).standby > 0 &&
  isWithin(k, id, trigger, STANDBY_INCHES + total(k, 'standbyRange', { unit: id })) &&
  seesUnit(k, id, trigger);
const attacksOn = (k: BattleView, id: UnitId, trigger: UnitId): BattleOption[] =>
  weaponsOf(k, id).flatMap((_, weapon) =>
    canAttack(k, id, trigger, weapon) ? [{ kind: 'attack', target: trigger, weapon } as const] : [],
  );
const ownSpeed = (k: BattleView, id: UnitId): Speed => speedOf(k, id, typeOf(k, id).speed);
const canMove = (k: BattleView, id: UnitId): boolean =>
  !isEngaged(k, id) && canMoveAs(k, id, { how: 'granted', speed: ownSpeed(k, id), intoMelee: 'nobody' });
const reactors = (s: BattleState, trigger: UnitId): UnitId[] => {
  const seat: Seat = 1 - unitOf(s, trigger).seat;
  return onTable(s, seat).filter(id => canReact(s, id, trigger) && (canMove(s, id) || attacksOn(s, id, trigger).length > 0));
};

/** L-ACN-5, SO-X-5: outside the own activation, so no action of it. After an enemy attacked, moved or acted, a unit on standby may move or attack that enemy. */
export const Standby = procedure('standbyReaction', {
  locals: (x: { trigger: UnitId }) => ({ unit: -1 as UnitId, ...x }),
  steps: {
    who: {
      rule: 'L-ACN-5',
      when: (s, f) => typeof unitOf(s, f.trigger).at === 'object' && decided(s) === null && reactors(s, f.trigger).length > 0,
      seat: (s, f) => 1 - unitOf(s, f.trigger).seat,
      space: (s, f) =>
        mayPick(
          'standby',
          reactors(s, f.trigger).map(unit => OPTION.encode({ kind: 'unit', unit })),
        ),
      take: (_, f, [code]): Go => {
        if (code === undefined) return 'return';
        const option = OPTION.decode(code);
        if (option.kind !== 'unit') throw new Error(`expected a unit, got ${option.kind}`);
        f.unit = option.unit;
        return thenAgain(React.call({ unit: option.unit, trigger: f.trigger }));
      },
    },
  },
});
export const React = procedure('react', {
  locals: (x: { unit: UnitId; trigger: UnitId }) => x,
  steps: {
    how: {
      rule: 'L-ACN-5',
      seat: (s, f) => unitOf(s, f.unit).seat,
      options: (s, f) => [...attacksOn(s, f.unit, f.trigger), ...(canMove(s, f.unit) ? [{ kind: 'move' } as const] : [])],
      take: (s, f, option): Call => {
        lose(s, f.unit, 'standby', 1, 'L-ACN-5');
        return option.kind === 'attack'
          ? Attack.call({
              attacker: f.unit,
              target: option.target,
              weapon: option.weapon,
              melee: touchesUnit(s, f.unit, option.target),
              seat: unitOf(s, f.unit).seat,
            })
          : Move.call({ unit: f.unit, how: 'granted', speed: ownSpeed(s, f.unit) });
      },
    },
  },
});
