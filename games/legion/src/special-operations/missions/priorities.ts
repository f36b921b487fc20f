import { CHANCE, emit, roll, type Seat } from '@cadre/core';
import { facesOf } from '@cadre/kit';
import { boxOf } from '../box.js';
import { ATTACK, type AttackFace } from '../dice.js';
import { procedure } from '../options.js';
import type { BattleState, BattleView, ObjectiveId } from '../state.js';
import { controlOf } from './control.js';
import type { MissionRules } from './mission.js';

const TO_WIN = 7;
const LAST_ROUND = 4;
/** SO-P2, SO-X-4: right, left and centre as blue sees the table. */
const SHOWN: Readonly<Record<AttackFace, string | null>> = { crit: 'right', surge: 'left', hit: 'centre', blank: null };
const objectiveAt = (k: BattleView, where: string): ObjectiveId =>
  boxOf(k).mission.objectives.findIndex(o => o.id.endsWith(where)) as ObjectiveId;

/** SO-P2 */
export const RollPriority = procedure('rollPriority', {
  locals: () => ({}),
  steps: {
    roll: {
      rule: 'SO-P2',
      seat: CHANCE,
      space: () => roll('objective', ATTACK.black, 1),
      take: (s, _, answer) => {
        const [face] = facesOf(ATTACK.black, answer);
        const where = SHOWN[face!];
        s.public.tally.priority = where === null ? 'none' : objectiveAt(s, where);
        emit(s, { type: 'dice', rule: 'SO-P2', why: 'priority-objective', faces: [face!] });
      },
    },
  },
});
const scoreRound = (s: BattleState): void => {
  for (const i of s.public.objectives.keys()) {
    const [a, b] = controlOf(s, i as ObjectiveId);
    if (a === b) continue;
    const seat = a > b ? 0 : 1;
    const points = s.public.tally.priority === i ? 2 : 1;
    s.public.points[seat] += points;
    emit(s, { type: 'objective', rule: 'SO-P3', objective: i as ObjectiveId, what: points === 2 ? 'priority-scored' : 'scored', seat });
  }
  const [a, b] = s.public.points;
  if (Math.max(a, b) >= TO_WIN && a !== b) s.public.winner = a > b ? 0 : 1; // SO-P4
};
const leaderOf = (k: BattleView): Seat | null => {
  const [a, b] = k.public.points;
  return a === b ? null : a > b ? 0 : 1;
};
/** Shifting Priorities. */
export const priorities: MissionRules = {
  commandPhase: s => (s.public.round > 1 ? RollPriority.call({}) : undefined),
  score: scoreRound,
  /** SO-P5: one more round when it is even after the fourth. */
  atEnd: k => (k.public.round < LAST_ROUND ? null : (leaderOf(k) ?? (k.public.round > LAST_ROUND ? 'draw' : null))),
};
