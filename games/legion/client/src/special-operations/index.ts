export { OperationsTable } from './operations-table.js';
