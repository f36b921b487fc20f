export { legendaryEncounters } from './game.js';
export type * from './state.js';
