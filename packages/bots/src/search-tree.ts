import { type Answer, type AnyState, CHANCE, type Game, NO_GROUND, type Prompt, type Random, type Seat, type Space } from '@cadre/core';
import { type Arm, type Selection, selectArm } from './bandit.js';
import { anyAnswer, suggestedAnswers } from './bot.js';
import { banditOf, childOf, type InfoSet, infoSetAt, observationOf, secretQuestionsOf, type TreeNode } from './info-set.js';

/** How a seat answers beyond the tree, in an imagined state. */
export type Policy<S> = (s: S, seat: Seat, space: Space, random: Random) => Answer;
export interface Settings<S> extends Partial<Selection> {
  /** How many answers beyond the tree to play before the game's outlook is used as the result. Games without one play to the end. */
  readonly depth?: number;
  /** Defaults to a random legal answer. */
  readonly policy?: Policy<S>;
}
const DEFAULTS = { exploration: 0.7, width: 128, depth: 60 };
export type AllSettings<S> = Settings<S> & typeof DEFAULTS;
export const withDefaults = <S>(settings: Settings<S>): AllSettings<S> => ({ ...DEFAULTS, ...settings });

export interface SearchTree<S> {
  /** Play this state to its end and update the statistics. False when time ran out first. */
  iterate(s: S): boolean;
  /** What this seat has tried at the root of the tree. */
  rootArms(seat: Seat): readonly Arm[];
}

/** A tree that grows with every iteration. In games with secret choices each seat has its own tree, of what it observed. */
export const searchTree = <S extends AnyState>(
  game: Game<S>,
  random: Random,
  isLate: () => boolean,
  settings: AllSettings<S>,
): SearchTree<S> => {
  const { depth, policy } = settings,
    { machine } = game;
  const isSecret = secretQuestionsOf(game);
  const observerOf = (seat: Seat): number => (isSecret ? seat : 0);
  const roots: TreeNode[] = [];
  /** The current node of each observer, null beyond the tree; and the information set of the open question there. */
  const nodes: (TreeNode | null)[] = [],
    infoSets: (InfoSet | null)[] = [];
  const path: Arm[] = [],
    answers: Answer[] = [];

  const enterTree = (observers: number): void => {
    for (let o = 0; o < observers; o++) {
      roots[o] ??= [];
      nodes[o] = roots[o]!;
    }
    path.length = 0;
  };
  const hasLeftTree = (): boolean => {
    for (const node of nodes) if (node) return false;
    return true;
  };
  /** The topic of the question, for those who may know it: only the asked seat sees its space. */
  const topicFor = (observer: number, asks: readonly Prompt[]): string =>
    asks.length === 1 && observer === observerOf(asks[0]!.seat) ? asks[0]!.space.of : '';
  const decide = (s: S, { seat, space }: Prompt, simultaneous: boolean): Answer => {
    if (seat === CHANCE) return anyAnswer(game, s, space, random);
    const here = infoSets[observerOf(seat)];
    if (!here) return policy ? policy(s, seat, space, random) : anyAnswer(game, s, space, random);
    const ground = space.kind === 'place' ? machine.ground(s) : NO_GROUND;
    const suggested = (): readonly Answer[] => suggestedAnswers(game, s, seat, space);
    const arm = selectArm(banditOf(here, seat), { space, ground, suggested }, random, settings, simultaneous);
    path.push(arm);
    return arm.answer;
  };
  /** Answer the open question for all seats: everybody chooses before any answer is applied. */
  const answerAll = (s: S): void => {
    const { rule, asks, joint, seq } = s.pending!;
    const isChance = asks.length === 1 && asks[0]!.seat === CHANCE;
    if (!isChance) for (let o = 0; o < nodes.length; o++) infoSets[o] = nodes[o] ? infoSetAt(nodes[o]!, rule, topicFor(o, asks)) : null;
    if (joint === undefined) for (let i = 0; i < asks.length; i++) answers[i] = asks[i]!.answer ?? decide(s, asks[i]!, asks.length > 1);
    else {
      const agreed = decide(s, asks[0]!, false); // partners agree: one choice for all of them
      for (let i = 0; i < asks.length; i++) answers[i] = agreed;
    }
    if (!isChance) {
      const secret = isSecret?.(s) ?? false;
      for (let o = 0; o < nodes.length; o++) if (infoSets[o]) nodes[o] = childOf(infoSets[o]!, observationOf(o, asks, answers, secret));
    }
    for (let i = 0; i < asks.length && s.pending?.seq === seq; i++)
      if (!asks[i]!.answer || joint !== undefined) machine.advance(s, asks[i]!.seat, answers[i]!);
  };
  const playToEnd = (s: S): readonly number[] | null => {
    let beyond = 0;
    while (s.pending) {
      const cut = isLate();
      if (game.outlook && (cut || beyond >= depth)) return game.outlook(s);
      if (cut) return null; // an unfinished match without an outlook says nothing
      if (hasLeftTree()) beyond++;
      answerAll(s);
    }
    return game.score(s);
  };
  return {
    iterate: s => {
      enterTree(isSecret ? s.secret.length : 1);
      const started = s.seq;
      const scores = playToEnd(s);
      if (!scores) return false;
      const isImmediate = !s.pending && s.seq === started + 1;
      for (const arm of path) {
        const score = scores[arm.seat]!;
        arm.visits++;
        arm.total += score;
        if (isImmediate && score === 1) arm.immediateWins++;
      }
      return true;
    },
    rootArms: seat => [...(roots[observerOf(seat)]?.[0]?.bandits[seat]?.arms.values() ?? [])].filter(arm => arm.visits > 0),
  };
};
