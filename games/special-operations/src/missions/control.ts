import type { Seat } from '@cadre/core';
import type { BattleView, ObjectiveId } from '../state.js';
import { isWithinObjective, onTable } from '../table/queries.js';
import { countsAs } from './contact.js';
import { numbersOf } from './numbers.js';

/** SO-P3: units near a token; a support unit counts as two. */
export const controlOf = (k: BattleView, objective: ObjectiveId): readonly [number, number] => {
  const { controlWithin, supportCounts } = numbersOf(k, 'priorities');
  const count = (seat: Seat): number =>
    onTable(k, seat).reduce(
      (n, id) => n + (isWithinObjective(k, id, objective, controlWithin) ? (countsAs(k, id, 'support') ? supportCounts : 1) : 0),
      0,
    );
  return [count(0), count(1)];
};
