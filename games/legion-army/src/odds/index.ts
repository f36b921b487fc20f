export { ATTACK_DICE, ATTACK_FACES, type AttackDie, DEFENCE_DICE, DEFENCE_FACES, type DefenceDie } from '@cadre/legion';
export * from './attack-roll.js';
export * from './better-dice.js';
export * from './roll-attack.js';
export * from './weapons-at.js';
export * from './wounds.js';
