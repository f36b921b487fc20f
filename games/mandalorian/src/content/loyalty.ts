import type { Loyalty } from './types.js';

export const loyalty: Loyalty = {
  loyal: 5,
  traitor: 1,
  players: { min: 3, max: 4 },
  undermines: { loyal: 1, traitor: 3 },
  exposedDraws: 2,
  source: { kind: 'house', note: 'that loyalty cards are dealt is public; the rules TR-1 to TR-10 are ours' },
};
