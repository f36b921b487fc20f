import type { EncounterView } from '../state.js';
import { COMMON, OWN } from './sign-weights.js';
import { signsOf } from './signs.js';

const sum = (signs: readonly number[], weights: readonly number[]): number =>
  signs.reduce((total, x, i) => total + x * (weights[i] ?? 0), 0);
/** Missions that a player brings are weighed like this one. */
const USUAL = 'silence-the-battery';
/** How likely each seat is to win: how often heuristic bots have won from positions with such signs. */
export const outlook = (k: EncounterView): readonly number[] => {
  const { winner } = k.public;
  if (winner === 'legend') return [1, 0, 0];
  if (winner === 'cadre') return [0, 1, 1];
  const { common, own } = signsOf(k);
  const legend = 1 / (1 + Math.exp(-sum(common, COMMON) - sum(own, OWN[k.public.mission] ?? OWN[USUAL]!)));
  return [legend, 1 - legend, 1 - legend];
};
