import type { Luck } from '@cadre/protocol';
import type { ReactNode } from 'react';
import { usePageWords } from '../words/pages/words.js';

type Tally = Luck['seats'][number];
const STEP = 34;
const HEIGHT = 84;
const FOOT = 16;
const HEAD = 14;

/** How often each value came, as bars, and how often it was to be expected, as a line across each. */
export const LuckChart = ({ tally: { values, surprise, count }, title }: { readonly tally: Tally; readonly title: string }): ReactNode => {
  const words = usePageWords();
  const most = Math.max(1, ...values.flatMap(v => [v.actual, v.expected]));
  const y = (n: number): number => HEAD + HEIGHT * (1 - n / most);
  const spoken = values.map(v => `${v.value}: ${v.actual} / ${v.expected.toFixed(1)}`).join(', ');
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <svg className="luck-chart" viewBox={`0 0 ${values.length * STEP} ${HEAD + HEIGHT + FOOT}`} role="img" aria-label={spoken}>
        {values.map(({ value, actual, expected }, i) => (
          <g key={value} transform={`translate(${i * STEP} 0)`}>
            <rect className="came" x={6} y={y(actual)} width={STEP - 12} height={HEAD + HEIGHT - y(actual)} rx={2} />
            <path className="expected" d={`M2 ${y(expected)}H${STEP - 2}`} />
            <text className="number" x={STEP / 2} y={y(actual) - 4}>
              {actual}
            </text>
            <text x={STEP / 2} y={HEAD + HEIGHT + 13}>
              {value}
            </text>
          </g>
        ))}
      </svg>
      {count > 0 && <p className="quiet">{words.replay.luckSurprise(surprise.toFixed(1))}</p>}
    </figure>
  );
};
