export * from './effects.js';
export * from './selector.js';
