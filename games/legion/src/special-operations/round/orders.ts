import { emit } from '@cadre/core';
import { orderedLocals } from '../frames.js';
import { words } from '../keywords/keywords.js';
import { procedure } from '../options.js';
import type { BattleView, UnitId } from '../state.js';
import { about } from '../suffer.js';
import { typeOf, unitOf } from '../table/queries.js';

/** SO-G13, SO-G35: on the table or in the network; covert and reserve units cannot be ordered. */
export const canBeOrdered = (k: BattleView, id: UnitId): boolean => {
  const { at, order, activated } = unitOf(k, id);
  return (typeof at === 'object' || at === 'network') && order === 'none' && !activated && typeOf(k, id).kind !== 'vehicle';
};
/** L-CMD-5: a faceup order token beside the unit; its keywords and the cards speak. */
export const IssueOrder = procedure('issueOrder', {
  locals: orderedLocals,
  steps: {
    issue: {
      rule: 'L-CMD-5',
      run: (s, f) => {
        const unit = s.public.units[f.unit]!;
        unit.order = 'faceup';
        unit.byCard = f.by === 'card';
        emit(s, { type: 'ordered', by: f.by, ...about(s, f.unit, 'L-CMD-5') });
      },
    },
    speak: { rule: 'L-CMD-2', run: (s, f) => words.open(s, 'ordered', f, [s.public.priority, 1 - s.public.priority]) },
  },
});
