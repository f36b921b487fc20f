import { type AnyGame, type AnyState, type Entry, openPrompts, type Setup } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { Breach, type Check, type Finding, fail, type Moment, problemOf } from './check.js';
import { type Coverage, newCoverage, stepOf } from './coverage.js';
import { type Lines, type Script, scriptsFor, setupsOf } from './lines.js';
import { traceSteps } from './trace.js';

/** One match of a run, with what was found in it. */
export interface Line extends Script {
  readonly number: number;
  readonly seed: number;
  readonly setup: Setup;
  readonly log: Entry[];
}
export interface Report {
  readonly findings: readonly Finding[];
  readonly lines: number;
  readonly answers: number;
  /** The last line that showed something for the first time. */
  readonly latest: number;
  readonly coverage: Coverage;
}
/** A fatal check has ended the line. */
class Over extends Error {}

/** Play matches and put every check to every moment of them. At most one finding a check and match. */
export const examine = <S extends AnyState>(game: AnyGame, lines: Lines<S>, checks: readonly Check[]): Report => {
  const coverage = newCoverage(game, lines.inventory);
  const findings: Finding[] = [];
  let latest = 0,
    answers = 0,
    count = 0,
    missing = coverage.missing();
  for (const line of playLines(game, lines, checks, coverage)) {
    findings.push(...line.findings);
    answers += line.log.length;
    count = line.number;
    if (coverage.missing() < missing) latest = count;
    missing = coverage.missing();
  }
  const report = { lines: count, answers, latest, coverage };
  for (const c of checks) {
    const problem = problemOf(() => c.finish?.(report));
    if (problem) findings.push({ check: c.id, setup: {}, line: 0, seed: lines.seed, policy: 'all', answer: 0, problem });
  }
  return { ...report, findings };
};

/** The lines of a run one by one. Coverage-seeking lines depend on those before them: whoever wants one again starts from the first. */
export function* playLines<S extends AnyState>(
  game: AnyGame,
  lines: Lines<S>,
  checks: readonly Check[],
  coverage: Coverage = newCoverage(game, lines.inventory),
): Generator<Line & { readonly findings: readonly Finding[] }> {
  const traced: AnyGame = { ...game, machine: traceSteps(game.machine, step => coverage.steps.see(step)) };
  const script = scriptsFor(lines);
  for (const step of lines.closely ?? [])
    if (coverage.steps.timesSeen(step) === Number.POSITIVE_INFINITY)
      throw new Error(`expected steps of ${game.id} to look at closely, got "${step}"`);
  let n = 0,
    answers = 0;
  for (const setup of setupsOf(lines, coverage)) {
    const seed = lines.seed + n;
    const length = n === 0 ? 1 : Math.round(answers / n);
    const line: Line = { ...script(n, length, seeded(seed, 2)), number: ++n, seed, setup, log: [] };
    const findings = checkLine(traced, line, lines, coverage, checks);
    answers += line.log.length;
    yield { ...line, findings };
  }
}

const checkLine = <S extends AnyState>(
  game: AnyGame,
  line: Line,
  lines: Lines<S>,
  coverage: Coverage,
  checks: readonly Check[],
): Finding[] => {
  const findings: Finding[] = [];
  const live = new Set(checks);
  const report = (check: Check | undefined, problem: string): void => {
    if (!check || !live.delete(check)) return;
    const { setup, number, seed, policy, log } = line;
    findings.push({ check: check.id, setup, line: number, seed, policy, answer: log.length, problem });
  };
  const each = (look: (c: Check) => void): void => {
    for (const c of [...live]) {
      const problem = problemOf(() => look(c));
      if (problem) report(c, problem);
      if (problem && c.fatal) throw new Over();
    }
  };
  const around = checks.find(c => c.around);
  const body = (): void => play(game, line, lines, coverage, each);
  try {
    around ? around.around!(body) : body();
  } catch (error) {
    if (error instanceof Over) return findings;
    const id = error instanceof Breach ? error.check : 'runs';
    report(
      checks.find(c => c.id === id),
      error instanceof Breach ? error.message : String(error),
    );
  }
  return findings;
};

const play = <S extends AnyState>(
  game: AnyGame,
  line: Line,
  lines: Lines<S>,
  coverage: Coverage,
  each: (look: (c: Check) => void) => void,
): void => {
  const { seed, setup, log } = line;
  const random = seeded(seed);
  const state: AnyState = game.machine.start(game.setup(setup));
  const moment: Moment = { game, setup, state, log, random: seeded(seed, 1) };
  const note = (): void => {
    for (const id of coverage.thingsIn(state)) coverage.things.see(id);
  };
  note();
  while (state.pending) {
    if (log.length >= lines.bound) {
      each(c => c.id === 'ends' && fail(`still going on after ${lines.bound} answers`));
      return;
    }
    state.out = [];
    const looked = moment.random(lines.every) === 0 || lines.closely?.includes(stepOf(state));
    if (looked) each(c => c.question?.(moment));
    const open = openPrompts(state.pending);
    const { seat, space } = open[random(open.length)]!;
    const policy = log.length < line.change ? line.first : line.second;
    const answer = policy({ game, state, seat, space, random, coverage });
    const before: AnyState = looked ? JSON.parse(JSON.stringify(state)) : state;
    coverage.count(stepOf(state), answer);
    game.machine.advance(state, seat, answer);
    log.push({ seat, answer, facts: state.out ?? [] });
    note();
    if (looked) each(c => c.answered?.({ ...moment, before, seat, answer }));
  }
  each(c => c.end?.(moment));
};
