import type { Seat } from '@cadre/core';
import type { BattleView, ObjectiveId } from '../state.js';
import { isWithinObjective, onTable } from '../table/queries.js';
import { countsAs } from './contact.js';

const CONTROL_INCHES = 3;
/** SO-P3: units near a token; a support unit counts as two. */
export const controlOf = (k: BattleView, objective: ObjectiveId): readonly [number, number] => {
  const count = (seat: Seat): number =>
    onTable(k, seat).reduce(
      (n, id) => n + (isWithinObjective(k, id, objective, CONTROL_INCHES) ? (countsAs(k, id, 'support') ? 2 : 1) : 0),
      0,
    );
  return [count(0), count(1)];
};
