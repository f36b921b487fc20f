import type { Call, Step } from './procedure.js';
import type { Frame } from './state.js';

/** The form of procedures before handles (`rulesOf`). Goes away with its last user. */
export interface PlainProcedure<S, F extends Frame> {
  readonly id: string;
  readonly steps: Readonly<Record<string, Step<S, F>>>;
  readonly order: readonly string[];
}
export const procedure = <S, F extends Frame>(id: string, steps: Record<string, Step<S, F>>): PlainProcedure<S, F> => ({
  id,
  steps,
  order: Object.keys(steps),
});
export type Locals<F extends Frame> = Omit<F, 'proc' | 'step'>;
export const enter = <S, F extends Frame>(p: PlainProcedure<S, F>, locals: Locals<F>): F =>
  ({ proc: p.id, step: p.order[0]!, ...locals }) as F;
export const call = <S, F extends Frame>(p: PlainProcedure<S, F>, locals: Locals<F>): Call => ({ call: enter(p, locals) });
export const nearestNamed = <F extends Frame>(s: { readonly stack: readonly Frame[] }, proc: string): F =>
  s.stack.findLast(f => f.proc === proc) as F;
