import type { Codec } from './codec.js';
import type { Reason } from './ground.js';
import type { DeepReadonly } from './known.js';
import { type Answer, pick, type Space } from './space.js';
import type { AnyState, Frame, Seat } from './state.js';

/** Where to go after a step: on, here again, back to the caller, or into another procedure (and then on, or here again). */
export type Go = void | 'again' | 'return' | Call;
/** What a step returns to go into another procedure: `Attack.call({ target })`. */
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

/**
 * A step is given the state and the locals of its own frame. Steps are told apart by what they lack (`run?: never`): that is how
 * TypeScript finds the types of their parameters.
 */
interface Common<S, L> {
  readonly rule: string;
  /** The rulebook's "if". */
  when?(s: S, f: L): boolean;
  /** This step makes something known that a seat could not know before. The kernel moves `floor`. */
  readonly reveals?: true;
}
export interface Run<S, L> extends Common<S, L> {
  run(s: S, f: L): Go;
  readonly seat?: never;
  readonly seats?: never;
  readonly joint?: never;
  readonly space?: never;
  readonly options?: never;
  readonly of?: never;
}
interface Asking<S, L> {
  /** The choice itself stays secret: no other seat may notice which answer was given. */
  readonly secret?: true;
  /** Ask even if only one answer is legal: skipping the question would tell the others something. */
  readonly always?: true;
  /** Why something that a player may expect is not on offer: out of sight, already activated. */
  whyNot?(s: S, f: L, answer: Answer): Reason | null;
}
/** Who is asked: one seat, or several that must agree; the first of them has the last word (see joint.ts). */
type Recipient<S, L> =
  | { readonly seat: Seat | ((s: S, f: L) => Seat); readonly joint?: never; readonly seats?: never }
  | { readonly joint: (s: S, f: L) => readonly Seat[]; readonly seat?: never; readonly seats?: never };
interface Question<S, L> extends Common<S, L>, Asking<S, L> {
  space(s: S, f: L): Space;
  /** `insisted`: the seat that had the last word on a joint question, where partners did not agree. */
  take(s: S, f: L, answer: Answer, insisted?: Seat): Go;
  readonly run?: never;
  readonly options?: never;
  readonly of?: never;
}
export type Ask<S, L> = Question<S, L> & Recipient<S, L>;
/** Several seats at once. Answers stay sealed until all are in; `take` gets them in the order of `seats`. */
export interface AskAll<S, L> extends Common<S, L>, Asking<S, L> {
  seats(s: S, f: L): readonly Seat[];
  space(s: S, f: L, seat: Seat): Space;
  take(s: S, f: L, answers: readonly Answer[]): Go;
  readonly run?: never;
  readonly seat?: never;
  readonly joint?: never;
  readonly options?: never;
  readonly of?: never;
}
/** One step of a procedure: it runs, asks one seat, or asks several. */
export type Step<S, L> = Run<S, L> | Ask<S, L> | AskAll<S, L>;

interface Kind {
  readonly kind: string;
}
interface Choice<S, L, Option> extends Common<S, L>, Asking<S, L> {
  options(s: S, f: L): readonly Option[];
  take(s: S, f: L, option: Option, insisted?: Seat): Go;
  readonly run?: never;
  readonly space?: never;
}
type ChoiceOf<S, L, Option, K> = Choice<S, L, Extract<Option, { readonly kind: K }>> & { readonly of: K };
/**
 * One of the game's options: the step deals in options, the answer in integers, and the game's codec stands between.
 * A step whose options are all of one kind says so (`of: 'deploy'`), and then takes exactly that kind.
 */
export type Choose<S, L, Option extends Kind> = Recipient<S, L> &
  ((Choice<S, L, Option> & { readonly of?: never }) | { [K in Option['kind']]: ChoiceOf<S, L, Option, K> }[Option['kind']]);

