/** The closed algebra of things a seat, or chance, can be asked. An answer is always a short list of integers. */
export type Answer = readonly number[];
/** A uniform integer in 0..below-1. The kernel owns no source of these: callers bring one. */
export type Random = (below: number) => number;

export type Space =
  /** Between `min` and `max` different options. */
  | { readonly kind: 'pick'; readonly of: string; readonly options: readonly number[]; readonly min: number; readonly max: number }
  | { readonly kind: 'amount'; readonly of: string; readonly min: number; readonly max: number }
  /** All items, in the order of the seat's choice. */
  | { readonly kind: 'order'; readonly of: string; readonly items: readonly number[] }
  | Place
  /** One die per entry of `faces`; an answer names a face of each. */
  | { readonly kind: 'roll'; readonly of: string; readonly faces: readonly number[] }
  /** `count` things taken one after the other out of a bag that may hold equal things. */
  | { readonly kind: 'draw'; readonly of: string; readonly from: readonly number[]; readonly count: number };

/** `spots` points of a table, two integers each. What is legal only the game's ground can tell: it knows the table. */
export interface Place {
  readonly kind: 'place';
  readonly of: string;
  readonly region: string;
  readonly args: readonly number[];
  readonly spots: number;
}
/** The ground under `place`, bound to one state. */
export interface Ground {
  contains(p: Place, a: Answer): boolean;
  sample(p: Place, random: Random): Answer;
}

export const pick = (of: string, options: readonly number[], min = 1, max = 1): Space => ({ kind: 'pick', of, options, min, max });
export const mayPick = (of: string, options: readonly number[]): Space => pick(of, options, 0, 1);
export const amount = (of: string, min: number, max: number): Space => ({ kind: 'amount', of, min, max });
export const order = (of: string, items: readonly number[]): Space => ({ kind: 'order', of, items });
export const place = (of: string, region: string, args: readonly number[], spots = 1): Space => ({
  kind: 'place',
  of,
  region,
  args,
  spots,
});
export const roll = (of: string, faces: number, count: number): Space => ({
  kind: 'roll',
  of,
  faces: new Array<number>(count).fill(faces),
});
export const rollMixed = (of: string, faces: readonly number[]): Space => ({ kind: 'roll', of, faces });
export const draw = (of: string, from: readonly number[], count = 1): Space => ({ kind: 'draw', of, from, count });

export const NO_GROUND: Ground = {
  contains: p => {
    throw new Error(`place "${p.of}" was asked, but this machine has no ground for region "${p.region}"`);
  },
  sample: p => {
    throw new Error(`place "${p.of}" was asked, but this machine has no ground for region "${p.region}"`);
  },
};

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
      return 2 * s.spots;
    case 'roll':
      return s.faces.length;
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
      return a.length === 2 * s.spots && ground.contains(s, a);
    case 'roll':
      return a.length === s.faces.length && a.every((x, i) => x >= 0 && x < s.faces[i]!);
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
      return s.faces.map(random);
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
      return s.faces.length === 0 ? [] : undefined;
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
      return product(s.faces, limit);
    case 'draw':
      return sequences(s.from, s.count, limit);
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
