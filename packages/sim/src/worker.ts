export { playBatch } from './batch.js';
