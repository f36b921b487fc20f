import { type Answer, contains, type Die, enumerate, type Ground, type Random, type Seat, type Space, sample } from '@cadre/core';

/** One answer to one question of the tree, with its statistics. */
export interface Arm {
  readonly seat: Seat;
  readonly answer: Answer;
  visits: number;
  /** The sum of this seat's scores over all visits. */
  total: number;
  /** How often it was legal: in another imagined world it may not be. */
  offered: number;
  /** How often it won the match at once. */
  immediateWins: number;
}
/** All answers one seat has tried to one question: a multi-armed bandit. */
export interface Bandit {
  readonly seat: Seat;
  readonly arms: Map<Key, Arm>;
  visits: number;
  /** The space that `legal` and `wide` belong to. */
  space: Space | null;
  legal: Arm[];
  /** Too large to try everything: answers are sampled, a few more with every visit. */
  wide: boolean;
}
export type Key = number | string;

/** The number of sampled arms grows with the square root of the visits. */
const WIDENING = 2;

export const newBandit = (seat: Seat): Bandit => ({ seat, arms: new Map(), visits: 0, space: null, legal: [], wide: false });
export const keyOf = (answer: Answer): Key => (answer.length === 1 ? answer[0]! : answer.join());

export interface Selection {
  /** The weight of uncertainty in the upper bound. */
  readonly exploration: number;
  /** Up to this many answers all are tried; of more, a growing sample. */
  readonly width: number;
}
/** A question, and where its answers come from when they are too many to list: the game's suggestions first, then samples. */
export interface Candidates {
  readonly space: Space;
  readonly ground: Ground;
  suggested(): readonly Answer[];
}
const constant = (): number => 1;
/** Without noise, seats that choose simultaneously lock into a cycle in which one always beats the other. */
const noisy = (random: Random) => (): number => random(1024) / 512;

/** The arm to try now: one that was never tried, else the one with the best upper bound. */
export const selectArm = (t: Bandit, question: Candidates, random: Random, selection: Selection, simultaneous: boolean): Arm => {
  const { space, ground } = question,
    { exploration } = selection,
    weight = simultaneous ? noisy(random) : constant;
  if (t.space === null || !sameSpace(t.space, space)) setSpace(t, question, selection.width);
  t.visits++;
  if (t.wide && t.legal.length < WIDENING * Math.sqrt(t.visits)) addSample(t, space, ground, random);
  for (const arm of t.legal) arm.offered++;
  let candidates = t.legal;
  while (candidates.length > 0) {
    const arm = highestBound(candidates, exploration, weight, random);
    // In another world a figure may stand on a spot that was free.
    if (space.kind !== 'place' || contains(space, arm.answer, ground)) return arm;
    arm.offered--;
    candidates = candidates.filter(other => other !== arm);
  }
  const arm = addSample(t, space, ground, random);
  arm.offered++;
  return arm;
};

const setSpace = (t: Bandit, { space, suggested }: Candidates, width: number): void => {
  const all = enumerate(space, width);
  if (!all) for (const answer of suggested()) armFor(t, inOfferedOrder(space, answer));
  t.space = space;
  t.wide = all === undefined;
  t.legal = all
    ? all.map(answer => armFor(t, answer))
    : [...t.arms.values()].filter(a => space.kind === 'place' || contains(space, a.answer));
};
const armFor = (t: Bandit, answer: Answer): Arm => {
  const key = keyOf(answer);
  let arm = t.arms.get(key);
  if (!arm) {
    arm = { seat: t.seat, answer, visits: 0, total: 0, offered: 0, immediateWins: 0 };
    t.arms.set(key, arm);
  }
  return arm;
};
/** A pick has no order: all its orders are one arm. */
const inOfferedOrder = (space: Space, answer: Answer): Answer =>
  space.kind === 'pick' && answer.length > 1 ? space.options.filter(x => answer.includes(x)) : answer;
const addSample = (t: Bandit, space: Space, ground: Ground, random: Random): Arm => {
  const arm = armFor(t, inOfferedOrder(space, sample(space, random, ground)));
  if (!t.legal.includes(arm)) t.legal.push(arm);
  return arm;
};

const highestBound = (arms: readonly Arm[], exploration: number, weight: () => number, random: Random): Arm => {
  let untried = 0;
  for (const arm of arms) if (arm.visits === 0) untried++;
  if (untried > 0) return nthUntried(arms, random(untried));
  let found = arms[0]!,
    highest = Number.NEGATIVE_INFINITY;
  for (const arm of arms) {
    const bound = arm.total / arm.visits + weight() * exploration * Math.sqrt(Math.log(arm.offered) / arm.visits);
    if (bound > highest) {
      highest = bound;
      found = arm;
    }
  }
  return found;
};
const nthUntried = (arms: readonly Arm[], n: number): Arm => {
  let left = n;
  return arms.find(arm => arm.visits === 0 && left-- === 0)!;
};

/** Whether both have the same answers (of places: on the same ground). */
const sameSpace = (a: Space, b: Space): boolean => {
  if (a === b) return true;
  switch (a.kind) {
    case 'pick':
      return b.kind === 'pick' && a.min === b.min && a.max === b.max && sameList(a.options, b.options);
    case 'amount':
      return b.kind === 'amount' && a.min === b.min && a.max === b.max;
    case 'order':
      return b.kind === 'order' && sameList(a.items, b.items);
    case 'place':
      return b.kind === 'place' && a.region === b.region && a.spots === b.spots && sameList(a.args, b.args);
    case 'roll':
      return b.kind === 'roll' && sameDice(a.dice, b.dice);
    case 'draw':
      return b.kind === 'draw' && a.count === b.count && sameList(a.from, b.from);
  }
};
const sameDice = (a: readonly Die[], b: readonly Die[]): boolean => a.length === b.length && a.every((die, i) => die.id === b[i]!.id);
const sameList = (a: readonly number[], b: readonly number[]): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};
