// The server for machines that are no server: nothing here needs Node, a database or a network.
export type { Advice } from './bots/advice.js';
export {
  type AdviceRequest,
  type AnswerRequest,
  chooseAnswer,
  giveAdvice,
  givePreview,
  type Playable,
  type PreviewTask,
} from './bots/bot-request.js';
export type { BotRunner } from './bots/bot-runner.js';
export { proofIn, verifyDice } from './dice/verify.js';
export type { Channel, Session } from './gateway/session.js';
export { type LocalOptions, type LocalServer, openLocalServer } from './local.js';
export { RANDOM_TOKENS, randomToken, type Tokens } from './secrets.js';
export type { Append, Appended } from './store/append-queue.js';
export { MATCH_CHANGED } from './store/append-statements.js';
export type { Claim, Report, Store } from './store/store.js';
export type { MatchRow, StampedEvent } from './table/event.js';
export type { TableSnapshot } from './table/snapshot.js';
