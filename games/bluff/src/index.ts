export { bluff } from './bluff.js';
