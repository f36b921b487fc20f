import { type Die, type Outcome, plainDie, rollDie, rollOutcomes } from './dice.js';
import { type Ground, NO_GROUND, type Place, type Reason, type SpotPart, spotLength } from './ground.js';

/** The closed algebra of things a seat, or chance, can be asked. An answer is always a short list of integers. */
export type Answer = readonly number[];
/** A uniform integer in 0..below-1. The kernel owns no source of these: callers bring one. */
export type Random = (below: number) => number;

/** A question as the set of its answers. */
export type Space =
  /** Between `min` and `max` different options. */
  | { readonly kind: 'pick'; readonly of: string; readonly options: readonly number[]; readonly min: number; readonly max: number }
  | { readonly kind: 'amount'; readonly of: string; readonly min: number; readonly max: number }
  /** All items, in the order of the seat's choice. */
  | { readonly kind: 'order'; readonly of: string; readonly items: readonly number[] }
  | Place
  /** An answer names a face of each die. */
  | { readonly kind: 'roll'; readonly of: string; readonly dice: readonly Die[] }
  /** `count` things taken one after the other out of a bag that may hold equal things. */
  | { readonly kind: 'draw'; readonly of: string; readonly from: readonly number[]; readonly count: number };

/** `min` to `max` of these options. */
export const pick = (of: string, options: readonly number[], min = 1, max = 1): Space => ({ kind: 'pick', of, options, min, max });
/** One of these options, or none. */
export const mayPick = (of: string, options: readonly number[]): Space => pick(of, options, 0, 1);
/** A number from `min` to `max`. */
export const amount = (of: string, min: number, max: number): Space => ({ kind: 'amount', of, min, max });
/** All of these items, in any order. */
export const order = (of: string, items: readonly number[]): Space => ({ kind: 'order', of, items });
/** What a `place` question can have beside its region: several spots, their level or facing, and leave to decline. */
export interface PlaceOptions {
  readonly spots?: number;
  readonly parts?: readonly SpotPart[];
  readonly may?: boolean;
}
/** A spot on the table. The region, with its arguments, says to the ground of the game where it may be. */
export const place = (
  of: string,
  region: string,
  args: readonly number[],
  { spots = 1, parts = [], may = false }: PlaceOptions = {},
): Place => ({ kind: 'place', of, region, args, spots, parts, may });
/** The faces of these dice; only chance is asked. */
export const rollDice = (of: string, dice: readonly Die[]): Space => ({ kind: 'roll', of, dice });
/** `count` equal dice: ordinary ones by their number of faces, or others by the die. */
export const roll = (of: string, die: number | Die, count: number): Space =>
  rollDice(of, new Array<Die>(count).fill(typeof die === 'number' ? plainDie(die) : die));
/** `count` of these cards, drawn blindly; only chance is asked. */
export const draw = (of: string, from: readonly number[], count = 1): Space => ({ kind: 'draw', of, from, count });

/** The longest answer that any member of the space can have: the door refuses longer lists unread. */
export const longest = (s: Space): number => {
  switch (s.kind) {
    case 'pick':
      return s.max;
    case 'amount':
      return 1;
    case 'order':
      return s.items.length;
    case 'place':
      return spotLength(s) * s.spots;
    case 'roll':
      return s.dice.length;
    case 'draw':
      return s.count;
  }
};

/** A loop, because `every` skips the holes of a sparse list. */
export const isIntegers = (xs: readonly unknown[]): boolean => {
  for (let i = 0; i < xs.length; i++) if (!Number.isSafeInteger(xs[i])) return false;
  return true;
};
/** The answer as it is kept: a copy, and without -0, which JSON has not. */
export const plainAnswer = (answer: Answer): Answer => answer.map(x => x + 0);

