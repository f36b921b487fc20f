export { EncounterTable } from './encounter-table.js';
