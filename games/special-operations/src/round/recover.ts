import { pick } from '@cadre/core';
import { lose } from '../harm.js';
import { total } from '../keywords/quantities.js';
import { procedure } from '../options.js';
import type { UnitId } from '../state.js';
import { unitOf } from '../table/queries.js';

/** L-ACN-6: any number of own suppression tokens; keywords ready what they can. */
export const Recover = procedure('recover', {
  locals: (x: { unit: UnitId }) => x,
  steps: {
    keep: {
      rule: 'L-ACN-6',
      when: (s, f) => unitOf(s, f.unit).suppression > 0 && total(s, 'keptSuppression', { unit: f.unit }) > 0,
      seat: (s, f) => unitOf(s, f.unit).seat,
      space: (s, f) =>
        pick(
          'keep',
          Array.from({ length: unitOf(s, f.unit).suppression + 1 }, (_, n) => n),
        ),
      take: (s, f, [n]) => {
        lose(s, f.unit, 'suppression', unitOf(s, f.unit).suppression - n!, 'L-ACN-6');
        return 'return';
      },
    },
    remove: {
      rule: 'L-ACN-6',
      run: (s, f) => {
        lose(s, f.unit, 'suppression', unitOf(s, f.unit).suppression, 'L-ACN-6');
      },
    },
  },
});
