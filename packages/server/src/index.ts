export type { BotHouse } from './bots/thinking.js';
export { luckOf } from './dice/luck.js';
export { verifyDice } from './dice/verify.js';
export type { Limits } from './door/limits.js';
export { type CadreServer, createServer, type ServerOptions } from './server.js';
