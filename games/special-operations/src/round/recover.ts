import { pick } from '@cadre/core';
import { lose } from '../harm.js';
import { procedure } from '../options.js';
import type { UnitId } from '../state.js';
import { unitOf } from '../table/queries.js';

/** L-ACN-6: any number of own suppression tokens, so some may stay; keywords ready what they can. */
export const Recover = procedure('recover', {
  locals: (x: { unit: UnitId }) => x,
  steps: {
    keep: {
      rule: 'L-ACN-6',
      when: (s, f) => unitOf(s, f.unit).suppression > 0,
      seat: (s, f) => unitOf(s, f.unit).seat,
      space: (s, f) => pick('keep', [...Array(unitOf(s, f.unit).suppression + 1).keys()]),
      take: (s, f, [kept]) => lose(s, f.unit, 'suppression', unitOf(s, f.unit).suppression - kept!, 'L-ACN-6'),
    },
  },
});
