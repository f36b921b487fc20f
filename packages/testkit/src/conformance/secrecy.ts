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
  type Random,
  type Seat,
  SPECTATOR,
  sample,
  viewOf,
} from '@cadre/core';
import { firstDifference } from './keeping.js';
import { openStep, revealing } from './trace.js';
import { broken, type Check, type Moment } from './walk.js';

/** The promises about secrets: a seat sees, hears and is asked nothing that depends on what it cannot know. */
export const SECRECY: readonly Check[] = [
  {
    id: 'imagine',
    says: 'what a seat imagines looks exactly like what it sees',
    question: ({ game, state, random }) => {
      for (const seat of onlookers(state)) {
        const view = viewOf(state, seat);
        const difference = firstDifference(view, viewOf(imagine(game, view, random), seat), 'view');
        if (difference) broken(`seat ${seat} can tell what it imagines from the truth: ${difference}`);
      }
    },
  },
  {
    id: 'dealt-in-secret',
    says: 'what chance puts into one seat’s secrets shows to no other seat, unless a step says that it reveals',
    question: m => {
      if (m.state.pending!.asks[0]!.seat !== CHANCE) return;
      const [one, other] = twoFutures(m, CHANCE);
      if (!one || !other || one.reveals || other.reveals) return;
      const receivers = changedSecrets(one.state, other.state);
      for (const seat of onlookers(m.state)) {
        if (!receivers.some(r => r !== seat)) continue;
        const leak = tells(one, other, seat);
        if (leak)
          broken(`chance dealt seat ${receivers.join(', ')} something in ${m.state.pending!.rule}, and seat ${seat} can tell: ${leak}`);
      }
    },
  },
  {
    id: 'secret-choice',
    says: 'nobody else can tell which answer was given to a question that says it is secret',
    question: m => {
      if (!openStep(m.game.machine, m.state).secret) return;
      const asked = m.state.pending!.asks.find(a => !a.answer)!.seat;
      const [one, other] = twoFutures(m, asked);
      if (!one || !other || one.reveals || other.reveals) return;
      const owners = asked === CHANCE ? changedSecrets(one.state, other.state) : [asked];
      for (const seat of onlookers(m.state)) {
        const leak = owners.includes(seat) ? undefined : tells(one, other, seat);
        if (leak) broken(`seat ${seat} can tell how ${m.state.pending!.rule} was answered in secret: ${leak}`);
      }
    },
  },
  {
    id: 'indistinguishable',
    says: 'two states that look the same to a seat keep looking the same to it, until a step says that it reveals',
    question: ({ game, state, random }) => {
      for (const seat of onlookers(state)) {
        const truth = future(game, game.clone(state));
        const guess = future(game, imagine(game, viewOf(state, seat), random));
        for (let n = 0; n < 6 && truth.state.pending && !truth.reveals && !guess.reveals; n++) {
          const rule = truth.state.pending.rule;
          if (!sameAnswer(truth, guess, seat, random)) break;
          const leak = truth.reveals || guess.reveals ? undefined : tells(truth, guess, seat);
          if (leak) broken(`after ${rule}, seat ${seat} can tell two worlds apart that it could not tell apart before: ${leak}`);
        }
      }
    },
  },
];

const onlookers = (s: AnyState): Seat[] => [SPECTATOR, ...s.secret.keys()];
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
  const rules = revealing(game.machine);
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
const tells = (a: Future, b: Future, seat: Seat): string | undefined =>
  firstDifference(viewOf(a.state, seat), viewOf(b.state, seat), 'view') ??
  firstDifference(factsFor(a.state.out!, seat), factsFor(b.state.out!, seat), 'facts');

/** The same question answered in two different ways. */
const twoFutures = (m: Moment, seat: Seat): Future[] => {
  const { space } = m.state.pending!.asks.find(a => a.seat === seat && !a.answer)!;
  const ground = m.game.machine.ground(m.state);
  const first = sample(space, m.random, ground);
  for (let tries = 0; tries < 8; tries++) {
    const second = sample(space, m.random, ground);
    if (second.join() === first.join()) continue;
    return [first, second].map(answer => {
      const f = future(m.game, m.game.clone(m.state));
      f.play(seat, answer);
      return f;
    });
  }
  return [];
};

/** Answer the next question in both worlds: alike if the seat may notice the answer, each as it likes if not. False when no answer is legal in both. */
const sameAnswer = (truth: Future, guess: Future, onlooker: Seat, random: Random): boolean => {
  const here = truth.state.pending!.asks.find(a => !a.answer)!;
  const there = guess.state.pending?.asks.find(a => !a.answer);
  if (there?.seat !== here.seat) return false;
  if (truth.secretQuestion && here.seat !== onlooker && here.seat !== CHANCE) {
    truth.play(here.seat, sample(here.space, random, truth.ground));
    guess.play(there.seat, sample(there.space, random, guess.ground));
    return true;
  }
  const shared = (enumerate(here.space, 60) ?? Array.from({ length: 12 }, () => sample(here.space, random, truth.ground))).filter(a =>
    contains(there.space, a, guess.ground),
  );
  if (shared.length === 0) return false;
  const answer = shared[random(shared.length)]!;
  truth.play(here.seat, answer);
  guess.play(here.seat, answer);
  return true;
};
