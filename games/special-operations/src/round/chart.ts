import { CHANCE, emit, roll, type Seat } from '@cadre/core';
import { facesOf } from '@cadre/kit';
import { conditionNow } from '../chart.js';
import { ATTACK, DEFENCE } from '../dice.js';
import { total } from '../keywords/quantities.js';
import { procedure } from '../options.js';
import type { BattleView, Chart, UnitId } from '../state.js';

const WEATHER = { crit: 'weather', hit: 'darkness', surge: 'comms', blank: 'clear' } as const;
/** SO-G37, SO-G38: a condition for the first or the last two rounds. */
export const RollChart = procedure('rollChart', {
  locals: () => ({ weather: 'clear' as Chart['weather'] }),
  steps: {
    condition: {
      rule: 'SO-G38',
      seat: CHANCE,
      space: () => roll('chart', ATTACK.white, 1),
      take: (_, f, answer) => {
        f.weather = WEATHER[facesOf(ATTACK.white, answer)[0]!];
      },
    },
    rounds: {
      rule: 'SO-G37',
      seat: CHANCE,
      space: () => roll('chart', DEFENCE.red, 1),
      take: (s, f, answer) => {
        const rounds = facesOf(DEFENCE.red, answer)[0] === 'block' ? 'early' : 'late';
        s.public.chart = { weather: f.weather, rounds };
        emit(s, { type: 'chart', rule: 'SO-G38', weather: f.weather, rounds });
      },
    },
  },
});
/** Whether a condition of the chart holds now for this seat; some loadouts ignore it. */
export const chartHolds = (k: BattleView, weather: Chart['weather'], seat: Seat): boolean => {
  if (conditionNow(k) !== weather) return false;
  const one = k.public.units.findIndex(u => u.seat === seat && u.at !== 'defeated');
  return one < 0 || total(k, 'ignoreChart', { unit: one as UnitId }) === 0;
};
