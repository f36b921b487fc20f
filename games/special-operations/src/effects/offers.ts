import type { DeepReadonly } from '@cadre/core';
import type { Effect } from '../content/effect.js';
import type { BattleKeyword, Offers } from '../keywords/chapter.js';
import type { Words } from '../keywords/vocabulary.js';
import type { BattleState, BattleView, HolderId, UnitId } from '../state.js';
import { holds } from './conditions.js';
import { contextOf, type EffectContext, seatOfHolder } from './context.js';
import { EFFECTS, type NamedEffect } from './names.js';
import { RUN_EFFECT } from './run-effect.js';
import { candidates } from './targets.js';

export type Triggered = Extract<Effect, { readonly kind: 'triggered' }>;
type Offer = NonNullable<NonNullable<BattleKeyword['offers']>[keyof Words['windows']]>;
const keyOf = ({ name, effect }: NamedEffect, ctx: EffectContext): string => {
  const limit = (effect as Triggered).limit;
  return `${ctx.seat}:${limit?.group ?? name}${limit?.per === 'activation' ? `:${ctx.active}` : ''}`;
};
const isUsedUp = (k: BattleView, each: NamedEffect, ctx: EffectContext): boolean => {
  const { limit } = each.effect as Triggered;
  return limit !== undefined && (k.public.used[keyOf(each, ctx)] ?? 0) >= limit.count;
};
/** The unit that conditions are about: whoever acts, or the defender where the effect is about it. */
const selfOf = (e: Triggered, ctx: EffectContext): UnitId | 'nobody' => (e.target.pick === 'defender' ? ctx.defender : ctx.active);
const isOpen = (k: BattleView, each: NamedEffect, ctx: EffectContext): boolean => {
  const e = each.effect as Triggered;
  if (isUsedUp(k, each, ctx)) return false;
  if (!e.when.every(c => holds(k, c, ctx, selfOf(e, ctx)))) return false;
  return e.target.pick === 'none' || candidates(k, e.target, ctx).length > 0;
};
const offerOf = (each: NamedEffect): Offer => {
  const e = each.effect as Triggered;
  return {
    ...(!e.may && { must: 'in-any-order' as const }), // SO-H11: one after the other, as printed
    when: (k: BattleView, f: DeepReadonly<object>, me: HolderId) => isOpen(k, each, contextOf(seatOfHolder(me), f)),
    effect: (s: BattleState, f: object, me: HolderId) => {
      const ctx = contextOf(seatOfHolder(me), f);
      if (e.limit) s.public.used[keyOf(each, ctx)] = (s.public.used[keyOf(each, ctx)] ?? 0) + 1;
      const { seat, active, attacker, defender, by } = ctx;
      return RUN_EFFECT.call({ effect: each.name, seat, active, attacker, defender, by });
    },
  } as Offer;
};
/** What cards do at moments, by their names. */
export const EFFECT_OFFERS: Offers = Object.fromEntries(
  EFFECTS.flatMap(each =>
    each.effect.kind === 'triggered' && !each.effect.ops.some(op => op.op === 'draw-choice')
      ? [[each.name, { [each.effect.at]: offerOf(each) }]]
      : [],
  ),
);
