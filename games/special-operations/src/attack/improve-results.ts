import { emit, enclosing, type Go, pick, thenAgain } from '@cadre/core';
import { ATTACKING } from '../frames.js';
import { procedure } from '../options.js';
import type { BattleState } from '../state.js';
import { aimsOf, canCancelHits } from './numbers.js';
import { spendTokens } from './spend-tokens.js';

/** What one aim token makes better. Two of them make a blank a critical result. */
export const BLANK_TO_HIT = 0;
export const HIT_TO_CRIT = 1;
export const improvements = (s: BattleState): number[] => {
  const attack = enclosing(s, ATTACKING);
  if (aimsOf(s, attack) === 0) return [];
  return [...(attack.blanks > 0 ? [BLANK_TO_HIT] : []), ...(attack.hits > 0 && canCancelHits(s, attack) ? [HIT_TO_CRIT] : [])];
};
/** SO-K24: aim tokens make results better, one after the other. */
export const ImproveResults = procedure('improve-results', {
  locals: () => ({ spent: 0 }),
  steps: {
    choose: {
      rule: 'SO-K24',
      when: s => improvements(s).length > 0,
      seat: s => enclosing(s, ATTACKING).seat,
      space: (s, f) => pick('improve', improvements(s), f.spent === 0 ? 1 : 0, 1),
      take: (s, f, [what]): Go => {
        if (what === undefined) return 'return';
        const attack = enclosing(s, ATTACKING);
        if (attack.attacker === 'nobody') return 'return';
        if (what === BLANK_TO_HIT) {
          attack.blanks--;
          attack.hits++;
        } else {
          attack.hits--;
          attack.crits++;
        }
        f.spent++;
        attack.aimSpent++;
        emit(s, { type: 'attack-modified', rule: 'SO-K24', hits: attack.hits, crits: attack.crits, why: 'marksman' });
        const paying = spendTokens(s, attack, attack.attacker, 'aim', 1);
        return paying ? thenAgain(paying) : 'again';
      },
    },
  },
});
