import { enclosing } from '@cadre/core';
import { Guard } from '../attack/guard.js';
import { ImproveResults } from '../attack/improve-results.js';
import { aimsOf, canCancelHits } from '../attack/numbers.js';
import { ATTACKING } from '../frames.js';
import { gain, suffer } from '../harm.js';
import type { UnitId } from '../state.js';
import { isOnTable, unitOf } from '../table/queries.js';
import type { Offers } from './chapter.js';
import { canGuard } from './defence.js';
import { isHolder } from './holders.js';

export const ATTACK_OFFERS = {
  marksman: {
    converted: {
      when: (k, f, me) => isHolder(me, f.attacker) && aimsOf(k, f) > 0 && (f.blanks > 0 || (f.hits > 0 && canCancelHits(k, f))),
      effect: () => ImproveResults.call({}),
    },
  },
  guardian: {
    guard: {
      when: (k, f, me) => f.hits > 0 && canGuard(k, f, me as number as UnitId),
      effect: (_, _f, me, x) => Guard.call({ guardian: me as number as UnitId, most: x }),
    },
  },
  nimble: {
    attacked: {
      must: 'in-any-order',
      once: 'round',
      when: (k, f, me) => isHolder(me, f.target) && f.dodgeSpent > 0 && isOnTable(unitOf(k, f.target)),
      effect: (s, f) => gain(s, f.target, 'dodge', 1, 'SO-K25'),
    },
  },
  deflect: {
    attacked: {
      must: 'in-any-order',
      when: (_, f, me) => isHolder(me, f.target) && !f.melee && f.attacker !== 'nobody' && f.defenceSurged,
      effect: s => {
        const { attacker } = enclosing(s, ATTACKING);
        return attacker === 'nobody' ? undefined : suffer(attacker, 1, 'nobody');
      },
    },
  },
} as const satisfies Offers;
