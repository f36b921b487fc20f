export { pig } from './game.js';
