export * from './ascii.js';
export * from './conformance/index.js';
export * from './content.js';
export { transcript } from './match-text.js';
export * from './random-views.js';
export * from './rule-table.js';
export * from './scenario.js';
export { valuesOf } from './space-values.js';
export * from './transcript.js';
