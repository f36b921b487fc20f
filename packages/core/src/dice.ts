import type { Answer, Random } from './space.js';

/** A die is how many of its sides show each face. Faces are numbered; what they mean is the game's business (see `die` in kit). */
export interface Die {
  /** Dice with equal ids are interchangeable. */
  readonly id: string;
  readonly weights: readonly number[];
}
/** A result of chance that the rules can tell from the others, and how likely it is. */
export interface Outcome {
  readonly answer: Answer;
  readonly chance: number;
}

const PLAIN = new Map<number, Die>();
/** A die whose faces are equally likely. */
export const plainDie = (faces: number): Die => {
  let die = PLAIN.get(faces);
  if (!die) {
    die = { id: `d${faces}`, weights: new Array<number>(faces).fill(1) };
    PLAIN.set(faces, die);
  }
  return die;
};
export const sidesOf = ({ weights }: Die): number => {
  let sides = 0;
  for (let i = 0; i < weights.length; i++) sides += weights[i]!;
  return sides;
};
/** A face of this die by its weights. */
export const rollDie = (die: Die, random: Random): number => {
  let side = random(sidesOf(die));
  let face = 0;
  while (side >= die.weights[face]!) side -= die.weights[face++]!;
  return face;
};

/** The multisets of `count` equal dice, each with the number of ways to roll it. */
const multisets = ({ weights }: Die, count: number): { answer: number[]; ways: number }[] => {
  const found: { answer: number[]; ways: number }[] = [];
  const extend = (face: number, left: number, answer: number[], ways: number): void => {
    if (face === weights.length) {
      if (left === 0) found.push({ answer, ways });
      return;
    }
    // n of the dice that are left show this face: choose(left, n) * weight^n ways, built up one die at a time
    for (let n = 0, w = ways; n <= left && w > 0; w = (w * (left - n) * weights[face]!) / (n + 1), n++)
      extend(face + 1, left - n, [...answer, ...new Array<number>(n).fill(face)], w);
  };
  extend(0, count, [], 1);
  return found;
};

/** The distinct results of these dice, or undefined when there are more than `limit`. Equal dice are interchangeable: faces in their order. */
export const rollOutcomes = (dice: readonly Die[], limit: number): Outcome[] | undefined => {
  let all: Outcome[] = [{ answer: [], chance: 1 }];
  for (let i = 0; i < dice.length; ) {
    const kind = dice[i]!;
    let count = 1;
    while (dice[i + count]?.id === kind.id) count++;
    if (countMultisets(kind.weights.length, count) * all.length > limit) return undefined;
    const ways = sidesOf(kind) ** count;
    const some = multisets(kind, count);
    all = all.flatMap(a => some.map(b => ({ answer: [...a.answer, ...b.answer], chance: (a.chance * b.ways) / ways })));
    i += count;
  }
  return all;
};
const countMultisets = (faces: number, count: number): number => {
  let n = 1;
  for (let i = 1; i < faces; i++) n = (n * (count + i)) / i;
  return n;
};
