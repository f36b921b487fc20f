import type { Condition } from '../content/effect.js';
import type { BattleView, ObjectiveId, UnitId } from '../state.js';
import { enemiesOf, friendsOf, isOnTable, isWithin, isWithinObjective, seesUnit, typeOf, unitOf, vehicleOf } from '../table/queries.js';
import type { EffectContext } from './context.js';

const isUnit = (x: UnitId | 'nobody'): x is UnitId => x !== 'nobody';
/** SO-H15: the tokens on the map and the vehicle. */
const nearObjective = (k: BattleView, id: UnitId, inches: number): boolean => {
  if (!isOnTable(unitOf(k, id))) return false;
  const vehicle = vehicleOf(k);
  if (vehicle !== undefined && isWithin(k, id, vehicle, inches)) return true;
  return k.public.objectives.some((_, i) => isWithinObjective(k, id, i as ObjectiveId, inches));
};
const isFriend = (k: BattleView, id: UnitId | 'nobody', seat: number): id is UnitId => isUnit(id) && unitOf(k, id).seat === seat;

/** Whether something is so for `self`, the unit that the effect is about. */
export const holds = (k: BattleView, c: Condition, ctx: EffectContext, self: UnitId | 'nobody'): boolean => {
  const { attacker, defender } = ctx;
  switch (c.is) {
    case 'defender-attacked-by-other-friend':
      return isUnit(defender) && unitOf(k, defender).attackedBy.some(by => by !== attacker && unitOf(k, by).seat === ctx.seat);
    case 'attacker-ordered':
      return isFriend(k, attacker, ctx.seat) && unitOf(k, attacker).byCard;
    case 'target-not-activated':
      return isUnit(defender) && !unitOf(k, defender).activated;
    case 'target-marked':
      return k.public.marks.some(m => m.mark === c.mark && m.seat === ctx.seat && m.unit === defender);
    case 'defender-survived':
      return isUnit(defender) && !ctx.defeatedTarget;
    case 'not-attacked-this-game':
      return isUnit(self) && !unitOf(k, self).hasAttacked;
    case 'not-moved-this-round':
      return isUnit(self) && !unitOf(k, self).moved;
    case 'no-move-this-activation':
      return !ctx.moved;
    case 'rounds':
      return c.rounds.includes(k.public.round);
    case 'near-objective':
      return isUnit(self) && nearObjective(k, self, c.within);
    case 'other-friend-near-defender':
      return isUnit(defender) && isOnTable(unitOf(k, defender)) && isFriend(k, attacker, ctx.seat)
        ? friendsOf(k, attacker).some(id => id !== attacker && isWithin(k, id, defender, c.within))
        : false;
    case 'other-friend-near-self':
      return isUnit(self) && isOnTable(unitOf(k, self)) && friendsOf(k, self).some(id => id !== self && isWithin(k, id, self, c.within));
    case 'defender-within':
      return isUnit(attacker) && isUnit(defender) && isWithin(k, attacker, defender, c.within);
    case 'attacker-beyond':
      return isUnit(attacker) && isUnit(defender) && !isWithin(k, attacker, defender, c.beyond);
    case 'networked-sight':
      return (
        isUnit(attacker) &&
        isUnit(defender) &&
        c.kinds.includes(typeOf(k, attacker).kind) &&
        friendsOf(k, attacker).some(
          id => id !== attacker && c.kinds.includes(typeOf(k, id).kind) && isWithin(k, id, attacker, c.within) && seesUnit(k, id, defender),
        )
      );
    case 'defeated-an-enemy':
      return ctx.defeatedTarget;
    case 'defeated-by-attack':
      return ctx.byAttack;
    case 'spent-aim':
      return ctx.aimSpent > 0;
    case 'melee':
      return ctx.melee;
    case 'ranged':
      return !ctx.melee;
    case 'action':
      return isAction(ctx.action, c.action) && (!c.types || (isUnit(self) && c.types.includes(unitOf(k, self).type)));
    case 'ends-near-enemy':
      return (
        isUnit(self) &&
        isOnTable(unitOf(k, self)) &&
        enemiesOf(k, self).some(id => isWithin(k, id, self, c.within) && (!c.inSight || seesUnit(k, self, id)))
      );
  }
};
/** Move includes Climb and Jump. */
const isAction = (done: string, wanted: 'move' | 'jump' | 'dash'): boolean =>
  done === wanted || (wanted === 'move' && (done === 'climb' || done === 'jump'));
