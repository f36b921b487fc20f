import { ATTACK_FACES, DEFENCE_FACES } from '../dice.js';

/** Faces of dice that a script has rolled, as numbers: what is bound to a name is a list of numbers. */
const DEFENCE = 10;
export const faceNumber = (die: 'attack' | 'defence', index: number): number => (die === 'attack' ? index : DEFENCE + index);
export const faceIn = (number: number): string => (number < DEFENCE ? ATTACK_FACES[number]! : DEFENCE_FACES[number - DEFENCE]!);
