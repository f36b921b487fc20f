export { content } from './content.js';
export { roofs, walkable } from './reach.js';
export * from './types.js';
