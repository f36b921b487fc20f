import { type Call, emit, type None } from '@cadre/core';
import type { Token } from './content/effect.js';
import type { About } from './facts.js';
import { procedure } from './options.js';
import type { BattleState, BattleView, UnitId } from './state.js';
import { typeOf, unitOf } from './table/queries.js';

export const about = (k: BattleView, unit: UnitId, rule: string): About => ({
  rule,
  unit,
  kind: unitOf(k, unit).type,
  seat: unitOf(k, unit).seat,
});
/** C13: these two are held once. */
const SINGLE: readonly Token[] = ['standby', 'detonator'];
/** A unit gains tokens that do nothing by themselves. */
export const gain = (s: BattleState, id: UnitId, token: Exclude<Token, 'suppression'>, n: number, rule: string): void => {
  const unit = s.public.units[id]!;
  const now = SINGLE.includes(token) ? Math.min(1, unit[token] + n) : unit[token] + n;
  const more = now - unit[token];
  if (more <= 0) return;
  unit[token] = now;
  emit(s, { type: 'tokens', token, n: more, why: 'gained', ...about(s, id, rule) });
};
export const lose = (s: BattleState, id: UnitId, token: Token, n: number, rule: string): void => {
  const unit = s.public.units[id]!;
  const less = Math.min(n, unit[token]);
  if (less <= 0) return;
  unit[token] -= less;
  emit(s, { type: 'tokens', token, n: -less, why: 'lost', ...about(s, id, rule) });
};
/** L-WND-1: wounds, and defeat at the threshold. */
export const Suffer = procedure('suffer', {
  locals: (x: { unit: UnitId; n: number; by: UnitId | None<'nobody'>; attack: boolean }) => x,
  steps: {
    wounds: {
      rule: 'L-WND-1',
      when: (s, f) => f.n > 0 && unitOf(s, f.unit).at !== 'defeated',
      run: (s, f) => {
        const unit = s.public.units[f.unit]!;
        unit.wounds += f.n;
        emit(s, { type: 'wounded', n: f.n, left: Math.max(0, typeOf(s, f.unit).wounds - unit.wounds), ...about(s, f.unit, 'L-WND-1') });
        if (unit.wounds < typeOf(s, f.unit).wounds) return;
        emit(s, { type: 'defeated', ...about(s, f.unit, 'L-WND-3') });
        unit.at = 'defeated';
        unit.order = 'none';
        s.public.roster = s.public.roster.filter(h => (h.id as number) !== f.unit);
      },
    },
  },
});
export const suffer = (unit: UnitId, n: number, by: UnitId | None<'nobody'>, attack = false): Call | undefined =>
  n > 0 ? Suffer.call({ unit, n, by, attack }) : undefined;
/** L-SUP-1 */
export const Suppress = procedure('suppress', {
  locals: (x: { unit: UnitId; n: number }) => x,
  steps: {
    gain: {
      rule: 'L-SUP-1',
      when: (s, f) => unitOf(s, f.unit).at !== 'defeated' && typeOf(s, f.unit).courage !== null,
      run: (s, f) => {
        s.public.units[f.unit]!.suppression += f.n;
        emit(s, { type: 'tokens', token: 'suppression', n: f.n, why: 'gained', ...about(s, f.unit, 'L-SUP-1') });
      },
    },
  },
});
export const suppress = (unit: UnitId, n: number): Call | undefined => (n > 0 ? Suppress.call({ unit, n }) : undefined);
