// The server for machines that are no server: nothing here needs Node, a database or a network.
export type { Advice } from './bots/advice.js';
export type { Thinking } from './bots/thinking.js';
export { adviceOn, answerTo, type Doubt, type Playable, type Thought } from './bots/thought.js';
export { proofIn, verifyDice } from './dice/verify.js';
export type { Line, Talk } from './door/line.js';
export { type LocalOptions, type LocalServer, openLocalServer } from './local.js';
export { type Fresh, UNGUESSABLE, unguessable } from './secrets.js';
export type { Append, Appended } from './store/appending.js';
export type { Claim, Report, Store } from './store/store.js';
export { NEWS } from './store/writing.js';
export type { MatchRow, Stamped } from './table/event.js';
export type { TableSnapshot } from './table/snapshot.js';
