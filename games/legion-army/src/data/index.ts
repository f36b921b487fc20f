export * from './catalogue.js';
export * from './check.js';
export { type Difference, differences, type ForeignCard } from './differences.js';
export * from './former-cards.js';
export type * from './ids.js';
export * from './points-history.js';
export * from './schema.js';
export * from './update.js';
export { type CatalogueFiles, updatedFiles } from './update-files.js';
