import { type Answer, type AnyState, CHANCE, contains, type FactOf, type Game, type Seat, sample, type Told } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { expect, test } from 'vitest';
import { valuesOf } from './space-values.js';

/** How a rule test is repeated: as written, undone and redone at every answer, and forked at every answer. */
export const MODES = ['plain', 'undo', 'fork'] as const;
export type Mode = (typeof MODES)[number];

let running: Mode = 'plain';
/** Scenarios that the body begins are played in this mode. */
export const inMode = (mode: Mode, body: () => void): void => {
  running = mode;
  try {
    body();
  } finally {
    running = 'plain';
  }
};

/** One rule (or several that only make sense together), proved by one scenario in every mode. The ids make the rule table. */
export const rule = (ids: string | readonly string[], sentence: string, body: (mode: Mode) => void): void => {
  const name = `${[ids].flat().join(' ')} ${sentence}`;
  for (const mode of MODES) test(mode === 'plain' ? name : `${name} [${mode}]`, () => inMode(mode, () => body(mode)));
};

/** The facts of one type; all of them where a game declares no types. */
export type FactNamed<F, Type> = F extends { readonly type: infer Named }
  ? string extends Named
    ? F
    : Extract<Named, Type> extends never
      ? never
      : F & { readonly type: Extract<Named, Type> }
  : never;
export interface Scenario<S extends AnyState> {
  readonly state: S;
  seat(seat: Seat): { answers(...answer: number[]): Scenario<S>; passes(): Scenario<S> };
  /** Chance rolls these faces, or draws these things. */
  chance(...answer: number[]): Scenario<S>;
  /** This rule asks now, and this seat is among those asked. */
  asked(rule: string, seat?: Seat): Scenario<S>;
  /** Exactly these things are on offer to the seat that is asked. */
  offered(values: readonly number[], seat?: Seat): Scenario<S>;
  refused(seat: Seat, ...answer: number[]): Scenario<S>;
  /** Everything said so far, or what was said of one type. */
  facts<Type extends FactOf<S>['type']>(type?: Type): FactNamed<FactOf<S>, Type>[];
  /** What a seat could hear: public facts and those told to it. */
  told(seat: Seat): FactOf<S>[];
  over(): Scenario<S>;
}

/** A match that starts anywhere: any state, any stack. At every answer it is stored as text and read back. */
export const scenario = <S extends AnyState>(game: Game<S>, start: S, mode: Mode = running): Scenario<S> => {
  const heard: Told[] = [];
  const random = seeded(1);
  let state = game.machine.start(start);
  const listen = (): void => {
    heard.push(...(state.out ?? []));
    state.out = [];
  };
  const openAsk = (seat?: Seat) => state.pending?.asks.find(a => !a.answer && (seat === undefined || a.seat === seat));
  const answer = (seat: Seat, given: Answer): void => {
    const question = state.pending;
    expect(question, `seat ${seat} answers [${given}], but nothing is asked`).not.toBeNull();
    state = JSON.parse(JSON.stringify(state)) as S;
    if (mode === 'undo') doneAndUndone(game, state, seat, given);
    if (mode === 'fork') forked(game, state, random);
    const refusal = game.machine.submit(state, seat, question!.seq, given);
    expect(refusal?.message, `the answer of seat ${seat} to ${question!.rule}`).toBeUndefined();
    listen();
  };
  listen();
  const self: Scenario<S> = {
    get state() {
      return state;
    },
    seat: seat => ({
      answers: (...given) => {
        answer(seat, given);
        return self;
      },
      passes: () => {
        answer(seat, []);
        return self;
      },
    }),
    chance: (...given) => {
      answer(CHANCE, given);
      return self;
    },
    asked: (rule, seat) => {
      expect(state.pending?.rule, 'the rule that asks').toBe(rule);
      if (seat !== undefined) expect(state.pending!.asks.map(a => a.seat)).toContain(seat);
      return self;
    },
    offered: (values, seat) => {
      const ask = openAsk(seat);
      expect(ask, 'nothing is asked').toBeDefined();
      expect(ascending(valuesOf(ask!.space))).toEqual(ascending(values));
      return self;
    },
    refused: (seat, ...given) => {
      const before = JSON.stringify(state);
      expect(state.pending, `[${given}] cannot be refused: nothing is asked`).not.toBeNull();
      expect(game.machine.submit(state, seat, state.pending!.seq, given), `[${given}] was accepted`).not.toBeNull();
      expect(JSON.stringify(state), 'a refused answer changed the state').toBe(before);
      return self;
    },
    facts: <Type extends FactOf<S>['type']>(type?: Type) =>
      heard.map(t => t.fact).filter(f => type === undefined || f.type === type) as FactNamed<FactOf<S>, Type>[],
    told: seat => heard.filter(t => t.to === undefined || t.to === seat).map(t => t.fact as FactOf<S>),
    over: () => {
      expect(state.pending, 'something is still asked').toBeNull();
      return self;
    },
  };
  return self;
};

const ascending = (xs: readonly number[]): number[] => xs.toSorted((a, b) => a - b);

/** Play the answer on a copy, go back, play it again: the copy and the second time must agree to the letter. */
const doneAndUndone = <S extends AnyState>(game: Game<S>, state: S, seat: Seat, given: Answer): void => {
  const before = JSON.stringify(state);
  const played = game.clone(state);
  if (game.machine.submit(played, seat, state.pending!.seq, given)) return; // the answer itself is refused, which the caller reports
  const undone = JSON.parse(before) as S;
  game.machine.submit(undone, seat, state.pending!.seq, given);
  expect(JSON.stringify(undone), 'an answer after undo differs from the first time').toBe(JSON.stringify(played));
  expect(JSON.stringify(state), 'playing on a copy changed the original').toBe(before);
};
/** Another future on a copy must leave this one alone. */
const forked = <S extends AnyState>(game: Game<S>, state: S, random: (below: number) => number): void => {
  const before = JSON.stringify(state);
  const fork = game.clone(state);
  for (let n = 0; n < 12 && fork.pending; n++) {
    // Partners who disagree have all answered: any of them may propose something else.
    const ask = fork.pending.asks.find(a => !a.answer) ?? fork.pending.asks[random(fork.pending.asks.length)]!;
    const guess = sample(ask.space, random, game.machine.ground(fork));
    if (contains(ask.space, guess, game.machine.ground(fork))) game.machine.advance(fork, ask.seat, guess);
  }
  expect(JSON.stringify(state), 'a fork changed the match it came from').toBe(before);
};
