import { ROUNDS } from './missions/numbers.js';
import type { BattleView, Chart } from './state.js';

/** SO-G37: the condition holds in the first two rounds or in the last two of the four, never in an extra round. */
const EARLY_ROUNDS = 2;
const isInForce = ({ rounds }: Chart, round: number): boolean =>
  rounds === 'early' ? round <= EARLY_ROUNDS : round > EARLY_ROUNDS && round <= ROUNDS;
export const conditionNow = (k: BattleView): Chart['weather'] => {
  const { chart, round } = k.public;
  return typeof chart === 'object' && isInForce(chart, round) ? chart.weather : 'clear';
};
