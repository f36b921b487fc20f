import {
  type Answer,
  type AnyGame,
  type AnyState,
  CHANCE,
  contains,
  type Ground,
  openPrompts,
  outcomes,
  type Place,
  type Prompt,
  type Random,
  type Reason,
  type Space,
  sameAnswer,
  sample,
  viewOf,
} from '@cadre/core';
import { type Check, fail, type Moment } from './check.js';
import { firstDifference } from './state-checks.js';

/** The promises about single kinds of questions: places, suggestions, chance, joint questions. */
export const ANSWER_CHECKS: readonly Check[] = [
  {
    id: 'place',
    says: 'a ground says why a spot is refused and where instead, and is empty exactly when no spot is legal',
    question: ({ game, state, random }) => {
      const ground = game.machine.ground(state);
      for (const { space } of openPrompts(state.pending!)) if (space.kind === 'place') checkGround(game, ground, space, random);
    },
  },
  {
    id: 'known',
    says: 'what a ground says depends only on what everybody knows: it says the same of a view',
    question: ({ game, state, random }) => {
      for (const { seat, space } of openPrompts(state.pending!)) {
        if (space.kind !== 'place') continue;
        const [full, view] = [game.machine.ground(state), game.machine.ground(viewOf(state, seat))];
        for (const spot of probes(full, space, random)) {
          const difference = firstDifference(full.refuse(space, spot), view.refuse(space, spot), `the answer to [${spot}]`);
          if (difference) fail(`seat ${seat} hears something else of ${space.region} from its view: ${difference}`);
        }
      }
    },
  },
  {
    id: 'suggest',
    says: 'every suggestion is legal and says why, with a rule of the catalogue',
    question: ({ game, state }) => {
      const ground = game.machine.ground(state);
      for (const { seat, space } of openPrompts(state.pending!)) {
        if (seat === CHANCE) continue;
        for (const { answer, because } of game.suggest?.(viewOf(state, seat), space) ?? []) {
          if (!contains(space, answer, ground)) fail(`expected a legal suggestion for ${state.pending!.rule}, got [${answer}]`);
          checkReason(game, because, `the suggestion [${answer}] for ${state.pending!.rule}`);
        }
      }
    },
  },
  {
    id: 'chance',
    says: 'the chances of what chance is asked add up to 1, and it can get every answer that it is given',
    question: ({ state, random }) => {
      const { seat, space } = state.pending!.asks[0]!;
      if (seat === CHANCE) checkChance(space, sample(space, random));
    },
  },
  {
    id: 'joint',
    says: 'partners see each other’s proposals, nobody learns anything by them, equal ones are taken, and where they differ the first seat may insist',
    question: m => {
      if (m.state.pending!.joint === 0) checkJoint(m);
    },
  },
];

export const checkReason = (game: AnyGame, reason: Reason | undefined, what: string): void => {
  if (!reason?.why) fail(`${what} comes without a reason`);
  if (!game.catalogue.some(rule => rule.id === reason.rule)) fail(`${what} names rule "${reason.rule}", which is not in the catalogue`);
};

/** Far off every table, but small enough to be squared. */
const FAR = 1_000_000;
/** A legal spot, others around it at growing distances, and one far off. */
const probes = (ground: Ground, space: Place, random: Random): Answer[] => {
  if (ground.isEmpty(space)) return [];
  const legal = ground.sample(space, random);
  const near = [3, 30, 300, 3000].map(by => legal.map(x => x + random(2 * by + 1) - by));
  return [legal, ...near, legal.map(() => FAR)].filter(spot => spot.length > 0);
};
const checkGround = (game: AnyGame, ground: Ground, space: Place, random: Random): void => {
  if (ground.isEmpty(space)) {
    const spot = ground.sample(space, random);
    if (spot.length > 0 && !ground.refuse(space, spot)) fail(`${space.region} is said to be empty, but [${spot}] is legal`);
    if (!space.may) fail(`${space.of} asks for a spot in ${space.region}, which is empty`);
  }
  for (const spot of probes(ground, space, random)) {
    const reason = ground.refuse(space, spot);
    const nearest = ground.nearest(space, spot);
    if (reason) checkReason(game, reason, `the refusal of [${spot}] in ${space.region}`);
    else if (nearest?.join() !== spot.join())
      fail(`[${spot}] is legal in ${space.region}, but the nearest legal spot is said to be [${nearest}]`);
    if (!nearest || ground.refuse(space, nearest)) fail(`expected a legal spot of ${space.region} next to [${spot}], got [${nearest}]`);
  }
};

