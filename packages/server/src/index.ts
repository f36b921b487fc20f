export { type Admin, type ListedMatch, type ListedReport, openAdmin } from './admin.js';
export { backUpHome, restoreHome } from './backup.js';
export type { BotOptions } from './bots/bot-runner.js';
export { type BrokenMatch, checkMatches, type MatchesCheck } from './check.js';
export { luckOf } from './dice/luck.js';
export { proofIn, verifyBranch, verifyDice } from './dice/verify.js';
export { DEFAULT_LIMITS, type Limits, type Rate } from './gateway/limits.js';
export { type CadreServer, createServer, type ServerOptions } from './server.js';
export type { Home } from './store/connection.js';
