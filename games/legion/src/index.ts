export * from './data/index.js';
export * from './roster/index.js';
export { armyRules } from './rules/army-building.js';
export * from './table/index.js';
