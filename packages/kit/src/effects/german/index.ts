export * from './clauses.js';
export * from './conditions.js';
export * from './effects.js';
export * from './nouns.js';
export * from './selector.js';
