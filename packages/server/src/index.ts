export type { BotHouse } from './bots/thinking.js';
export { type Broken, type Checked, checkMatches } from './check.js';
export { luckOf } from './dice/luck.js';
export { proofIn, verifyBranch, verifyDice } from './dice/verify.js';
export type { Limits } from './door/limits.js';
export { type CadreServer, createServer, type ServerOptions } from './server.js';
export type { Home } from './store/connection.js';
