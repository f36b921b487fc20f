import { type Answer, type AnyGame, type AnyState, type Asked, type Entry, type Random, type Seat, type Setup, sample } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { traced } from './trace.js';

/** One thing that the suite found, with all that is needed to see it again. */
export interface Finding {
  readonly check: string;
  readonly setup: Setup;
  readonly seed: number;
  readonly answer: number;
  readonly problem: string;
}
/** A question of a random match. `random` is the check's own: looking must not change the line that is played. */
export interface Moment {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly state: AnyState;
  readonly log: readonly Entry[];
  readonly random: Random;
}
export interface Step extends Moment {
  /** The state before the answer, stored and read back. */
  readonly before: AnyState;
  readonly seat: Seat;
  readonly answer: Answer;
}
/** One promise that every game keeps. A check says what is wrong by throwing `Broken`; anything else that is thrown comes from the rules. */
export interface Check {
  readonly id: string;
  readonly says: string;
  /** Where this is broken, the match cannot go on. */
  readonly fatal?: true;
  question?(m: Moment): void;
  answered?(m: Step): void;
  end?(m: Moment): void;
  /** Wraps every call into the rules. */
  around?<T>(body: () => T): T;
  /** After all lines: what was seen in them. */
  finish?(visited: ReadonlySet<string>, game: AnyGame): void;
}
class Broken extends Error {}
/** What a rule meets when it does what `around` forbids. */
export class Forbidden extends Error {}
class Over extends Error {}
export const broken = (problem: string): never => {
  throw new Broken(problem);
};

export interface Lines {
  readonly setups: readonly Setup[];
  /** Random matches per setup. */
  readonly matches: number;
  /** More answers than any honest match has. */
  readonly bound: number;
  /** Share of the questions that get the costly checks, 1 of so many. */
  readonly every: number;
  readonly seed: number;
}

/** Play random matches and put every check to every moment of them. At most one finding a check and match. */
export const examine = (game: AnyGame, lines: Lines, checks: readonly Check[]): Finding[] => {
  const findings: Finding[] = [];
  const visited = new Set<string>();
  const watched: AnyGame = { ...game, machine: traced(game.machine, name => visited.add(name)) };
  lines.setups.forEach((setup, i) => {
    for (let n = 0; n < lines.matches; n++) findings.push(...match(watched, setup, lines, lines.seed + i * lines.matches + n, checks));
  });
  for (const c of checks) {
    const problem = brokenBy(() => c.finish?.(visited, game));
    if (problem) findings.push({ check: c.id, setup: {}, seed: lines.seed, answer: 0, problem });
  }
  return findings;
};

const match = (game: AnyGame, setup: Setup, lines: Lines, seed: number, checks: readonly Check[]): Finding[] => {
  const findings: Finding[] = [];
  const log: Entry[] = [];
  const live = new Set(checks);
  const report = (check: Check | undefined, problem: string): void => {
    if (check && live.delete(check)) findings.push({ check: check.id, setup, seed, answer: log.length, problem });
  };
  const each = (look: (c: Check) => void): void => {
    for (const c of [...live]) {
      const problem = brokenBy(() => look(c));
      if (problem) report(c, problem);
      if (problem && c.fatal) throw new Over();
    }
  };
  const around = checks.find(c => c.around);
  const body = (): void => play(game, setup, lines, seed, log, each);
  try {
    around ? around.around!(body) : body();
  } catch (error) {
    if (error instanceof Over) return findings;
    report(error instanceof Forbidden ? around : checks.find(c => c.id === 'runs'), String(error));
  }
  return findings;
};

const play = (game: AnyGame, setup: Setup, lines: Lines, seed: number, log: Entry[], each: (look: (c: Check) => void) => void): void => {
  const line = seeded(seed);
  const state: AnyState = game.machine.start(game.setup(setup));
  const moment: Moment = { game, setup, state, log, random: seeded(seed, 1) };
  while (state.pending) {
    if (log.length >= lines.bound) {
      each(c => c.id === 'ends' && broken(`still going on after ${lines.bound} answers`));
      return;
    }
    state.out = [];
    const looked = moment.random(lines.every) === 0;
    if (looked) each(c => c.question?.(moment));
    const open = state.pending.asks.filter(a => !a.answer);
    const { seat, space } = open[line(open.length)] as Asked;
    const answer = sample(space, line, game.machine.ground(state));
    const before: AnyState = looked ? JSON.parse(JSON.stringify(state)) : state;
    game.machine.advance(state, seat, answer);
    log.push({ seat, answer, facts: state.out ?? [] });
    if (looked) each(c => c.answered?.({ ...moment, before, seat, answer }));
  }
  each(c => c.end?.(moment));
};

const brokenBy = (body: () => void): string | undefined => {
  try {
    body();
  } catch (error) {
    if (error instanceof Broken) return error.message;
    throw error;
  }
  return undefined;
};
