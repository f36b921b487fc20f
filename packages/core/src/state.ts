import type { Answer, Space } from './space.js';

/** Who is asked: a player by number, or chance. */
export type Seat = number;
/** Dice and shuffled decks are a seat like any other. */
export const CHANCE: Seat = -1;

/** One procedure in progress. Its locals are plain data, and everybody may see them. */
export interface Frame<Locals extends object = object> {
  readonly proc: string;
  step: string;
  readonly locals: Locals;
}
/** The procedure in which keywords are offered, for whoever looks at a stack. */
export const WINDOW = { id: 'window', is: (f: Readonly<Frame>): boolean => f.proc === WINDOW.id } as const;
/** One seat that is being asked. `answer` is sealed while others are still thinking; in a joint question it is an open proposal. */
export interface Prompt {
  readonly seat: Seat;
  readonly space: Space;
  readonly answer: Answer | null;
}
/** Never changed in place: clones share it. */
export interface Pending {
  readonly seq: number;
  readonly rule: string;
  readonly asks: readonly Prompt[];
  /** All seats must give the same answer, or the first of them insists (joint.ts); how many proposals there have been. */
  readonly joint?: number;
}
/** A fact as code sees it that does not know the game: logs, records, the wire. A game declares its own union. */
export interface Fact {
  readonly type: string;
  readonly rule: string;
  readonly [key: string]: unknown;
}
/** A fact and its audience: one seat, or everybody when `to` is absent. */
export interface Told<F = Fact> {
  readonly to?: Seat;
  readonly fact: F;
}

/** Everything there is to know about a match. Plain data: clone it, compare it, store it. */
export interface State<Public, Secret, F = Fact> {
  public: Public;
  /** secret[seat] is known to that seat alone. What nobody knows is not decided yet, so it is nowhere. */
  secret: Secret[];
  stack: Frame[];
  pending: Pending | null;
  /** How many answers have been given. */
  seq: number;
  /** Nothing before this answer can be undone freely: at it, somebody learned something. */
  floor: number;
  /** What has been said since somebody last listened. Null while searching: then nobody listens. */
  out: Told<F>[] | null;
}
/** A game's facts are a union of object types (aliases, not interfaces), so every state is one of these. */
export type AnyState = State<unknown, unknown, Fact>;
/** The facts that a game can state. */
export type FactOf<S extends AnyState> = S extends State<infer _P, infer _X, infer F> ? F : never;

/** The state of a new match: what everybody sees, what each seat alone knows, and the first procedure. */
export const begin = <P, X, F = Fact>(pub: P, secret: X[], first: Frame): State<P, X, F> => ({
  public: pub,
  secret,
  stack: [first],
  pending: null,
  seq: 0,
  floor: 0,
  out: [],
});
/** A fact for everybody. One that the game does not declare does not compile. */
export const emit = <S extends AnyState>(s: S, fact: FactOf<S>): void => {
  s.out?.push({ fact: fact as Fact });
};
/** A fact for one seat: it learns something, so the floor moves. */
export const tell = <S extends AnyState>(s: S, to: Seat, fact: FactOf<S>): void => {
  s.floor = s.seq;
  s.out?.push({ to, fact: fact as Fact });
};

/** The seat whose answer a match waits for first; in a joint question on which all disagree, the seat with the last word. */
export const nextPrompt = (p: Pending): Prompt => p.asks.find(a => a.answer === null) ?? p.asks[0]!;
/** Everybody whose answer is still taken: in a joint question all of its seats, who may change their proposals. */
export const openPrompts = (p: Pending): readonly Prompt[] => (p.joint === undefined ? p.asks.filter(a => a.answer === null) : p.asks);

/** Plain data: words, numbers, flags, and lists or objects of these. Loops instead of `map` over unknown shapes: search lives on it. */
const copyObject = <T extends object>(from: T): T => {
  const copy = { ...from };
  for (const key in copy) {
    const value = copy[key];
    if (typeof value === 'object' && value !== null) copy[key] = copyPlain(value);
  }
  return copy;
};
const copyPlain = <T extends object>(from: T): T => {
  if (!Array.isArray(from)) return copyObject(from);
  const copy = from.slice();
  for (let i = 0; i < copy.length; i++) {
    const value = copy[i];
    if (typeof value === 'object' && value !== null) copy[i] = copyPlain(value);
  }
  return copy as unknown as T;
};
/** The locals of a procedure that has none: one frozen object for all its frames, which a fork need not copy. */
export const NO_LOCALS: object = Object.freeze({});
export const copyFrame = ({ proc, step, locals }: Frame): Frame => ({
  proc,
  step,
  locals: locals === NO_LOCALS ? locals : copyObject(locals),
});
export const copyStack = (stack: readonly Frame[]): Frame[] => {
  const copy = stack.slice(); // as long as it must be, where `push` would make room for 17
  for (let i = 0; i < copy.length; i++) copy[i] = copyFrame(copy[i]!);
  return copy;
};
