import type { Codec } from './codec.js';
import type { Reason } from './ground.js';
import type { DeepReadonly } from './known.js';
import { type Answer, pick, type Space } from './space.js';
import type { AnyState, Frame, Seat } from './state.js';

/** Where to go after a step: on, here again, back to the caller, or into another procedure (and then on, or here again). */
export type Go = void | 'again' | 'return' | Call;
export interface Call {
  readonly call: Frame;
  /** Come back to this very step, not to the next one. */
  stay: boolean;
}
/** The same call, changed in place: a step that calls makes one anew each time, and search lives on it. */
export const thenAgain = (c: Call): Call => {
  c.stay = true;
  return c;
};

/** Steps are told apart by what they lack (`run?: never`): that is how TypeScript finds the types of their parameters. */
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
  readonly joint?: never;
  readonly space?: never;
  readonly options?: never;
  readonly of?: never;
}
interface Asking<S, F> {
  /** The choice itself stays secret: no other seat may notice which answer was given. */
  readonly secret?: true;
  /** Ask even if only one answer is legal: skipping the question would tell the others something. */
  readonly always?: true;
  /** Why something that a player may expect is not on offer: out of sight, already activated. */
  whyNot?(s: S, f: F, answer: Answer): Reason | null;
}
/** Who is asked: one seat, or several that must agree (see joint.ts). */
type Recipient<S, F> =
  | { readonly seat: Seat | ((s: S, f: F) => Seat); readonly joint?: never; readonly seats?: never }
  | { readonly joint: (s: S, f: F) => readonly Seat[]; readonly seat?: never; readonly seats?: never };
interface Question<S, F> extends Common<S, F>, Asking<S, F> {
  space(s: S, f: F): Space;
  take(s: S, f: F, answer: Answer): Go;
  readonly run?: never;
  readonly options?: never;
  readonly of?: never;
}
export type Ask<S, F> = Question<S, F> & Recipient<S, F>;
/** Several seats at once. Answers stay sealed until all are in; `take` gets them in the order of `seats`. */
export interface AskAll<S, F> extends Common<S, F>, Asking<S, F> {
  seats(s: S, f: F): readonly Seat[];
  space(s: S, f: F, seat: Seat): Space;
  take(s: S, f: F, answers: readonly Answer[]): Go;
  readonly run?: never;
  readonly seat?: never;
  readonly joint?: never;
  readonly options?: never;
  readonly of?: never;
}
export type Step<S, F> = Run<S, F> | Ask<S, F> | AskAll<S, F>;

interface Kind {
  readonly kind: string;
}
interface Choice<S, F, Option> extends Common<S, F>, Asking<S, F> {
  options(s: S, f: F): readonly Option[];
  take(s: S, f: F, option: Option): Go;
  readonly run?: never;
  readonly space?: never;
}
type ChoiceOf<S, F, Option, K> = Choice<S, F, Extract<Option, { readonly kind: K }>> & { readonly of: K };
/**
 * One of the game's options: the step deals in options, the answer in integers, and the game's codec stands between.
 * A step whose options are all of one kind says so (`of: 'deploy'`), and then takes exactly that kind.
 */
export type Choose<S, F, Option extends Kind> = Recipient<S, F> &
  ((Choice<S, F, Option> & { readonly of?: never }) | { [K in Option['kind']]: ChoiceOf<S, F, Option, K> }[Option['kind']]);

/** A procedure as the machine sees it: steps over frames of some type. */
export interface AnyProcedure<S> {
  readonly id: string;
  readonly order: readonly string[];
  // biome-ignore lint/suspicious/noExplicitAny: a machine holds procedures over many frame types
  readonly steps: Readonly<Record<string, Step<S, any>>>;
}
/** The one handle of a procedure: its steps in rulebook order, the type of its locals, their initial values, and the call. */
export interface Procedure<S, Args, Locals, Name extends string> extends AnyProcedure<S> {
  frame(args: Args, first?: Name): Frame & Locals;
  call(args: Args, first?: Name): Call;
  is(f: Readonly<Frame>): f is Frame & Locals;
}
/** The frame type of a procedure, or of its `locals` where others must name it before the procedure stands. */
export type FrameOf<P> = P extends { frame(...args: never[]): infer F extends Frame }
  ? F
  : P extends (args: never) => infer L
    ? Frame & L
    : never;

type AnyChoice<S, Option> = Choice<S, Frame, Option> & Recipient<S, Frame> & { readonly of?: string };
const withCodec = <S, Option>({ options, take, of = 'option', ...rest }: AnyChoice<S, Option>, codec: Codec<Option>): Ask<S, Frame> => ({
  ...rest,
  space: (s, f) =>
    pick(
      of,
      options(s, f).map(o => codec.encode(o)),
    ),
  take: (s, f, [code]) => take(s, f, codec.decode(code!)),
});

/**
 * Binds the state and the options once per game, so that everything else is inferred:
 *
 *     const { procedure } = rulesOf<Skirmish, Option>(OPTION);
 *     const Attack = procedure('attack', { locals: (x: { target: UnitId }) => ({ hits: 0, ...x }), steps: { … } });
 *
 * Put `...x` last in `locals`: properties after a spread cost a hundred times as much as before it (V8 of Node 20), and search lives on calls.
 *
 * Procedures that call each other need one annotation: give a step that calls the return type `Go`, and TypeScript
 * need not know the callee to know the caller.
 */
export const rulesOf = <S extends AnyState, Option extends Kind = never>(codec?: Codec<Option>) => ({
  procedure: <Args extends object, Locals extends object, Name extends string>(
    id: string,
    spec: {
      readonly locals: (args: Args) => Locals;
      readonly steps: { readonly [N in Name]: Step<S, Frame & Locals> | Choose<S, Frame & Locals, Option> };
    },
  ): Procedure<S, Args, Locals, Name> => {
    const given = Object.entries(spec.steps) as [Name, Step<S, Frame> | AnyChoice<S, Option>][];
    const order = given.map(([name]) => name);
    const frame = (args: Args, first = order[0]!): Frame & Locals => ({ proc: id, step: first, ...spec.locals(args) });
    const steps = given.map(([name, step]) => {
      if (!step.options) return [name, step];
      if (!codec) throw new Error(`step "${id}.${name}" offers options, but rulesOf was given no codec`);
      return [name, withCodec(step, codec)];
    });
    return {
      id,
      order,
      steps: Object.fromEntries(steps),
      frame,
      call: (args, first) => ({ call: frame(args, first), stay: false }),
      is: (f): f is Frame & Locals => f.proc === id,
    };
  },
});

/** The innermost frame of a procedure, e.g. the attack inside which a reaction happens. On a view it can only be read. */
export function nearest<F extends Frame>(s: { stack: Frame[] }, p: { is(f: Readonly<Frame>): f is F }): F | undefined;
export function nearest<F extends Frame>(
  s: { readonly stack: readonly Readonly<Frame>[] },
  p: { is(f: Readonly<Frame>): f is F },
): DeepReadonly<F> | undefined;
export function nearest<F extends Frame>(
  s: { readonly stack: readonly Readonly<Frame>[] },
  p: { is(f: Readonly<Frame>): f is F },
): F | DeepReadonly<F> | undefined {
  return s.stack.findLast((f): f is F => p.is(f));
}
/** The same, where there must be one: a rule that only makes sense inside that procedure. */
export const enclosing = <F extends Frame>(s: { stack: Frame[] }, p: { readonly id: string; is(f: Readonly<Frame>): f is F }): F => {
  const f = nearest(s, p);
  if (!f) throw new Error(`no "${p.id}" is in progress`);
  return f;
};
