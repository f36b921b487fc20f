import type { Answer, Space } from './space.js';
import type { AnyState, Frame, Seat } from './state.js';

/** Where to go after a step: on, here again, back to the caller, or into another procedure (and then on, or here again). */
export type Go = void | 'again' | 'return' | Call;
export interface Call {
  readonly call: Frame;
  /** Come back to this very step, not to the next one. */
  readonly stay?: true;
}

interface Common<S, F> {
  readonly rule: string;
  /** The rulebook's "if". */
  when?(s: S, f: F): boolean;
  /** This step makes something known that a seat could not know before. The kernel moves `floor`. */
  readonly reveals?: true;
}
export interface Run<S, F> extends Common<S, F> {
  run(s: S, f: F): Go;
  readonly seat?: never;
  readonly seats?: never;
}
interface Asking {
  /** The choice itself stays secret: no other seat may notice which answer was given. */
  readonly secret?: true;
  /** Ask even if only one answer is legal: skipping the question would tell the others something. */
  readonly always?: true;
}
export interface Ask<S, F> extends Common<S, F>, Asking {
  readonly seat: Seat | ((s: S, f: F) => Seat);
  space(s: S, f: F): Space;
  take(s: S, f: F, answer: Answer): Go;
  readonly run?: never;
  readonly seats?: never;
}
/** Several seats at once. Answers stay sealed until all are in; `take` gets them in the order of `seats`. */
export interface AskAll<S, F> extends Common<S, F>, Asking {
  seats(s: S, f: F): readonly Seat[];
  space(s: S, f: F, seat: Seat): Space;
  take(s: S, f: F, answers: readonly Answer[]): Go;
  readonly run?: never;
  readonly seat?: never;
}
export type Step<S, F> = Run<S, F> | Ask<S, F> | AskAll<S, F>;
export interface Procedure<S, F extends Frame> {
  readonly id: string;
  readonly steps: Readonly<Record<string, Step<S, F>>>;
  readonly order: readonly string[];
}
/** A rulebook chapter: its steps by name, in the order of the literal. */
export const procedure = <S, F extends Frame>(id: string, steps: Record<string, Step<S, F>>): Procedure<S, F> => ({
  id,
  steps,
  order: Object.keys(steps),
});

export type Locals<F extends Frame> = Omit<F, 'proc' | 'step'>;
export const enter = <S, F extends Frame>(p: Procedure<S, F>, locals: Locals<F>): F => ({ proc: p.id, step: p.order[0]!, ...locals }) as F;
export const call = <S, F extends Frame>(p: Procedure<S, F>, locals: Locals<F>): Call => ({ call: enter(p, locals) });
export const thenAgain = (c: Call): Call => ({ call: c.call, stay: true });
/** The closest frame of a procedure, e.g. the attack inside which a reaction happens. */
export const nearest = <F extends Frame>(s: AnyState, proc: string): F => s.stack.findLast(f => f.proc === proc) as F;