/** The one legality check of the whole system: server, bots and tests all go through it. */
export const contains = (s: Space, a: Answer, ground: Ground = NO_GROUND): boolean => {
  if (!isIntegers(a)) return false;
  switch (s.kind) {
    case 'pick':
      return a.length >= s.min && a.length <= s.max && distinctFrom(a, s.options);
    case 'amount':
      return a.length === 1 && a[0]! >= s.min && a[0]! <= s.max;
    case 'order':
      return a.length === s.items.length && distinctFrom(a, s.items);
    case 'place':
      return a.length === 0 ? s.may || s.spots === 0 : a.length === spotLength(s) * s.spots && ground.refuse(s, a) === null;
    case 'roll':
      return a.length === s.dice.length && a.every((x, i) => x >= 0 && x < s.dice[i]!.weights.length);
    case 'draw':
      return a.length === s.count && a.every((x, i) => occurrences(a, x, i + 1) <= occurrences(s.from, x, s.from.length));
  }
};

/** A random member: how chance answers, how a random bot plays, how the fuzzer explores. */
export const sample = (s: Space, random: Random, ground: Ground = NO_GROUND): Answer => {
  switch (s.kind) {
    case 'pick': {
      const most = Math.min(s.max, s.options.length);
      const n = s.min === most ? most : s.min + random(most - s.min + 1);
      return n === 1 ? [s.options[random(s.options.length)]!] : drawn(s.options, n, random);
    }
    case 'amount':
      return [s.min + random(s.max - s.min + 1)];
    case 'order':
      return drawn(s.items, s.items.length, random);
    case 'place':
      return ground.sample(s, random);
    case 'roll':
      return s.dice.map(die => rollDie(die, random));
    case 'draw':
      return s.count === 1 ? [s.from[random(s.from.length)]!] : drawn(s.from, s.count, random);
  }
};

/** The only legal answer, if there is no choice at all. */
export const forced = (s: Space): Answer | undefined => {
  switch (s.kind) {
    case 'pick':
      return s.options.length === s.min ? s.options : s.max === 0 ? [] : undefined; // also: nothing on offer, so pass
    case 'amount':
      return s.min === s.max ? [s.min] : undefined;
    case 'order':
      return s.items.length < 2 ? s.items : undefined;
    case 'place':
      return s.spots === 0 ? [] : undefined;
    case 'roll':
      return s.dice.length === 0 ? [] : undefined;
    case 'draw':
      return s.count === 0 ? [] : s.from.length === 1 ? s.from : undefined;
  }
};

/** Every member, or undefined when there are more than `limit` (places always). */
export const enumerate = (s: Space, limit: number): Answer[] | undefined => {
  switch (s.kind) {
    case 'pick': {
      if (s.min === 1 && s.max === 1) return s.options.length <= limit ? s.options.map(x => [x]) : undefined;
      const found: Answer[] = [];
      for (let n = s.min; n <= Math.min(s.max, s.options.length); n++) if (!combinations(s.options, n, limit, found)) return undefined;
      return found;
    }
    case 'amount':
      return s.max - s.min < limit ? Array.from({ length: s.max - s.min + 1 }, (_, i) => [s.min + i]) : undefined;
    case 'order':
      return sequences(s.items, s.items.length, limit);
    case 'place':
      return undefined;
    case 'roll':
      return product(
        s.dice.map(die => die.weights.length),
        limit,
      );
    case 'draw':
      return sequences(s.from, s.count, limit);
  }
};

/** The distinct results of a question to chance with their chances, or undefined when there are more than `limit`. */
export const outcomes = (s: Space, limit = 100_000): Outcome[] | undefined => {
  switch (s.kind) {
    case 'roll':
      return rollOutcomes(s.dice, limit);
    case 'draw':
      return sequences(s.from, s.count, limit)?.map(answer => ({ answer, chance: chanceOfDraw(s.from, answer) }));
    default:
      throw new Error(`"${s.of}" is a question for a seat: only dice and draws have chances`);
  }
};
const chanceOfDraw = (from: readonly number[], answer: Answer): number =>
  answer.reduce((chance, x, i) => (chance * (occurrences(from, x, from.length) - occurrences(answer, x, i))) / (from.length - i), 1);

