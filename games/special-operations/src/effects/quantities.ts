import type { DeepReadonly, Seat } from '@cadre/core';
import type { Effect, Static } from '../content/effect.js';
import type { AttackFrame } from '../frames.js';
import type { BattleKeyword, Chapter } from '../keywords/chapter.js';
import type { OfUnit } from '../keywords/vocabulary.js';
import type { BattleView, HolderId, UnitId } from '../state.js';
import { typeOf } from '../table/queries.js';
import { holds } from './conditions.js';
import { contextOf, type EffectContext, seatOfHolder } from './context.js';
import { EFFECTS } from './names.js';
import { isCandidate } from './targets.js';

type StaticEffect = Extract<Effect, { readonly kind: 'static' }>;
type Adds = NonNullable<BattleKeyword['adds']>;
const RULE = 'SO-G15';
/** Whether a standing effect of this seat holds for the unit now. */
const isFor = (k: BattleView, e: StaticEffect, ctx: EffectContext, unit: UnitId): boolean =>
  isCandidate(k, e.target, ctx, unit) && e.when.every(c => holds(k, c, ctx, unit));
const ofUnit =
  (e: StaticEffect, x: (k: BattleView, unit: UnitId) => number) =>
  (k: BattleView, { unit }: OfUnit, me: HolderId): number =>
    isFor(k, e, contextOf(seatOfHolder(me), { unit }), unit) ? x(k, unit) : 0;
const ofTarget =
  (e: StaticEffect, x: number) =>
  (k: BattleView, f: DeepReadonly<AttackFrame>, me: HolderId): number =>
    isFor(k, e, contextOf(seatOfHolder(me), f), f.target) ? x : 0;
const ofSeat =
  (x: number) =>
  (_: BattleView, { seat }: { readonly seat: Seat }, me: HolderId): number =>
    seatOfHolder(me) === seat ? x : 0;

/** A standing effect as terms of quantities. What changes a card's profile for the whole game is in `profile.ts`. */
const addsOf = (e: StaticEffect, is: Static): Adds => {
  switch (is.op) {
    case 'cover':
      return { coverGain: ofTarget(e, is.x) };
    case 'move-speed':
      return { moveSpeed: ofUnit(e, (k, unit) => Math.max(0, Math.min(is.x, is.max - typeOf(k, unit).speed))) };
    case 'dash-speed':
      return { dashSpeed: ofUnit(e, () => is.speed - 1) };
    case 'extra-actions':
      return { actions: ofUnit(e, () => is.x) };
    case 'extra-orders':
      return { orders: ofSeat(is.x) };
    case 'tie-priority':
      return { tiePriority: ofSeat(1) };
    case 'ignore': {
      const one = ofUnit(e, () => 1);
      switch (is.what) {
        case 'ai':
          return { ignoreAi: one };
        case 'suppressed-penalty':
          return { ignoreSuppressed: one };
        case 'panic':
          return { ignorePanic: one };
        case 'condition-chart':
          return { ignoreChart: one };
      }
      break;
    }
    case 'share':
      return {
        shareRange: ofUnit(e, () => is.within - 12),
        shareMost: ofUnit(e, () => is.most - 1),
        ...(!is.inSight && { shareUnseen: ofUnit(e, () => 1) }),
      };
    case 'coordinate-range':
      return { coordinateRange: ofUnit(e, () => is.within - 6) };
    case 'keyword':
    case 'remove-keyword':
    case 'weapon':
    case 'add-weapon':
    case 'remove-weapon':
    case 'attack-surge':
    case 'add-action':
      return {};
  }
};
/** An effect that draws more tokens to choose from is a number, too. */
const drawsOf = (e: Effect): Adds => {
  if (e.kind !== 'triggered') return {};
  const more = e.ops.reduce((n, op) => n + (op.op === 'draw-choice' ? op.n - 1 : 0), 0);
  return more > 0 ? { draws: ofSeat(more) } : {};
};
/** What the effects of cards add to, by their names. */
export const EFFECT_QUANTITIES: Chapter = Object.fromEntries(
  EFFECTS.map(({ name, id, effect }) => [
    name,
    { id, rule: RULE, adds: effect.kind === 'static' ? Object.assign({}, ...effect.is.map(is => addsOf(effect, is))) : drawsOf(effect) },
  ]),
);
