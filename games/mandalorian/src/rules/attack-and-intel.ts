import type { Rule } from '@cadre/core';

export const attackAndIntel: readonly Rule[] = [
  { id: 'MA-67', says: 'Deal damage equal to the strength to one enemy within range 1.', source: 'seed 002, Attack, p6' },
  { id: 'MA-68', says: 'Damage stays on the enemy until it is defeated.', source: 'seed 002, Attack, p6' },
  {
    id: 'MA-69',
    says: 'An enemy is defeated as soon as its damage equals or exceeds its health; the excess is lost.',
    source: 'seed 002, Attack, p6',
  },
  { id: 'MA-70', says: 'A defeated enemy leaves the map and goes to a faceup pile of defeated enemies.', source: 'seed 002, Attack, p6' },
  {
    id: 'MA-71',
    says: 'The attack may target any threat within range 1, including a facedown one.',
    source: 'seed 002, Attacking facedown threats, p6',
    ruling: 'A faceup feature cannot be chosen: it would be a wasted attack.',
  },
  {
    id: 'MA-72',
    says: 'When a facedown threat is attacked, all decisions of the attack are made first, then the token is revealed.',
    source: 'seed 002, Attacking facedown threats, p6',
  },
  {
    id: 'MA-73',
    says: 'If the revealed token is an enemy it takes the damage normally.',
    source: 'seed 002, Attacking facedown threats, p6',
  },
  { id: 'MA-74', says: 'If it is not an enemy it stays faceup and takes no damage.', source: 'seed 002, Attacking facedown threats, p6' },
  {
    id: 'MA-75',
    says: 'Revealing a token by attacking it does not trigger sentry (you did not move) but does trigger a mission effect icon.',
    source: 'seed 002, Attack, p6; Sentry, p12',
  },
  { id: 'MA-76', says: 'The intel action offers two alternatives: look at a threat, or move an enemy.', source: 'seed 002, Intel, p7' },
  {
    id: 'MA-77',
    says: 'Look: choose one facedown threat within range = strength, look at it secretly, and leave it facedown in its space.',
    source: 'seed 002, Look at a threat, p7',
    ruling: 'A look is no reveal: no icon of the token does anything.',
  },
  { id: 'MA-78', says: 'The looker may talk about what was seen but never show it.', source: 'seed 002, Look at a threat, p7' },
  {
    id: 'MA-79',
    says: 'Move: choose one faceup enemy within range = strength and move it exactly one space, in any direction the player likes.',
    source: 'seed 002, Move an enemy, p7',
    ruling: 'Exactly one step; an enemy without a legal step cannot be chosen.',
  },
  { id: 'MA-80', says: 'Facedown threats and features cannot be moved by intel.', source: 'seed 002, Move an enemy, p7' },
  { id: 'MA-81', says: 'Intel range obeys MA-61..66 (no walls, locked doors, forbidden areas).', source: 'seed 002, Intel, p7' },
  {
    id: 'MA-82',
    says: "The enemy's step must be a legal adjacent step (no wall, locked door, elevation or forbidden area).",
    source: 'seed 002, Intel, p7; Terrain, p6',
  },
];