/** A procedure as the machine sees it: steps over locals of some type. */
export interface AnyProcedure<S> {
  readonly id: string;
  readonly order: readonly string[];
  // biome-ignore lint/suspicious/noExplicitAny: a machine holds procedures over many types of locals
  readonly steps: Readonly<Record<string, Step<S, any>>>;
}
/** The one handle of a procedure: its steps in rulebook order, the type of its locals, their initial values, and the call. */
export interface Procedure<S, Args, Locals extends object, Name extends string> extends AnyProcedure<S> {
  frame(args: Args, first?: Name): Frame<Locals>;
  call(args: Args, first?: Name): Call;
  is(f: Readonly<Frame>): f is Frame<Locals>;
}
/**
 * A procedure without its steps: enough to call it and to find its frame. Where procedures call each other in a circle, as an attack and a
 * keyword that grants an attack do, the one that is declared apart from its steps keeps their files from importing each other.
 */
export interface Declaration<Args, Locals extends object> {
  readonly id: string;
  readonly first: string;
  locals(args: Args): Locals;
  call(args: Args): Call;
  is(f: Readonly<Frame>): f is Frame<Locals>;
}
/** A procedure without its steps yet, for others that call it in a circle; `implement` adds them. */
export const declare = <Args extends object, Locals extends object>(
  id: string,
  { first, locals }: { readonly first: string; readonly locals: (args: Args) => Locals },
): Declaration<Args, Locals> => ({
  id,
  first,
  locals,
  call: args => ({ call: { proc: id, step: first, locals: locals(args) }, stay: false }),
  is: (f): f is Frame<Locals> => f.proc === id,
});
type AnyChoice<S, Option> = Choice<S, object, Option> & Recipient<S, object> & { readonly of?: string };
const withCodec = <S, Option>({ options, take, of = 'option', ...rest }: AnyChoice<S, Option>, codec: Codec<Option>): Ask<S, object> => ({
  ...rest,
  space: (s, f) =>
    pick(
      of,
      options(s, f).map(o => codec.encode(o)),
    ),
  take: (s, f, [code], insisted) => take(s, f, codec.decode(code!), insisted),
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
export const rulesOf = <S extends AnyState, Option extends Kind = never>(codec?: Codec<Option>) => {
  type Steps<Locals, Name extends string> = { readonly [N in Name]: Step<S, NoInfer<Locals>> | Choose<S, NoInfer<Locals>, Option> };
  const procedure = <Args extends object, Locals extends object, Name extends string>(
    id: string,
    spec: { readonly locals: (args: Args) => Locals; readonly steps: Steps<Locals, Name> },
  ): Procedure<S, Args, Locals, Name> => {
    const given = Object.entries(spec.steps) as [Name, Step<S, object> | AnyChoice<S, Option>][];
    const order = given.map(([name]) => name);
    const { locals } = spec;
    const frame = (args: Args, first = order[0]!): Frame<Locals> => ({ proc: id, step: first, locals: locals(args) });
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
      is: (f): f is Frame<Locals> => f.proc === id,
    };
  };
  /** The steps of a procedure that was declared before. */
  const implement = <Args extends object, Locals extends object, Name extends string>(
    { id, first, locals }: Declaration<Args, Locals>,
    steps: Steps<Locals, Name>,
  ): Procedure<S, Args, Locals, Name> => {
    const made = procedure(id, { locals, steps });
    if (made.order[0] !== first) throw new Error(`"${id}" is declared to begin with "${first}", but its first step is "${made.order[0]}"`);
    return made;
  };
  return { procedure, implement };
};

interface Recognizes<L extends object> {
  is(f: Readonly<Frame>): f is Frame<L>;
}
/** The locals of the innermost frame of a procedure, e.g. of the attack inside which a reaction happens. On a view they can only be read. */
export function nearest<L extends object>(s: { stack: Frame[] }, p: Recognizes<L>): L | undefined;
export function nearest<L extends object>(s: { readonly stack: readonly Readonly<Frame>[] }, p: Recognizes<L>): DeepReadonly<L> | undefined;
export function nearest<L extends object>(
  s: { readonly stack: readonly Readonly<Frame>[] },
  p: Recognizes<L>,
): L | DeepReadonly<L> | undefined {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const f = s.stack[i]!;
    if (p.is(f)) return f.locals;
  }
  return undefined;
}
/** The same, where there must be one: a rule that only makes sense inside that procedure. */
export const enclosing = <L extends object>(s: { stack: Frame[] }, p: Recognizes<L> & { readonly id: string }): L => {
  const locals = nearest(s, p);
  if (!locals) throw new Error(`no "${p.id}" is in progress`);
  return locals;
};
