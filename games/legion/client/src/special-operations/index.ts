export { OperationsTable } from './operations-table.js';
export { OperationsSetup } from './setup/operations-setup.js';
