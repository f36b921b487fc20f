import type { GreenToken } from '../attack/tokens.js';
import { gain } from '../harm.js';
import { procedure } from '../options.js';
import type { UnitId } from '../state.js';
import { unitOf } from '../table/queries.js';

/** One token of several kinds, by choice. */
export const GainToken = procedure('gain-token', {
  locals: (x: { unit: UnitId; tokens: readonly GreenToken[]; rule: string }) => x,
  steps: {
    choose: {
      rule: 'SO-K32',
      seat: (s, f) => unitOf(s, f.unit).seat,
      of: 'token',
      options: (_, f) => f.tokens.map(token => ({ kind: 'token', token })),
      take: (s, f, { token }) => gain(s, f.unit, token, 1, f.rule),
    },
  },
});
