export * from './game.js';
export * from './keyword.js';
export * from './machine.js';
export * from './match.js';
export * from './record.js';
export * from './space.js';
export * from './view.js';
