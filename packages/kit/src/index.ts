export * from './deck.js';
export * from './effects/index.js';
export * from './graph.js';
export * from './odds.js';
export * from './packed.js';
export * from './random.js';
export * from './words.js';
