import type { MissionId } from '../content/types.js';
import { redSeat } from '../round/priority.js';
import type { BattleState } from '../state.js';
import { COMMON, OWN } from './sign-weights.js';
import { signsOf } from './signs.js';

const sum = (signs: readonly number[], weights: readonly number[]): number => signs.reduce((total, x, i) => total + x * weights[i]!, 0);
/** 0 to 1 for each seat: how often heuristic bots have won from positions with such signs. */
export const outlook = (s: BattleState): readonly number[] => {
  if (s.public.blue === 'open') return [0.5, 0.5];
  const { common, own } = signsOf(s);
  const red = redSeat(s);
  const wins = 1 / (1 + Math.exp(-sum(common, COMMON) - sum(own, OWN[s.public.mission as MissionId])));
  return red === 0 ? [wins, 1 - wins] : [1 - wins, wins];
};
