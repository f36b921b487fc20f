import { seeded } from '@cadre/kit';
import { type ArmyList, generateList } from '../src/roster/index.js';

/** The same legal lists for every test of this kind: all factions, modes and battle forces. */
export const generated = (count: number, seed: number): ArmyList[] =>
  Array.from({ length: count }, (_, i) => generateList(seeded(seed, i)));
