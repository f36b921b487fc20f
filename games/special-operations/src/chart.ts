import type { BattleView, Chart } from './state.js';

/** SO-G37: the condition holds in the first two rounds or in the later ones. */
const EARLY_ROUNDS = 2;
export const conditionNow = (k: BattleView): Chart['weather'] => {
  const { chart, round } = k.public;
  return typeof chart === 'object' && (chart.rounds === 'early') === round <= EARLY_ROUNDS ? chart.weather : 'clear';
};
