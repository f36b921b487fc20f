import { type Answer, outcomes, roll } from '@cadre/core';
import { countFaces, facesOf, type NamedDie } from '@cadre/kit';
import type { Chart } from '../content/types.js';
import type { Rerolls } from '../effects/dice-mods.js';

/** What one side rolls, and what is done to the roll. */
export interface Rolling {
  readonly die: NamedDie;
  readonly dice: number;
  readonly chart: Chart | undefined;
  /** The chart that may be used instead. */
  readonly borrowed?: Chart | undefined;
  readonly discards: boolean;
  readonly added: readonly string[];
  readonly rerolls: Rerolls | null;
}
/** So many dice of each face of the die. */
export type Pool = readonly number[];
export interface Rolled {
  readonly answer: Answer;
  readonly chance: number;
  readonly pool: Pool;
}
export const poolOf = (die: NamedDie, faces: readonly string[]): Pool => die.faces.map(face => countFaces(faces, face));
export const plus = (a: Pool, b: Pool): Pool => a.map((n, face) => n + b[face]!);
export const minus = (a: Pool, b: Pool): Pool => a.map((n, face) => n - b[face]!);
export const sizeOf = (pool: Pool): number => pool.reduce((sum, n) => sum + n, 0);

const MOST = 20_000;
const listed = new Map<NamedDie, Map<number, readonly Rolled[]>>();
/** Every roll of so many dice. Rerolls ask again for each roll before them, so they are listed once. */
export const allRolls = (die: NamedDie, dice: number): readonly Rolled[] => {
  const ofDie = listed.get(die) ?? new Map<number, readonly Rolled[]>();
  listed.set(die, ofDie);
  const known = ofDie.get(dice);
  if (known) return known;
  const all = outcomes(roll('dice', die, dice), MOST);
  if (!all) throw new Error(`${dice} dice have too many results to list; expected at most ${MOST}`);
  const rolled = all.map(({ answer, chance }) => ({ answer, chance, pool: poolOf(die, facesOf(die, answer)) }));
  ofDie.set(dice, rolled);
  return rolled;
};
/** The rolls of one side with what is discarded and added before anybody decides. */
export const firstRolls = ({ die, dice, discards, added }: Rolling): Rolled[] => {
  const more = poolOf(die, added);
  const expertise = die.faces.indexOf('expertise');
  return allRolls(die, dice).map(({ pool, ...rest }) => ({ ...rest, pool: plus(discards ? pool.with(expertise, 0) : pool, more) }));
};
