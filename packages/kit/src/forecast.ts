import {
  type Answer,
  type AnyState,
  type Call,
  CHANCE,
  type Die,
  type Game,
  type Known,
  nextPrompt,
  type Outcome,
  outcomes,
  type Prompt,
  type Random,
  rollDice,
  type Space,
  sample,
} from '@cadre/core';
import { seeded } from './random.js';

export type Engine<S extends AnyState> = Pick<Game<S>, 'machine' | 'clone'>;
export interface Plan<S extends AnyState, M> {
  /** How seats decide on the way. */
  policy(s: S, ask: Prompt): Answer;
  /** What is counted at the end. */
  measure(s: S): M;
  /**
   * Situations with equal keys are merged. The default, all public data, is always right if pools are kept in order. A shorter key is
   * faster, and the dangerous part: test that it gives the same forecast as the default.
   */
  key?(s: S): string;
  /** Faces that the rules cannot tell apart here: the face that stands for each face of the die. */
  fold?(s: S, die: Die): readonly number[];
  /** The most answers the engine may take. Beyond it the rest is sampled, and the forecast says so. */
  budget?: number;
}
export interface Forecast<M> {
  readonly chances: ReadonlyMap<M, number>;
  /** How many answers the engine took to find out. */
  readonly steps: number;
  /** False when the pool was too large for the budget and the chances are those of `trials` sampled results. */
  readonly exact: boolean;
  readonly trials: number;
}
export const BUDGET = 100_000;
const TRIALS = 4000;
/** A pool with more distinct results than this is sampled. */
const MOST_OUTCOMES = 20_000;

export const keyOf = (s: AnyState): string => JSON.stringify([s.public, s.stack]);
/** A state of its own in which no seat has secrets: a forecast cannot look at what its reader may not know. */
export const openState = <S extends AnyState>(game: Pick<Engine<S>, 'clone'>, { public: pub, stack }: Known<S>): S =>
  game.clone({ public: pub, secret: [], stack, pending: null, seq: 0, floor: 0, out: null } as unknown as S);

const folded = (die: Die, representatives: readonly number[]): Die => {
  const weights = new Array<number>(die.weights.length).fill(0);
  for (const [face, weight] of die.weights.entries()) weights[representatives[face]!]! += weight;
  return { id: die.id, weights };
};
export const outcomesOf = <S extends AnyState>(s: S, space: Space, { fold }: Pick<Plan<S, unknown>, 'fold'>): Outcome[] | undefined =>
  outcomes(
    fold && space.kind === 'roll'
      ? rollDice(
          space.of,
          space.dice.map(die => folded(die, fold(s, die))),
        )
      : space,
    MOST_OUTCOMES,
  );

interface Situation<S> {
  readonly s: S;
  chance: number;
}
/** From this state on, layer by layer, until the stack is back at `depth`; null when the budget does not suffice. */
const walk = <S extends AnyState, M>(game: Engine<S>, from: S, depth: number, plan: Plan<S, M>): Forecast<M> | null => {
  const { policy, measure, key = keyOf, budget = BUDGET } = plan;
  const chances = new Map<M, number>();
  let steps = 0;
  let layer: Situation<S>[] = [{ s: from, chance: 1 }];
  while (layer.length > 0) {
    const next = new Map<string, Situation<S>>();
    for (const { s, chance } of layer) {
      if (!s.pending) {
        const m = measure(s);
        chances.set(m, (chances.get(m) ?? 0) + chance);
        continue;
      }
      const ask = nextPrompt(s.pending);
      const branches = ask.seat === CHANCE ? outcomesOf(s, ask.space, plan) : [{ answer: policy(s, ask), chance: 1 }];
      if (!branches || steps + branches.length > budget) return null;
      for (const [i, b] of branches.entries()) {
        const t = game.machine.advance(i === branches.length - 1 ? s : game.clone(s), ask.seat, b.answer, depth);
        steps++;
        const k = key(t);
        const same = next.get(k);
        if (same) same.chance += chance * b.chance;
        else next.set(k, { s: t, chance: chance * b.chance });
      }
    }
    layer = [...next.values()];
  }
  return { chances, steps, exact: true, trials: 0 };
};
/** The fallback for absurd pools: so many results as chance would give them, from a fixed seed. */
const sampled = <S extends AnyState, M>(game: Engine<S>, from: S, depth: number, plan: Plan<S, M>): Forecast<M> => {
  const random: Random = seeded(20_260);
  const chances = new Map<M, number>();
  const most = plan.budget ?? BUDGET;
  let steps = 0,
    trials = 0;
  while (trials < TRIALS && (trials === 0 || steps < most)) {
    const s = game.clone(from);
    while (s.pending) {
      const ask = nextPrompt(s.pending);
      game.machine.advance(s, ask.seat, ask.seat === CHANCE ? sample(ask.space, random) : plan.policy(s, ask), depth);
      steps++;
    }
    const m = plan.measure(s);
    chances.set(m, (chances.get(m) ?? 0) + 1);
    trials++;
  }
  for (const [m, n] of chances) chances.set(m, n / trials);
  return { chances, steps, exact: false, trials };
};

/**
 * The exact distribution of what a call comes to. It walks the engine's own steps: at a roll every outcome by its chance, at a decision
 * the policy, and equal situations together. No attack is implemented twice. It starts from a state or from a view.
 */
export const forecast = <S extends AnyState, M>(game: Engine<S>, from: Known<S>, call: Call, plan: Plan<S, M>): Forecast<M> => {
  const depth = from.stack.length;
  const begin = (): S => game.machine.enter(openState(game, from), call);
  return walk(game, begin(), depth, plan) ?? sampled(game, begin(), depth, plan);
};
