import {
  type Answer,
  type AnyState,
  type Call,
  CHANCE,
  enumerate,
  type Known,
  nextPrompt,
  type Prompt,
  type Seat,
  type Space,
} from '@cadre/core';
import { BUDGET, type Engine, type Forecast, forecast, keyOf, openState, outcomesOf, type Plan } from './forecast.js';

export interface BestPlan<S extends AnyState, M> extends Plan<S, M> {
  /** Who wants what is counted to be worth most; every other seat wants it to be worth least. */
  readonly me: Seat;
  worth(m: M): number;
  /** Decides between answers that are worth the same, in the same way. */
  tie?(m: M): number;
  /** One choice for each situation that an answer can lead to. What is left out although it could be best makes the forecast wrong; without it every answer is tried. */
  choices?(s: S, space: Space): readonly Choice[] | undefined;
  /** The same for a result of chance. */
  leadsTo?(s: S, space: Space): ((answer: Answer) => string) | undefined;
}
export interface Choice {
  readonly answer: Answer;
  /** Choices with equal texts lead to equal situations, whatever the question was: only the first of them is tried. */
  readonly leadsTo?: string;
}
const MOST_ANSWERS = 300;
/** To look up what a choice leads to costs so much less than a step of the engine. */
const LOOKS = 20;
/** Sums of the same chances in another order differ by less than this. */
const SAME = 1e-13;
interface Prospect<M> {
  readonly chances: ReadonlyMap<M, number>;
  readonly worth: number;
  readonly tie: number;
}
/** Thrown when the budget does not suffice, or not every answer can be tried. */
class TooMuch extends Error {}
/**
 * The exact distribution when every seat decides as is best for it on average: every answer is tried on the engine's own steps
 * (expectimax). Equal situations are worked out once. Where that is too much, the policy decides and the forecast is not exact.
 */
export const bestForecast = <S extends AnyState, M>(game: Engine<S>, from: Known<S>, call: Call, plan: BestPlan<S, M>): Forecast<M> => {
  const { me, measure, worth, tie = () => 0, key = keyOf, budget = BUDGET } = plan;
  const depth = from.stack.length;
  const known = new Map<string, Prospect<M>>();
  const ahead = new Map<string, Prospect<M>>();
  let [steps, looks] = [0, 0];
  /** What each answer leads to. The last one may use the state itself: copies take most of the time. */
  const afterEach = (s: S, seat: Seat, choices: readonly Choice[]): Prospect<M>[] => {
    looks += choices.length;
    if (looks > LOOKS * budget) throw new TooMuch();
    const found = choices.map(({ leadsTo }) => (leadsTo === undefined ? undefined : ahead.get(leadsTo)));
    const last = found.lastIndexOf(undefined);
    return choices.map(({ answer, leadsTo }, i) => {
      const known = found[i];
      if (known) return known;
      if (++steps > budget) throw new TooMuch();
      const p = prospect(game.machine.advance(i === last ? s : game.clone(s), seat, answer, depth));
      if (leadsTo !== undefined) ahead.set(leadsTo, p);
      return p;
    });
  };
  const prospect = (s: S): Prospect<M> => {
    if (!s.pending) {
      const m = measure(s);
      return { chances: new Map([[m, 1]]), worth: worth(m), tie: tie(m) };
    }
    const k = key(s);
    let found = known.get(k);
    if (!found) {
      const ask = nextPrompt(s.pending);
      found = ask.seat === CHANCE ? onAverage(s, ask) : best(s, ask);
      known.set(k, found);
    }
    return found;
  };
  const onAverage = (s: S, { seat, space }: Prompt): Prospect<M> => {
    const all = outcomesOf(s, space, plan);
    if (!all) throw new TooMuch();
    const chances = new Map<M, number>();
    let [mean, meanTie] = [0, 0];
    const leadsTo = plan.leadsTo?.(s, space);
    const choices = leadsTo ? all.map(({ answer }) => ({ answer, leadsTo: leadsTo(answer) })) : all;
    for (const [i, p] of afterEach(s, seat, choices).entries()) {
      const { chance } = all[i]!;
      mean += chance * p.worth;
      meanTie += chance * p.tie;
      for (const [m, then] of p.chances) chances.set(m, (chances.get(m) ?? 0) + chance * then);
    }
    return { chances, worth: mean, tie: meanTie };
  };
  const best = (s: S, ask: Prompt): Prospect<M> => {
    const choices = plan.choices?.(s, ask.space) ?? enumerate(ask.space, MOST_ANSWERS)?.map(answer => ({ answer }));
    if (!choices) throw new TooMuch();
    const sign = ask.seat === me ? 1 : -1;
    const isBetter = (b: Prospect<M>, a: Prospect<M>): boolean => {
      const more = sign * (b.worth - a.worth);
      return more > SAME || (more > -SAME && sign * (b.tie - a.tie) > SAME);
    };
    return afterEach(s, ask.seat, choices).reduce((a, b) => (isBetter(b, a) ? b : a));
  };
  try {
    const { chances } = prospect(game.machine.enter(openState(game, from), call));
    return { chances, steps, exact: true, trials: 0 };
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
    return { ...forecast(game, from, call, plan), exact: false };
  }
};
