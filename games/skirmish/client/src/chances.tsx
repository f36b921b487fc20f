import type { Language } from '@cadre/core';
import type { ReactNode } from 'react';
import { LABELS } from './labels.js';

const HEIGHT = 56;
const WIDTH = 30;

/** A forecast as bars: how likely 0, 1, 2 … wounds are. The numbers stand on the bars, so the chart is read as a list. */
export const Chances = ({ chances, language }: { readonly chances: readonly number[]; readonly language: Language }): ReactNode => {
  const labels = LABELS[language];
  const most = Math.max(...chances);
  const percents = chances.map(chance => (100 * chance).toFixed(0));
  return (
    <figure className="skirmish-chances">
      <figcaption>{labels.chances}</figcaption>
      <svg
        role="img"
        aria-label={percents.map((percent, wounds) => labels.wounds(wounds, percent)).join(', ')}
        viewBox={`0 0 ${WIDTH * chances.length} ${HEIGHT + 34}`}
        width={WIDTH * chances.length}
        height={HEIGHT + 34}
      >
        {chances.map((chance, wounds) => {
          const tall = Math.max(1, (HEIGHT * chance) / most);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: bars are numbered
            <g key={wounds} transform={`translate(${wounds * WIDTH} 0)`}>
              <rect x={3} y={16 + HEIGHT - tall} width={WIDTH - 6} height={tall} />
              <text x={WIDTH / 2} y={12 + HEIGHT - tall}>
                {percents[wounds]}
              </text>
              <text x={WIDTH / 2} y={HEIGHT + 31} className="skirmish-count">
                {wounds}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
};
