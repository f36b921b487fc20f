/** What a list builder needs: lists, their rules, the formats they come in, and the cards on the table. */
export * from './formats/index.js';
export * from './odds/index.js';
export { type Repair, repair, repairAll } from './repair/repair.js';
export * from './roster/index.js';
export * from './table/index.js';
