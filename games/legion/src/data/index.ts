export * from './catalogue.js';
export * from './check.js';
export * from './schema.js';
