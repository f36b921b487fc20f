import { type Answer, type AnyState, CHANCE, contains, type Random, type Space, sample, type ViewOf, viewOf } from '@cadre/core';
import { Breach } from './check.js';
import { newAnswer, type OpenQuestion, rareAnswer } from './explore.js';

export type Policy = (q: OpenQuestion) => Answer;
/** How a good player answers, from what the seat may know: a game passes its own bot. */
export type Heuristic<S extends AnyState> = (view: ViewOf<S>, space: Space, random: Random) => Answer;

/**
 * Random lines meet what happens often, heuristic ones what only good play gets to, coverage-seeking ones what was rare so far.
 * `heuristic-coverage` plays well, but turns aside for whatever is rare.
 */
export const POLICIES = ['random', 'coverage', 'heuristic', 'heuristic-coverage'] as const;
export type PolicyName = (typeof POLICIES)[number];
/** Of so many answers of `heuristic-coverage`, one is a rare one. */
const RARE = 4;

export const policiesWith = <S extends AnyState>(heuristic?: Heuristic<S>): Readonly<Partial<Record<PolicyName, Policy>>> => {
  if (!heuristic) return { random: randomAnswer, coverage: rareAnswer };
  const good = (q: OpenQuestion): Answer => legalAnswer(heuristic, q);
  return {
    random: randomAnswer,
    coverage: rareAnswer,
    heuristic: q => (q.seat === CHANCE ? randomAnswer(q) : good(q)),
    'heuristic-coverage': q => (q.seat === CHANCE || q.random(RARE) === 0 ? rareAnswer(q) : (newAnswer(q) ?? good(q))),
  };
};
const randomAnswer: Policy = ({ game, state, space, random }) => sample(space, random, game.machine.ground(state));

const legalAnswer = <S extends AnyState>(heuristic: Heuristic<S>, { game, state, seat, space, random }: OpenQuestion): Answer => {
  const { rule } = state.pending!;
  let answer: Answer;
  try {
    answer = heuristic(viewOf(state, seat) as ViewOf<S>, space, random);
  } catch (error) {
    throw error instanceof Breach ? error : new Breach('heuristic', `the heuristic throws at ${rule}: ${error}`);
  }
  if (!contains(space, answer, game.machine.ground(state)))
    throw new Breach('heuristic', `expected a legal answer to ${rule} from the heuristic, got [${answer}]`);
  return answer;
};

/** Who answers in a line: one policy, or a second one from some answer on. */
export type Plan = readonly [first: PolicyName, second?: PolicyName];
const PLANS: readonly Plan[] = [
  ['random'],
  ['heuristic-coverage'],
  ['coverage', 'random'],
  ['random', 'heuristic-coverage'],
  ['coverage'],
  ['heuristic', 'coverage'],
  ['random', 'coverage'],
  ['heuristic-coverage', 'random'],
];
/** For the lines that are played only because something is still missing. */
const SEARCHES: readonly Plan[] = [['heuristic-coverage'], ['random', 'heuristic-coverage'], ['heuristic-coverage'], ['coverage']];

/** The plans that these policies can carry out. */
export const plansOf = (policies: readonly PolicyName[]): { readonly plans: readonly Plan[]; readonly searches: readonly Plan[] } => {
  const isPossible = (plan: Plan): boolean => plan.every(name => name === undefined || policies.includes(name));
  const single = policies.map((name): Plan => [name]);
  const some = (of: readonly Plan[], instead: readonly Plan[]): readonly Plan[] => (of.some(isPossible) ? of.filter(isPossible) : instead);
  const plans = some(PLANS, single);
  return { plans, searches: some(SEARCHES, plans) };
};
