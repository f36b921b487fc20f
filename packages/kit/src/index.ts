export * from './deck.js';
export * from './graph.js';
export * from './random.js';
