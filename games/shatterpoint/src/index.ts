export type { EncounterState } from './state.js';
