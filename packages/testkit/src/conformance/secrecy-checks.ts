import {
  type Answer,
  type AnyGame,
  type AnyState,
  CHANCE,
  contains,
  enumerate,
  factsFor,
  type Ground,
  imagine,
  nextPrompt,
  type Pending,
  type Prompt,
  type Random,
  type Seat,
  SPECTATOR,
  sample,
  type Told,
  viewOf,
} from '@cadre/core';
import { type Check, fail, type Step } from './check.js';
import { firstDifference } from './state-checks.js';
import { openStep, trackReveals } from './trace.js';

/** The promises about secrets: a seat sees, hears and is asked nothing that depends on what it cannot know. */
export const SECRECY_CHECKS: readonly Check[] = [
  {
    id: 'imagine',
    says: 'what a seat imagines looks exactly like what it sees',
    question: ({ game, state, random }) => {
      for (const seat of observers(state)) {
        const view = viewOf(state, seat);
        const difference = firstDifference(view, viewOf(imagine(game, view, random), seat), 'view');
        if (difference) fail(`${observer(seat)} can tell what it imagines from the truth: ${difference}`);
      }
    },
  },
  {
    id: 'dealt-in-secret',
    says: 'what chance puts into one seat’s secrets shows to no other seat, unless a step says that it reveals',
    answered: m => {
      if (m.seat !== CHANCE) return;
      const [one, other] = twoFutures(m);
      if (!one || !other || one.reveals || other.reveals) return;
      const receivers = changedSecrets(one.state, other.state);
      for (const seat of observers(m.before)) {
        if (!receivers.some(r => r !== seat)) continue;
        const leak = leakTo(seat, one, other);
        if (leak)
          fail(`chance dealt seat ${receivers.join(', ')} something in ${m.before.pending!.rule}, and ${observer(seat)} can tell: ${leak}`);
      }
    },
  },
  {
    id: 'secret-choice',
    says: 'nobody else can tell which answer was given to a question that says it is secret',
    answered: m => {
      if (!openStep(m.game.machine, m.before).secret) return;
      const [one, other] = twoFutures(m);
      if (!one || !other || one.reveals || other.reveals) return;
      const owners = m.seat === CHANCE ? changedSecrets(one.state, other.state) : [m.seat];
      for (const seat of observers(m.before)) {
        const leak = owners.includes(seat) ? undefined : leakTo(seat, one, other);
        if (leak) fail(`${observer(seat)} can tell how ${m.before.pending!.rule} was answered in secret: ${leak}`);
      }
    },
  },
  {
    id: 'indistinguishable',
    says: 'two states that look the same to a seat keep looking the same to it, until a step says that it reveals',
    answered: m => {
      for (const seat of observers(m.before)) {
        const truth = future(m.game, m.game.clone(m.before));
        const guess = future(m.game, imagine(m.game, viewOf(m.before, seat), m.random));
        for (let n = 0; n < 6 && truth.state.pending && !truth.reveals && !guess.reveals; n++) {
          const rule = truth.state.pending.rule;
          if (!playBoth(truth, guess, seat, m.random, n === 0 ? m : undefined)) break;
          const leak = truth.reveals || guess.reveals ? undefined : leakTo(seat, truth, guess);
          if (leak) fail(`after ${rule}, ${observer(seat)} can tell two worlds apart that it could not tell apart before: ${leak}`);
        }
      }
    },
  },
];

const observers = (s: AnyState): Seat[] => [SPECTATOR, ...s.secret.keys()];
const observer = (seat: Seat): string => (seat === SPECTATOR ? 'a spectator' : `seat ${seat}`);
const changedSecrets = (a: AnyState, b: AnyState): Seat[] =>
  a.secret.flatMap((x, seat) => (firstDifference(x, b.secret[seat], '') ? [seat] : []));

/** A state being played on, with what was said in it and whether a step revealed something. */
interface Future {
  readonly state: AnyState;
  reveals: boolean;
  play(seat: Seat, answer: Answer): void;
  readonly ground: Ground;
  readonly secretQuestion: boolean;
}
const future = (game: AnyGame, state: AnyState): Future => {
  state.out = [];
  const rules = trackReveals(game.machine);
  return {
    state,
    reveals: false,
    play(seat, answer) {
      rules.revealed = false;
      rules.machine.advance(state, seat, answer);
      this.reveals ||= rules.revealed;
    },
    get ground() {
      return game.machine.ground(state);
    },
    get secretQuestion() {
      return openStep(game.machine, state).secret === true;
    },
  };
};
const leakTo = (seat: Seat, a: Future, b: Future): string | undefined =>
  firstDifference(viewOf(a.state, seat), viewOf(b.state, seat), 'view') ??
  factThatDiffers(factsFor(a.state.out!, seat), factsFor(b.state.out!, seat));
/** By its type: the number of a fact in a list says nothing to whoever wrote the rule. */
const factThatDiffers = (ours: readonly Told[], theirs: readonly Told[]): string | undefined => {
  for (let i = 0; i < Math.max(ours.length, theirs.length); i++) {
    const type = (ours[i] ?? theirs[i])!.fact.type;
    if (!ours[i] || !theirs[i]) return `the fact "${type}" is stated in one world only`;
    const difference = firstDifference(ours[i], theirs[i], `fact "${type}"`);
    if (difference) return difference;
  }
  return undefined;
};

/** The question answered as it was, and in another way. */
const twoFutures = (m: Step): Future[] => {
  const { space } = m.before.pending!.asks.find(a => a.seat === m.seat)!;
  const ground = m.game.machine.ground(m.before);
  for (let tries = 0; tries < 8; tries++) {
    const other = sample(space, m.random, ground);
    if (other.join() === m.answer.join()) continue;
    return [m.answer, other].map(answer => {
      const f = future(m.game, m.game.clone(m.before));
      f.play(m.seat, answer);
      return f;
    });
  }
  return [];
};

/**
 * Answer the next question in both worlds: alike if the observer may notice the answer, at random if not. The answer of the line comes first:
 * it leads to what is rare. False when no answer is legal in both.
 */
const playBoth = (truth: Future, guess: Future, observer: Seat, random: Random, line?: Pick<Step, 'seat' | 'answer'>): boolean => {
  const asked = (p: Pending): Prompt => (line && p.asks.find(a => a.seat === line.seat)) ?? nextPrompt(p);
  const here = asked(truth.state.pending!);
  const there = guess.state.pending ? asked(guess.state.pending) : undefined;
  if (there?.seat !== here.seat) return false;
  const { joint, asks } = truth.state.pending!;
  if (joint !== undefined && !asks.some(a => a.seat === observer)) return false; // whoever is not asked hears only whether partners agree
  if (truth.secretQuestion && here.seat !== observer && here.seat !== CHANCE) {
    truth.play(here.seat, line?.answer ?? sample(here.space, random, truth.ground));
    guess.play(there.seat, sample(there.space, random, guess.ground));
    return true;
  }
  const answers = line
    ? [line.answer]
    : (enumerate(here.space, 60) ?? Array.from({ length: 12 }, () => sample(here.space, random, truth.ground)));
  const shared = answers.filter(a => contains(there.space, a, guess.ground));
  if (shared.length === 0) return false;
  const answer = shared[random(shared.length)]!;
  truth.play(here.seat, answer);
  guess.play(here.seat, answer);
  return true;
};
