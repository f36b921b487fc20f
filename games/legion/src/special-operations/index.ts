export type { Box } from './box.js';
export * from './content/effect.js';
export * from './content/types.js';
export type * from './state.js';
