import type { DisruptTokens } from './types.js';

export const disrupt: DisruptTokens = {
  white: [1, 1, 2, 2, 3],
  yellow: [1, 1, 2, 2, 3],
  substitute: 1,
  source: { kind: 'house', note: 'five white tokens (MA-15), ten in all by a review, a 2 in the rulebook; the other values are ours' },
};
