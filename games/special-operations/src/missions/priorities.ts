import { CHANCE, emit, roll, type Seat } from '@cadre/core';
import { facesOf } from '@cadre/kit';
import { boxOf } from '../box.js';
import { ATTACK } from '../dice.js';
import { procedure } from '../options.js';
import { whose } from '../round/priority.js';
import type { BattleState, BattleView, ObjectiveId } from '../state.js';
import { controlOf } from './control.js';
import type { MissionRules } from './mission.js';
import { numbersOf, ROUNDS } from './numbers.js';

const objectiveNamed = (k: BattleView, id: string): ObjectiveId => boxOf(k).mission.objectives.findIndex(o => o.id === id) as ObjectiveId;

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
        const { priorityBy } = numbersOf(s, 'priorities'); // SO-X-4
        s.public.tally.priority = face === 'blank' ? 'none' : objectiveNamed(s, priorityBy[face!]);
        emit(s, { type: 'dice', rule: 'SO-P2', why: 'priority-objective', faces: [face!] });
      },
    },
  },
});
const scoreRound = (s: BattleState): void => {
  const { pointsEach, priorityPoints, pointsToWin } = numbersOf(s, 'priorities');
  for (const i of s.public.objectives.keys()) {
    const [a, b] = controlOf(s, i as ObjectiveId);
    if (a === b) continue;
    const seat = a > b ? 0 : 1;
    const isPriority = s.public.tally.priority === i;
    s.public.points[seat] += pointsEach + (isPriority ? priorityPoints : 0);
    emit(s, {
      type: 'objective',
      rule: 'SO-P3',
      objective: i as ObjectiveId,
      what: isPriority ? 'priority-scored' : 'scored',
      ...whose(s, seat),
    });
  }
  const [a, b] = s.public.points;
  if (Math.max(a, b) >= pointsToWin && a !== b) s.public.winner = a > b ? 0 : 1; // SO-P4
};
const leaderOf = (k: BattleView): Seat | null => {
  const [a, b] = k.public.points;
  return a === b ? null : a > b ? 0 : 1;
};
/** Shifting Priorities. */
export const priorities: MissionRules = {
  commandPhase: s => (s.public.round >= numbersOf(s, 'priorities').priorityFromRound ? RollPriority.call({}) : undefined),
  score: scoreRound,
  /** SO-P5: one more round when it is even after the fourth. */
  atEnd: k => {
    if (k.public.round < ROUNDS) return null;
    return leaderOf(k) ?? (k.public.round >= ROUNDS + numbersOf(k, 'priorities').extraRounds ? 'draw' : null);
  },
};
