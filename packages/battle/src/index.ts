export * from './box-memory.js';
export * from './door.js';
export * from './ground.js';
export * from './once-per-box.js';
export * from './reasons.js';
export * from './ruler.js';
export * from './scene.js';
