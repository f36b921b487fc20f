import { type Ground, NO_GROUND, type Reason } from './ground.js';
import { agreement, isInsisting, propose } from './joint.js';
import { type Known, known } from './known.js';
import type { AnyProcedure, Ask, AskAll, Call, Go, Step } from './procedure.js';
import { type Answer, contains, forced, isIntegers, longest, plainAnswer, plainReason, refuse } from './space.js';
import { type AnyState, CHANCE, copyFrame, type Frame, type Pending, type Prompt, type Seat } from './state.js';

export const REFUSALS = ['over', 'late', 'not-asked', 'already-answered', 'not-a-list', 'too-long', 'not-integers', 'illegal'] as const;
/** Why an answer was not taken, by which rule. */
export interface Refusal {
  readonly reason: (typeof REFUSALS)[number];
  readonly message: string;
  /** Of an illegal answer: why, as data that a game can say in the player's language, and the nearest legal answer where there is one. */
  readonly because?: Reason;
  readonly instead?: Answer;
}

export interface Work {
  /** Steps taken so far, of all states. */
  steps: number;
  /** Told how many there are, again and again while steps run on without a question. It may throw: the state is lost then. */
  watch: ((steps: number) => void) | null;
}

/** Runs the procedures of a game: on to the next question, and past an answer. */
export interface Machine<S extends AnyState> {
  /** Run to the first question. */
  start(s: S): S;
  /** Enter a procedure and run to its first question, or until it has returned. */
  enter(s: S, call: Call): S;
  /** Apply an answer that is known to be legal (a search, a replay) and run to the next question, or until the stack is back at `depth`. */
  advance(s: S, seat: Seat, answer: Answer, depth?: number): S;
  /** Why this answer would be refused, or null. The answer may be anything: it comes from outside. */
  check(s: S, seat: Seat, seq: number, answer: unknown): Refusal | null;
  /** Check, then advance: the only door for answers from outside. A refused answer changes nothing. */
  submit(s: S, seat: Seat, seq: number, answer: unknown): Refusal | null;
  /** Ask the current question anew, all seals open: the question is a function of the state, so it need not be imagined or stored. */
  ask(s: S): Pending;
  ground(s: S | Known<S>): Ground;
  /** For whoever must bound the work of one command. */
  readonly work: Work;
  readonly procedures: readonly AnyProcedure<S>[];
}

/** Far above any honest chain of steps between two questions; a rule that gets here would never ask again. */
const ENDLESS = 100_000;
/** Steps between two looks of whoever watches. */
const WATCH_EVERY = 64;
const END = '';
/** Whoever has no choice has answered already. */
const prefilled = (asks: readonly Prompt[]): Prompt[] => asks.map(a => ({ ...a, answer: forced(a.space) ?? null }));

/** A step with every field in place: steps of many shapes would slow each access in the loop below. */
interface Compiled<S> {
  readonly name: string;
  readonly rule: string;
  readonly when: ((s: S, f: object) => boolean) | null;
  readonly run: ((s: S, f: object) => Go) | null;
  readonly one: Ask<S, object> | null;
  readonly joint: ((s: S, f: object) => readonly Seat[]) | null;
  readonly seat: ((s: S, f: object) => Seat) | null;
  readonly all: AskAll<S, object> | null;
  readonly always: boolean;
  /** Opening sealed answers reveals them, too. */
  readonly reveals: boolean;
  readonly next: string;
  /** The step called `next`, so that a step that is passed over need not be looked up. */
  readonly after: Compiled<S> | null;
}
const compile = <S>(name: string, step: Step<S, object>, next: string, after: Compiled<S> | null): Compiled<S> => {
  const asks = step.run ? null : step;
  const seat = asks?.seat;
  return {
    name,
    rule: step.rule,
    when: step.when ?? null,
    run: step.run ?? null,
    one: asks && !asks.seats ? asks : null,
    joint: asks?.joint ?? null,
    seat: seat === undefined ? null : typeof seat === 'number' ? () => seat : seat,
    all: asks?.seats ? asks : null,
    always: asks?.always ?? false,
    reveals: step.reveals === true || asks?.seats !== undefined,
    next,
    after,
  };
};
interface CompiledProcedure<S> {
  /** Where nearly every frame begins: found without a look into the map. */
  readonly first: Compiled<S> | null;
  readonly steps: ReadonlyMap<string, Compiled<S>>;
}
/** Its steps by name, from the last to the first: each knows the one after it. */
const compileSteps = <S>(p: AnyProcedure<S>): CompiledProcedure<S> => {
  const steps = new Map<string, Compiled<S>>();
  let after: Compiled<S> | null = null;
  for (const [i, name] of [...p.order.entries()].reverse()) {
    after = compile(name, p.steps[name]!, p.order[i + 1] ?? END, after);
    steps.set(name, after);
  }
  return { first: after, steps };
};

