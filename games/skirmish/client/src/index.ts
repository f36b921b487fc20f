export { SkirmishTable } from './skirmish-table.js';
