export * from './data/index.js';
export * from './roster.js';
export { armyRules } from './rules/army-building.js';
