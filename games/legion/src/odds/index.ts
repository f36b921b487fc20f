export * from '../attack/faces.js';
export * from './attack-roll.js';
export * from './weapons-at.js';
export * from './wounds.js';
