export { bluff } from './game.js';
