import { type Answer, type AnyGame, type AnyState, CHANCE, enumerate, type Random, type Seat, type Space, sample } from '@cadre/core';
import { Breach } from './check.js';
import { type Coverage, stepOf } from './coverage.js';
import { traceSteps } from './trace.js';

/** An open question of a line, and all that a policy may use to answer it. */
export interface OpenQuestion {
  readonly game: AnyGame;
  readonly state: AnyState;
  readonly seat: Seat;
  readonly space: Space;
  readonly random: Random;
  readonly coverage: Coverage;
}

/** Spaces with more answers than this are not listed, but sampled. */
const LISTED = 64;
const SAMPLES = 16;
/** So many answers are tried out to see what they lead to. */
const TRIALS = 16;
/** Seen less often than this, a step or a thing is rare. */
const OFTEN = 3;
const WEIGHT = 2 ** 16;

/** Some of the legal answers, and how often the rarest thing was seen that they lead to. Nobody looks ahead when all was seen. */
interface Prospect {
  readonly answer: Answer;
  readonly seen: number;
}
const prospects = (q: OpenQuestion): Prospect[] => {
  const answers = candidates(q);
  if (q.seat === CHANCE || q.coverage.missing() === 0) return answers.map(answer => ({ answer, seen: 0 }));
  const first = q.random(answers.length);
  return answers.slice(0, TRIALS).map((_, i) => {
    const answer = answers[(first + i) % answers.length]!;
    return { answer, seen: rarestAfter(q, answer) };
  });
};

/** A legal answer: the rarer it is, and the rarer what it leads to, the more likely. */
export const rareAnswer = (q: OpenQuestion): Answer => {
  const step = stepOf(q.state);
  const found = prospects(q);
  const rarity = found.map(({ answer, seen }) => 1 / (1 + q.coverage.timesGiven(step, answer)) / (1 + seen) ** 2);
  const most = Math.max(...rarity);
  const weights = rarity.map(x => Math.ceil((WEIGHT * x) / most));
  let left = q.random(weights.reduce((sum, w) => sum + w, 0));
  const chosen = weights.findIndex(w => {
    left -= w;
    return left < 0;
  });
  return found[chosen]!.answer;
};

/** An answer that leads to something rare, if there is one. */
export const newAnswer = (q: OpenQuestion): Answer | undefined => {
  if (q.coverage.missing() === 0) return undefined;
  const best = prospects(q).reduce((a, b) => (b.seen < a.seen ? b : a));
  return best.seen < OFTEN ? best.answer : undefined;
};

const candidates = ({ game, state, space, random }: OpenQuestion): Answer[] => {
  const listed = enumerate(space, LISTED);
  if (listed && listed.length > 0) return listed;
  const ground = game.machine.ground(state);
  return Array.from({ length: SAMPLES }, () => sample(space, random, ground));
};

/** How often the rarest step or thing was seen that this answer leads to before the next question. */
const rarestAfter = (q: OpenQuestion, answer: Answer): number => {
  const { machine, visited } = trialOf(q.game.machine);
  const { steps, things } = q.coverage;
  const copy: AnyState = q.game.clone(q.state);
  copy.out = [];
  visited.clear();
  try {
    machine.advance(copy, q.seat, answer);
  } catch (error) {
    // A rule that throws here is as wrong as in the line itself.
    throw error instanceof Breach ? error : new Breach('runs', `${error}, when the next answer is [${answer}]`);
  }
  let rarest = Number.POSITIVE_INFINITY;
  for (const step of visited) rarest = Math.min(rarest, steps.timesSeen(step));
  for (const id of q.coverage.thingsIn(copy)) rarest = Math.min(rarest, things.timesSeen(id));
  return Number.isFinite(rarest) ? rarest : OFTEN; // a sealed answer leads nowhere before all are in
};

interface Trial {
  readonly machine: AnyGame['machine'];
  readonly visited: Set<string>;
}
const trials = new WeakMap<AnyGame['machine'], Trial>();
/** Rules that note the steps they visit, made once for a machine. */
const trialOf = (m: AnyGame['machine']): Trial => {
  let trial = trials.get(m);
  if (!trial) {
    const visited = new Set<string>();
    trial = { machine: traceSteps(m, name => visited.add(name)), visited };
    trials.set(m, trial);
  }
  return trial;
};
