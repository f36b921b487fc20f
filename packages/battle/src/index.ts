export * from './box-memory.js';
export * from './ground.js';
export * from './scene.js';
