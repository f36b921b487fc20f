export * from './attack-pool.js';
export * from './game-sheet.js';
export * from './opponent.js';
export * from './unit-in-play.js';
