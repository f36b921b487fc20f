import type { DeepReadonly } from '@cadre/core';
import type { Target } from '../content/effect.js';
import { xOf } from '../keywords/holders.js';
import type { BattleView, Marker, UnitId } from '../state.js';
import { isEngaged, isOnTable, isWithin, isWithinSpot, onTable, seesFromToken, seesUnit, typeOf, unitOf } from '../table/queries.js';
import type { EffectContext } from './context.js';

type Looked = DeepReadonly<Target>;
const all = (k: BattleView): UnitId[] => k.public.units.map((_, i) => i as UnitId);
const isUnit = (x: UnitId | 'nobody'): x is UnitId => x !== 'nobody';
/** Before the first round nobody is on the table yet: then every unit of the squad can be meant. */
const isThere = (k: BattleView, id: UnitId): boolean => {
  const { at } = unitOf(k, id);
  return at !== 'defeated' && (k.public.round === 0 || typeof at === 'object');
};
/** Whether a unit is among those that an effect picks from. */
const isPicked = (k: BattleView, t: Looked, ctx: EffectContext, id: UnitId): boolean => {
  const unit = unitOf(k, id);
  const isMine = unit.seat === ctx.seat;
  const there = (): boolean => isThere(k, id) && (t.andVehicle || typeOf(k, id).kind !== 'vehicle');
  switch (t.pick) {
    case 'none':
      return false;
    case 'ordered':
      return isMine && unit.byCard && unit.at !== 'defeated';
    case 'friendly':
      return isMine && there();
    case 'enemy':
      return !isMine && there();
    case 'any':
      return there();
    case 'attacker':
      return id === ctx.attacker && isMine;
    case 'defender':
      return id === ctx.defender && (!t.friendlyOnly || isMine) && attackerFits(k, t, ctx);
    case 'self':
      return id === ctx.active && isMine;
    case 'defeated-friendly':
      return isMine && unit.at === 'defeated' && unit.card !== 'vehicle';
  }
};
const attackerFits = (k: BattleView, t: Looked, ctx: EffectContext): boolean =>
  !t.attackerRanks ||
  (isUnit(ctx.attacker) && unitOf(k, ctx.attacker).seat === ctx.seat && t.attackerRanks.includes(typeOf(k, ctx.attacker).rank));
/** The units from which a distance or a line of sight is taken. */
const origins = (k: BattleView, t: Looked, ctx: EffectContext): UnitId[] => {
  const mine = all(k).filter(id => unitOf(k, id).seat === ctx.seat && isOnTable(unitOf(k, id)) && typeOf(k, id).kind !== 'vehicle');
  switch (t.from) {
    case undefined:
    case 'friendly':
      return mine;
    case 'ordered':
      return mine.filter(id => unitOf(k, id).byCard);
    case 'attacker':
      return isUnit(ctx.attacker) ? [ctx.attacker] : [];
    case 'self':
    case 'active':
      return isUnit(ctx.active) ? [ctx.active] : [];
    case 'charge':
    case 'trap':
      return [];
    default: {
      const { ranks } = t.from;
      return mine.filter(id => ranks.includes(typeOf(k, id).rank));
    }
  }
};
/** Measured from a token of the card, not from a unit. */
export const isToken = (from: Looked['from']): from is 'charge' | 'trap' => from === 'charge' || from === 'trap';
/** The tokens of the card that reach this unit. */
export const tokensNear = (k: BattleView, t: Looked, ctx: EffectContext, id: UnitId): DeepReadonly<Marker>[] =>
  k.public.markers.filter(
    m =>
      m.kind === t.from &&
      m.seat === ctx.seat &&
      isOnTable(unitOf(k, id)) &&
      (t.within === undefined || isWithinSpot(k, id, m.at, t.within)) &&
      (!t.inSight || seesFromToken(k, m.at, id)),
  );
const isNear = (k: BattleView, t: Looked, ctx: EffectContext, id: UnitId): boolean => {
  if (t.within === undefined && !t.inSight) return true;
  if (isToken(t.from)) return tokensNear(k, t, ctx, id).length > 0;
  if (!isOnTable(unitOf(k, id))) return false;
  return origins(k, t, ctx).some(
    from =>
      isOnTable(unitOf(k, from)) &&
      (t.within === undefined || isWithin(k, from, id, t.within)) &&
      (!t.inSight || from === id || seesUnit(k, from, id)),
  );
};
/** Beside the ordered units themselves; where each of them chooses, they may choose one another. */
const isReference = (k: BattleView, t: Looked, ctx: EffectContext, id: UnitId): boolean =>
  t.from === 'ordered' && !t.perOrdered && unitOf(k, id).seat === ctx.seat && unitOf(k, id).byCard;
/** Whether an effect could be about this unit now. */
export const isCandidate = (k: BattleView, t: Looked, ctx: EffectContext, id: UnitId): boolean => {
  if (!isPicked(k, t, ctx, id)) return false;
  const unit = unitOf(k, id);
  const { rank, kind } = typeOf(k, id);
  if (t.ranks && !t.ranks.includes(rank)) return false;
  if (t.types && !t.types.includes(unit.type)) return false;
  if (t.kinds && !t.kinds.includes(kind)) return false;
  if (t.notKinds?.includes(kind)) return false;
  if (t.hasKeyword && xOf(k, id, t.hasKeyword) === 0) return false;
  if (t.noOrder && unit.order !== 'none') return false;
  if (t.without && unit[t.without] > 0) return false;
  if (t.other && (id === ctx.active || isReference(k, t, ctx, id))) return false;
  if (t.otherThanDefender && id === ctx.defender) return false;
  if (t.notEngaged && isOnTable(unit) && isEngaged(k, id)) return false;
  if (t.count === 'active' && id !== ctx.active) return false;
  if (t.count === 'coordinated' && (id !== ctx.active || ctx.by !== 'coordinate')) return false;
  if (t.count === 'covert-placed' && !k.public.uncovered.includes(id)) return false;
  if (t.ifMarkGone && k.public.marks.some(m => m.mark === t.ifMarkGone && m.seat === ctx.seat && unitOf(k, m.unit).at !== 'defeated'))
    return false;
  if (t.noFriendWithin !== undefined && friendNear(k, ctx.seat, id, t.noFriendWithin)) return false;
  return isNear(k, t, ctx, id);
};
/** Every unit that an effect could be about now. */
export const candidates = (k: BattleView, t: Looked, ctx: EffectContext): UnitId[] => all(k).filter(id => isCandidate(k, t, ctx, id));
/** SO-X-3: the vehicle is nobody's friend. */
const friendNear = (k: BattleView, seat: number, id: UnitId, inches: number): boolean =>
  onTable(k, seat).some(other => other !== id && isWithin(k, other, id, inches));
