import type { Fact, Speech } from '@cadre/core';
import type { BattleState } from '../state.js';

const raw: Speech<BattleState> = {
  board: () => [],
  question: (_, q) => q.rule,
  option: (_, __, v) => String(v),
  fact: f => JSON.stringify(f as unknown as Fact),
  seat: s => `Seat ${s + 1}`,
  reason: (_, r) => JSON.stringify(r),
  spot: { form: 'x y', say: (_, __, a) => a.join(' '), read: () => null },
};
export const speech = { en: raw, de: raw };
