import type { Space } from '@cadre/core';
import type { WireView } from '@cadre/protocol';

/** What one seat is asked and has not answered yet. */
export interface Asked {
  readonly seat: number;
  readonly seq: number;
  readonly rule: string;
  readonly space: Space;
  /** Others are asked at the same time: nobody sees an answer before all are in. */
  readonly sealed: boolean;
}
export const askedIn = (view: WireView | null): Asked | null => {
  const ask = view?.pending?.asks.find(a => a.seat === view.seat && !a.answered);
  if (!view?.pending || !ask?.space) return null;
  return { seat: view.seat, seq: view.pending.seq, rule: view.pending.rule, space: ask.space, sealed: view.pending.asks.length > 1 };
};
/** Whether this seat has answered a question on which others still think. */
export const hasSealed = (view: WireView | null): boolean => view?.pending?.asks.some(a => a.seat === view.seat && a.answered) ?? false;
