import type { Answer, Die } from '@cadre/core';

/** A die whose faces have names: how many of its sides show each. */
export interface NamedDie<Face extends string = string> extends Die {
  readonly faces: readonly Face[];
}
export const die = <Face extends string>(id: string, sides: Readonly<Record<Face, number>>): NamedDie<Face> => ({
  id,
  faces: Object.keys(sides) as Face[],
  weights: Object.values(sides),
});
/** The faces of a roll of equal dice in the order of the die: pools that the rules cannot tell apart are equal data. */
export const facesOf = <Face extends string>({ faces }: NamedDie<Face>, answer: Answer): Face[] =>
  answer.toSorted((a, b) => a - b).map(face => faces[face]!);
/** The same of a pool that is already faces: after a reroll it must be in order again. */
export const inOrder = <Face extends string>({ faces }: NamedDie<Face>, pool: readonly Face[]): Face[] =>
  pool.toSorted((a, b) => faces.indexOf(a) - faces.indexOf(b));
export const countFaces = <Face extends string>(pool: readonly Face[], face: Face): number => {
  let n = 0;
  for (const f of pool) if (f === face) n++;
  return n;
};
