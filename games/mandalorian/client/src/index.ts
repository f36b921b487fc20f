export type { GameTableProps } from './game-table.js';
export { MandalorianTable } from './mandalorian-table.js';
