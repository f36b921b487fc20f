import type { ViewOf } from '@cadre/core';
import type { EncounterState, UnitId } from '../state.js';

export type View = ViewOf<EncounterState>;
export type Locals = Readonly<Record<string, unknown>>;
/** The procedure that asks. */
export const topOf = (view: View) => {
  const top = view.stack.at(-1);
  return { proc: top?.proc ?? '', step: top?.step ?? '', locals: (top?.locals ?? {}) as Locals };
};
export const localsOf = (view: View, proc: string): Locals | undefined =>
  view.stack.findLast(f => f.proc === proc)?.locals as Locals | undefined;
export const activeUnit = (view: View): UnitId => (topOf(view).locals['unit'] ?? localsOf(view, 'activation')?.['unit'] ?? 0) as UnitId;
/** Whose stance is asked for: in deployment that of one unit of the squad after the other. */
export const stanceUnit = (view: View): UnitId => {
  const squad = localsOf(view, 'deploySquad');
  return squad ? (squad['units'] as UnitId[])[squad['stances'] as number]! : activeUnit(view);
};