/** Why an answer is not a member, in words that a person can act on, or null when it is one. Of places the ground knows. */
export const refuse = (s: Space, a: Answer, rule: string, ground: Ground = NO_GROUND): Reason | null => {
  if (contains(s, a, ground)) return null;
  const no = (why: string, about: Reason['about'] = {}): Reason => ({ rule, why, about });
  switch (s.kind) {
    case 'pick':
    case 'order':
    case 'draw': {
      const [all, min, max] =
        s.kind === 'pick'
          ? [s.options, s.min, s.max]
          : s.kind === 'order'
            ? [s.items, s.items.length, s.items.length]
            : [s.from, s.count, s.count];
      if (a.length < min || a.length > max) return no('count', { min, max, got: a.length });
      const stray = a.find(x => !all.includes(x));
      return stray === undefined ? no('twice') : no('not-an-option', { option: stray });
    }
    case 'amount':
      return a.length === 1 ? no('range', { min: s.min, max: s.max, got: a[0]! }) : no('count', { min: 1, max: 1, got: a.length });
    case 'roll':
      return no('dice', { count: s.dice.length });
    case 'place':
      return a.length === spotLength(s) * s.spots
        ? ground.refuse(s, a)
        : no('spots', { spots: s.spots, length: spotLength(s), got: a.length });
  }
};
/** The kernel's own reasons in English; a game's reasons are its own speech's business. */
export const plainReason = ({ why, about = {} }: Reason): string | undefined => {
  const { min, max, got, option, count, spots, length } = about;
  switch (why) {
    case 'count':
      return `expected ${min === max ? min : `${min} to ${max}`} ${max === 1 ? 'choice' : 'choices'}, got ${got}`;
    case 'twice':
      return 'the same option was chosen twice';
    case 'not-an-option':
      return `${option} is not one of the options`;
    case 'range':
      return `expected a number from ${min} to ${max}, got ${got}`;
    case 'dice':
      return `expected one face for each of ${count} dice`;
    case 'spots':
      return `expected ${spots} ${spots === 1 ? 'spot' : 'spots'} of ${length} numbers, got ${got} numbers`;
    default:
      return undefined;
  }
};

const distinctFrom = (a: Answer, from: readonly number[]): boolean => {
  for (let i = 0; i < a.length; i++) if (!from.includes(a[i]!) || a.indexOf(a[i]!) !== i) return false;
  return true;
};
const occurrences = (xs: readonly number[], x: number, before: number): number => {
  let n = 0;
  for (let i = 0; i < before; i++) if (xs[i] === x) n++;
  return n;
};
const drawn = (from: readonly number[], count: number, random: Random): number[] => {
  const bag = from.slice();
  for (let i = 0; i < count; i++) {
    const j = i + random(bag.length - i);
    [bag[i], bag[j]] = [bag[j]!, bag[i]!];
  }
  bag.length = count;
  return bag;
};
const combinations = (xs: readonly number[], n: number, limit: number, found: Answer[], start = 0, head: Answer = []): boolean => {
  if (head.length === n) return found.push(head) <= limit;
  for (let i = start; i <= xs.length - (n - head.length); i++)
    if (!combinations(xs, n, limit, found, i + 1, [...head, xs[i]!])) return false;
  return true;
};
const sequences = (xs: readonly number[], n: number, limit: number): Answer[] | undefined => {
  let heads: { head: number[]; rest: readonly number[] }[] = [{ head: [], rest: xs }];
  for (let i = 0; i < n; i++) {
    heads = heads.flatMap(h => [...new Set(h.rest)].map(x => ({ head: [...h.head, x], rest: h.rest.toSpliced(h.rest.indexOf(x), 1) })));
    if (heads.length > limit) return undefined;
  }
  return heads.map(h => h.head);
};
const product = (faces: readonly number[], limit: number): Answer[] | undefined => {
  let heads: number[][] = [[]];
  for (const n of faces) {
    if (heads.length * n > limit) return undefined;
    heads = heads.flatMap(h => Array.from({ length: n }, (_, face) => [...h, face]));
  }
  return heads;
};
