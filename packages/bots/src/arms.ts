import { type Answer, contains, type Die, enumerate, type Ground, type Random, type Seat, type Space, sample } from '@cadre/core';

/** One answer at one moment of the tree, and what became of it. */
export interface Arm {
  readonly seat: Seat;
  readonly answer: Answer;
  visits: number;
  /** The sum of this seat's scores over all visits. */
  total: number;
  /** How often it could have been chosen: in another imagined world it may be illegal. */
  offered: number;
  /** How often it won the match at once. */
  wonAtOnce: number;
}
/** Everything one seat has tried at one question. */
export interface Table {
  readonly seat: Seat;
  readonly known: Map<Key, Arm>;
  visits: number;
  /** The space that `legal` and `wide` belong to. */
  space: Space | null;
  legal: Arm[];
  /** Too large to try everything: members are sampled, a few more with every visit. */
  wide: boolean;
}
export type Key = number | string;

/** Sampled arms of a wide table grow with the root of its visits. */
const WIDENING = 2;

export const newTable = (seat: Seat): Table => ({ seat, known: new Map(), visits: 0, space: null, legal: [], wide: false });
export const keyOf = (answer: Answer): Key => (answer.length === 1 ? answer[0]! : answer.join());

export interface Choosing {
  /** How much an answer is worth trying because it is little known. */
  readonly exploration: number;
  /** The largest number of answers that are all tried; of more, a growing sample. */
  readonly width: number;
}
const steady = (): number => 1;
/** Seats that choose at once would fall into step, one always beating the other, if nothing shook them. */
const shaken = (random: Random) => (): number => random(1024) / 512;

/** The arm to try now: one that was never tried, else the one with the best upper bound. */
export const chooseArm = (t: Table, space: Space, ground: Ground, random: Random, choosing: Choosing, atOnce: boolean): Arm => {
  const { exploration, width } = choosing,
    weight = atOnce ? shaken(random) : steady;
  if (t.space === null || !sameSpace(t.space, space)) meet(t, space, width);
  t.visits++;
  if (t.wide && t.legal.length < WIDENING * Math.sqrt(t.visits)) addSample(t, space, ground, random);
  for (const arm of t.legal) arm.offered++;
  let candidates = t.legal;
  while (candidates.length > 0) {
    const arm = best(candidates, exploration, weight, random);
    // The ground may have moved since this spot was found.
    if (space.kind !== 'place' || contains(space, arm.answer, ground)) return arm;
    arm.offered--;
    candidates = candidates.filter(other => other !== arm);
  }
  const arm = addSample(t, space, ground, random);
  arm.offered++;
  return arm;
};

const meet = (t: Table, space: Space, width: number): void => {
  const all = enumerate(space, width);
  t.space = space;
  t.wide = all === undefined;
  t.legal = all
    ? all.map(answer => armFor(t, answer))
    : [...t.known.values()].filter(a => space.kind === 'place' || contains(space, a.answer));
};
const armFor = (t: Table, answer: Answer): Arm => {
  const key = keyOf(answer);
  let arm = t.known.get(key);
  if (!arm) {
    arm = { seat: t.seat, answer, visits: 0, total: 0, offered: 0, wonAtOnce: 0 };
    t.known.set(key, arm);
  }
  return arm;
};
/** Things are picked in any order, and all orders are one arm: the one in which they are offered. */
const listed = (space: Space, answer: Answer): Answer =>
  space.kind === 'pick' && answer.length > 1 ? space.options.filter(x => answer.includes(x)) : answer;
const addSample = (t: Table, space: Space, ground: Ground, random: Random): Arm => {
  const arm = armFor(t, listed(space, sample(space, random, ground)));
  if (!t.legal.includes(arm)) t.legal.push(arm);
  return arm;
};

const best = (arms: readonly Arm[], exploration: number, weight: () => number, random: Random): Arm => {
  let fresh = 0;
  for (const arm of arms) if (arm.visits === 0) fresh++;
  if (fresh > 0) return nthFresh(arms, random(fresh));
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
const nthFresh = (arms: readonly Arm[], n: number): Arm => {
  let left = n;
  return arms.find(arm => arm.visits === 0 && left-- === 0)!;
};

/** Whether both have the same members (of places: on the same ground). */
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