export const machine = <S extends AnyState>(
  procedures: Machine<S>['procedures'],
  groundOf: (s: Known<S>) => Ground = () => NO_GROUND,
): Machine<S> => {
  const table = new Map<string, CompiledProcedure<S>>();
  for (const p of procedures) {
    if (table.has(p.id)) throw new Error(`two procedures are called "${p.id}"`);
    table.set(p.id, compileSteps(p));
  }
  const at = (f: Frame): Compiled<S> => {
    const p = table.get(f.proc);
    const c = p?.first?.name === f.step ? p.first : p?.steps.get(f.step);
    if (!c) throw new Error(`the rules have no step "${f.proc}.${f.step}"`);
    return c;
  };
  /** The step last done at each depth of the stack, and its frame: the next one mostly follows it and need not be looked up. */
  const frames: Frame[] = [];
  const done: Compiled<S>[] = [];
  const stepOf = (f: Frame, depth: number): Compiled<S> | null => {
    if (frames[depth] === f) {
      const c = done[depth]!;
      if (f.step === c.next) return c.after;
      if (f.step === c.name) return c;
    }
    return f.step === END ? null : at(f);
  };
  /** From this step on the first whose "if" holds; null when there is none, and the procedure has ended. */
  const due = (s: S, f: Frame, from: Compiled<S> | null): Compiled<S> | null => {
    let c = from;
    while (c?.when && !c.when(s, f.locals)) {
      f.step = c.next;
      c = c.after;
    }
    return c;
  };
  const settle = (s: S, f: Frame, c: Compiled<S>, go: Go): void => {
    if (c.reveals) s.floor = s.seq;
    if (go === 'again') return;
    if (go === 'return') {
      s.stack.pop();
      return;
    }
    if (!go?.stay) f.step = c.next;
    if (go) s.stack.push(go.call);
  };
  const asksOf = (s: S, { locals: f }: Frame, { one, joint, seat, all }: Compiled<S>): readonly Prompt[] => {
    if (joint) {
      const space = one!.space(s, f);
      return joint(s, f).map(who => ({ seat: who, space, answer: null }));
    }
    if (one) return [{ seat: seat!(s, f), space: one.space(s, f), answer: null }];
    return all!.seats(s, f).map(who => ({ seat: who, space: all!.space(s, f, who), answer: null }));
  };
  const takeAll = (s: S, f: Frame, c: Compiled<S>, asks: readonly Prompt[]): void => {
    settle(
      s,
      f,
      c,
      c.all!.take(
        s,
        f.locals,
        asks.map(a => a.answer!),
      ),
    );
  };
  /** A joint question to one seat is an ordinary one: it agrees with itself. */
  const askJointly = (s: S, f: Frame, c: Compiled<S>, space: Prompt['space'], seats: readonly Seat[]): void => {
    if (seats.length === 0) throw new Error(`"${f.proc}.${f.step}" asks nobody`);
    const asks = seats.map(seat => ({ seat, space, answer: null }));
    s.pending = seats.length === 1 ? { seq: s.seq, rule: c.rule, asks } : { seq: s.seq, rule: c.rule, asks, joint: 0 };
  };
  /** The question of a step, or its consequence at once when nobody has a choice. */
  const askOne = (s: S, f: Frame, c: Compiled<S>, one: Ask<S, object>): void => {
    const space = one.space(s, f.locals);
    const only = c.always ? undefined : forced(space);
    if (only) settle(s, f, c, one.take(s, f.locals, only));
    else if (c.joint) askJointly(s, f, c, space, c.joint(s, f.locals));
    else s.pending = { seq: s.seq, rule: c.rule, asks: [{ seat: c.seat!(s, f.locals), space, answer: null }] };
  };
  const askAll = (s: S, f: Frame, c: Compiled<S>): void => {
    const asks = c.always ? asksOf(s, f, c) : prefilled(asksOf(s, f, c));
    if (asks.every(a => a.answer)) takeAll(s, f, c, asks);
    else s.pending = { seq: s.seq, rule: c.rule, asks };
  };
  const work: Work = { steps: 0, watch: null };
  /** Whether to go on after so many steps without a question: up to which step. */
  const goOn = (n: number, f: Frame): number => {
    if (n > ENDLESS) throw new Error(`endless: ${ENDLESS} steps without a question, now in "${f.proc}.${f.step}"`);
    work.watch?.(work.steps + n);
    return Math.min(ENDLESS, n + WATCH_EVERY);
  };
  const run = (s: S, depth: number): S => {
    const { stack } = s;
    let n = 0,
      until = work.watch ? WATCH_EVERY : ENDLESS;
    for (; stack.length > depth && !s.pending; n++) {
      const top = stack.length - 1;
      const f = stack[top]!;
      if (n > until) until = goOn(n, f);
      const c = due(s, f, stepOf(f, top));
      if (!c) {
        stack.pop();
        continue;
      }
      if (done[top] !== c) done[top] = c;
      if (frames[top] !== f) frames[top] = f; // most steps follow another of their frame: writing costs more than looking
      if (c.run) settle(s, f, c, c.run(s, f.locals));
      else if (c.one) askOne(s, f, c, c.one);
      else askAll(s, f, c);
    }
    work.steps += n;
    return s;
  };
  const advance = (s: S, seat: Seat, answer: Answer, depth = 0): S => {
    const pending = s.pending!;
    const { seq, rule, asks } = pending;
    const top = s.stack.length - 1;
    const f = s.stack[top]!;
    const c = stepOf(f, top)!;
    s.seq++;
    if (seat === CHANCE) s.floor = s.seq;
    s.pending = null;
    if (pending.joint !== undefined) {
      const next = propose(pending, seat, answer);
      const agreed = agreement(next);
      if (agreed) settle(s, f, c, c.one!.take(s, f.locals, agreed));
      else if (isInsisting(pending, seat, answer)) settle(s, f, c, c.one!.take(s, f.locals, answer, seat));
      else s.pending = next;
    } else if (c.one) settle(s, f, c, c.one.take(s, f.locals, answer));
    else {
      const answered = asks.map(a => (a.seat === seat ? { seat, space: a.space, answer } : a));
      if (answered.every(a => a.answer)) takeAll(s, f, c, answered);
      else s.pending = { seq, rule, asks: answered };
    }
    return run(s, depth);
  };
  const illegal = (s: S, { seat, space }: Prompt, rule: string, answer: Answer, ground: Ground): Refusal => {
    const f = s.stack[s.stack.length - 1]!;
    const c = at(f);
    const because = (c.one ?? c.all)!.whyNot?.(s, f.locals, answer) ?? refuse(space, answer, rule, ground)!;
    const message = `seat ${seat} cannot answer ${rule} with [${answer}]: ${plainReason(because) ?? because.why}`;
    const instead = space.kind === 'place' && answer.length === longest(space) ? ground.nearest(space, answer) : null;
    return { reason: 'illegal', message, because, ...(instead && { instead }) };
  };
  const check = (s: S, seat: Seat, seq: number, answer: unknown): Refusal | null => {
    const p = s.pending;
    if (!p) return { reason: 'over', message: 'the match is over: nothing is asked any more' };
    if (seq !== p.seq) return { reason: 'late', message: `this answers question ${seq}, but question ${p.seq} is open` };
    const asked = p.asks.find(a => a.seat === seat);
    if (!asked)
      return { reason: 'not-asked', message: `seat ${seat} is not asked; asked: ${p.asks.map(a => a.seat).join(', ')} (${p.rule})` };
    if (asked.answer && p.joint === undefined)
      return { reason: 'already-answered', message: `seat ${seat} has answered; others are still thinking` };
    if (!Array.isArray(answer)) return { reason: 'not-a-list', message: 'an answer is a list of integers' };
    if (answer.length > longest(asked.space))
      return { reason: 'too-long', message: `at most ${longest(asked.space)} integers answer ${p.rule}, these are ${answer.length}` };
    if (!isIntegers(answer)) return { reason: 'not-integers', message: 'an answer is a list of integers' };
    const ground = asked.space.kind === 'place' ? groundOf(known<S>(s)) : NO_GROUND;
    return contains(asked.space, answer, ground) ? null : illegal(s, asked, p.rule, answer, ground);
  };
  return {
    procedures,
    work,
    advance,
    check,
    start: s => run(s, 0),
    enter: (s, { call }) => {
      s.stack.push(copyFrame(call)); // a call can be used twice, a frame only once
      return run(s, s.stack.length - 1);
    },
    ground: s => groundOf(s as Known<S>),
    submit: (s, seat, seq, answer) => {
      const refusal = check(s, seat, seq, answer);
      if (!refusal) advance(s, seat, plainAnswer(answer as Answer));
      return refusal;
    },
    ask: s => {
      const f = s.stack[s.stack.length - 1]!;
      const c = at(f);
      const asks = asksOf(s, f, c);
      return { seq: s.seq, rule: c.rule, asks, ...(c.joint && asks.length > 1 && { joint: 0 }) };
    },
  };
};
