export * from './attack-roll.js';
export * from './faces.js';
export * from './weapons-at.js';
export * from './wounds.js';
