export { mandalorian } from './game.js';
