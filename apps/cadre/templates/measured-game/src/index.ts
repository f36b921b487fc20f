export { duel } from './game.js';
