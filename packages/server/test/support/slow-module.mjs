/** As on a busy machine: loading takes longer than a bot has for an answer. */
await new Promise(resolve => setTimeout(resolve, 1500));

export * from './playable.mjs';
