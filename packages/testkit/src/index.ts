export * from './ascii.js';
export * from './conformance/index.js';
export * from './rule-table.js';
export * from './scenario.js';
export * from './transcript.js';
