import { type Answer, type AnyState, type Asked, CHANCE, type Game, NO_GROUND, type Random, type Seat, type Space } from '@cadre/core';
import { type Arm, type Choosing, chooseArm } from './arms.js';
import { anyAnswer } from './bot.js';
import { follow, type Met, type Moment, metAt, secrecyOf, seenBy, tableOf } from './tree.js';

/** How a seat answers where the tree ends. The state is an imagined one. */
export type Policy<S> = (s: S, seat: Seat, space: Space, random: Random) => Answer;
export interface Settings<S> extends Partial<Choosing> {
  /** Answers beyond the tree after which the game's outlook stands for the end. Games without outlook play on. */
  readonly depth?: number;
  /** Any legal answer, unless a game brings something wiser. */
  readonly policy?: Policy<S>;
}
const STANDARD = { exploration: 0.7, width: 128, depth: 60 };
export type Standing<S> = Settings<S> & typeof STANDARD;
export const withStandards = <S>(settings: Settings<S>): Standing<S> => ({ ...STANDARD, ...settings });

export interface Growing<S> {
  /** Play this state to its end and learn from it. False when the time was over before there was anything to learn. */
  iterate(s: S): boolean;
  /** What this seat tried at the root. */
  tried(seat: Seat): readonly Arm[];
}

/** A tree that grows with every iteration. Where seats make secret choices, each seat has its own, of what it saw. */
export const growing = <S extends AnyState>(game: Game<S>, random: Random, late: () => boolean, settings: Standing<S>): Growing<S> => {
  const { depth, policy } = settings,
    { machine } = game;
  const isSecret = secrecyOf(game);
  const observerOf = (seat: Seat): number => (isSecret ? seat : 0);
  const roots: Moment[] = [];
  /** Where each observer stands in its tree, null beyond it; and the open question there. */
  const stands: (Moment | null)[] = [],
    met: (Met | null)[] = [];
  const path: Arm[] = [],
    answers: Answer[] = [];

  const enterTree = (observers: number): void => {
    for (let o = 0; o < observers; o++) {
      roots[o] ??= [];
      stands[o] = roots[o]!;
    }
    path.length = 0;
  };
  const isBeyond = (): boolean => {
    for (const moment of stands) if (moment) return false;
    return true;
  };
  /** What the question is about, for those who may know it: a space is shown to the asked seat alone. */
  const topicFor = (observer: number, asks: readonly Asked[]): string =>
    asks.length === 1 && observer === observerOf(asks[0]!.seat) ? asks[0]!.space.of : '';
  const decide = (s: S, { seat, space }: Asked, atOnce: boolean): Answer => {
    if (seat === CHANCE) return anyAnswer(game, s, space, random);
    const here = met[observerOf(seat)];
    if (!here) return policy ? policy(s, seat, space, random) : anyAnswer(game, s, space, random);
    const ground = space.kind === 'place' ? machine.ground(s) : NO_GROUND;
    const arm = chooseArm(tableOf(here, seat), space, ground, random, settings, atOnce);
    path.push(arm);
    return arm.answer;
  };
  /** Answer the open question for everybody: all choose before any answer is given. */
  const answerAll = (s: S): void => {
    const { rule, asks } = s.pending!;
    const isChance = asks.length === 1 && asks[0]!.seat === CHANCE;
    if (!isChance) for (let o = 0; o < stands.length; o++) met[o] = stands[o] ? metAt(stands[o]!, rule, topicFor(o, asks)) : null;
    for (let i = 0; i < asks.length; i++) answers[i] = asks[i]!.answer ?? decide(s, asks[i]!, asks.length > 1);
    if (!isChance) {
      const secret = isSecret?.(s) ?? false;
      for (let o = 0; o < stands.length; o++) if (met[o]) stands[o] = follow(met[o]!, seenBy(o, asks, answers, secret));
    }
    for (let i = 0; i < asks.length; i++) if (!asks[i]!.answer) machine.advance(s, asks[i]!.seat, answers[i]!);
  };
  const playOut = (s: S): readonly number[] | null => {
    let beyond = 0;
    while (s.pending) {
      const cut = late();
      if (game.outlook && (cut || beyond >= depth)) return game.outlook(s);
      if (cut) return null; // an unfinished match without an outlook says nothing
      if (isBeyond()) beyond++;
      answerAll(s);
    }
    return game.score(s);
  };
  return {
    iterate: s => {
      enterTree(isSecret ? s.secret.length : 1);
      const started = s.seq;
      const scores = playOut(s);
      if (!scores) return false;
      const isAtOnce = !s.pending && s.seq === started + 1;
      for (const arm of path) {
        const score = scores[arm.seat]!;
        arm.visits++;
        arm.total += score;
        if (isAtOnce && score === 1) arm.wonAtOnce++;
      }
      return true;
    },
    tried: seat => [...(roots[observerOf(seat)]?.[0]?.tables[seat]?.known.values() ?? [])].filter(arm => arm.visits > 0),
  };
};
