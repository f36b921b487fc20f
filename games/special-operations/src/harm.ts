import { type Call, declare, emit, type None } from '@cadre/core';
import type { Token } from './content/effect.js';
import { RUN_EFFECT } from './effects/run-effect.js';
import type { About } from './facts.js';
import type { BattleState, BattleView, UnitId } from './state.js';
import { unitOf } from './table/queries.js';

export const about = (k: BattleView, unit: UnitId, rule: string): About => ({
  rule,
  unit,
  kind: unitOf(k, unit).type,
  card: unitOf(k, unit).card,
  seat: unitOf(k, unit).seat,
});

/** The frames of an effect, of what it does to one unit, and of what that leads to. */
const NEAR = 3;
/** The card whose effect gives or takes tokens just now; otherwise only that they come or go. */
export const causeOf = (s: BattleState, otherwise: 'gained' | 'lost'): string =>
  s.stack.slice(-NEAR).findLast(RUN_EFFECT.is)?.locals.effect ?? otherwise;

type Counted = Exclude<Token, 'suppression' | 'shield'>;
const SINGLE: readonly Token[] = ['standby', 'detonator'];
/** A unit gains tokens that do nothing by themselves. SO-H13: two of them are held once. */
export const gain = (s: BattleState, id: UnitId, token: Counted | 'shield', n: number, rule: string): void => {
  const unit = s.public.units[id]!;
  const now = SINGLE.includes(token) ? Math.min(1, unit[token] + n) : unit[token] + n;
  const more = now - unit[token];
  if (more <= 0) return;
  unit[token] = now;
  emit(s, { type: 'tokens', token, n: more, why: causeOf(s, 'gained'), ...about(s, id, rule) });
};
export const lose = (s: BattleState, id: UnitId, token: Token, n: number, rule: string): void => {
  const unit = s.public.units[id]!;
  const less = Math.min(n, unit[token]);
  if (less <= 0) return;
  unit[token] -= less;
  emit(s, { type: 'tokens', token, n: -less, why: causeOf(s, 'lost'), ...about(s, id, rule) });
};

export const SUFFER = declare('suffer', {
  first: 'wounds',
  locals: (x: { unit: UnitId; n: number; by: UnitId | None<'nobody'>; attack: boolean }) => x,
});
/** Deal wounds; nothing to do for none. */
export const suffer = (unit: UnitId, n: number, by: UnitId | None<'nobody'>, attack = false): Call | undefined =>
  n > 0 ? SUFFER.call({ unit, n, by, attack }) : undefined;

export const SUPPRESS = declare('suppress', { first: 'gain', locals: (x: { unit: UnitId; n: number }) => ({ wounds: 0, ...x }) });
export const suppress = (unit: UnitId, n: number): Call | undefined => (n > 0 ? SUPPRESS.call({ unit, n }) : undefined);
