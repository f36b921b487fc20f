/** What comes before a match of several people: one part of the site, fetched when it is wanted. */
export { Lobby } from './lobby.js';
export { NamePrompt } from './name-prompt.js';