const checkChance = (space: Space, sampled: Answer): void => {
  if (space.kind !== 'roll' && space.kind !== 'draw') return;
  if (space.kind === 'roll')
    for (const die of space.dice) {
      const twin = space.dice.find(d => d.id === die.id && d.weights.join() !== die.weights.join());
      if (twin) fail(`two dice of ${space.of} are called "${die.id}", but have weights ${die.weights} and ${twin.weights}`);
      if (!die.weights.every(w => Number.isInteger(w) && w > 0))
        fail(`expected whole weights above 0 of die "${die.id}", got ${die.weights}`);
    }
  const all = outcomes(space, 1000);
  if (!all) return;
  const sum = all.reduce((total, o) => total + o.chance, 0);
  if (Math.abs(sum - 1) > 1e-9) fail(`the chances of ${space.of} add up to ${sum}`);
  const stray = [sampled, ...all.map(o => o.answer)].find(a => !contains(space, a));
  if (stray) fail(`${space.of} came to [${stray}], which is not among its answers`);
};

const checkJoint = ({ game, state, random }: Moment): void => {
  const { rule, asks, seq } = state.pending!;
  const ground = game.machine.ground(state);
  const propose = (s: typeof state, seat: number, answer: Answer): void => {
    const refusal = game.machine.submit(s, seat, seq, answer);
    if (refusal) fail(`seat ${seat} proposed [${answer}] for ${rule}, and was refused: ${refusal.message}`);
  };
  const isOpen = (s: typeof state): boolean => s.pending?.joint !== undefined && s.pending.seq === seq && s.pending.rule === rule;
  const answer = sample(asks[0]!.space, random, ground);
  const agree = game.clone(state);
  propose(agree, asks[0]!.seat, answer);
  if (agree.floor !== state.floor)
    fail(`a proposal for ${rule} moved the floor from ${state.floor} to ${agree.floor}: it cannot be undone`);
  for (const { seat } of asks) {
    const seen = viewOf(agree, seat).pending?.asks[0]?.answer;
    if (seen?.join() !== answer.join()) fail(`seat ${seat} cannot see what its partner proposes for ${rule}`);
  }
  for (const { seat } of asks.slice(1)) propose(agree, seat, answer);
  if (isOpen(agree)) fail(`all proposed [${answer}] for ${rule}, but it was not taken`);
  const other = differentAnswer(asks[0]!.space, answer, random, ground);
  if (other) checkLastWord(game, state, answer, other, agree);
};
/** Some answer that chooses something else; null where chance finds none. */
const differentAnswer = (space: Space, than: Answer, random: Random, ground: Ground): Answer | null => {
  for (let tries = 0; tries < 20; tries++) {
    const answer = sample(space, random, ground);
    if (!sameAnswer(space, answer, than)) return answer;
  }
  return null;
};
/** Partners who differ: nobody but the seat with the last word can end the question, and it takes what that seat insists on. */
const checkLastWord = (game: AnyGame, state: AnyState, answer: Answer, other: Answer, agreed: AnyState): void => {
  const { rule, asks, seq } = state.pending!;
  const quarrel = game.clone(state);
  const propose = (seat: number, given: Answer): void => {
    const refusal = game.machine.submit(quarrel, seat, seq, given);
    if (refusal) fail(`seat ${seat} differs from its partner on ${rule}, and was refused: ${refusal.message}`);
  };
  const [{ seat: decides }, ...partners] = asks as [Prompt, ...Prompt[]];
  propose(decides, answer);
  for (let n = 0; n < 2; n++) for (const { seat } of partners) propose(seat, other);
  if (quarrel.pending?.seq !== seq || quarrel.pending.rule !== rule)
    fail(`seat ${decides} has the last word on ${rule}, but it ended before that seat insisted`);
  propose(decides, answer);
  if (quarrel.pending?.seq === seq && quarrel.pending.rule === rule)
    fail(`seat ${decides} insisted on [${answer}], but ${rule} is still open`);
  if (JSON.stringify(quarrel.public) !== JSON.stringify(agreed.public))
    fail(`seat ${decides} insisted on [${answer}] for ${rule}, but something else was taken`);
};
