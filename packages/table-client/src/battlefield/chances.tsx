import '../../css/battlefield.css';
import type { ReactNode } from 'react';

/** Pixels of the chart. */
const HEIGHT = 52;
const WIDTH = 30;
const LABELS = 34;

/** A forecast as bars: how likely 0, 1, 2 … are. The numbers stand on the bars, so the chart is read as a list. */
export const Chances = ({
  caption,
  chances,
  name,
}: {
  readonly caption: string;
  /** The chance of 0, 1, 2 … */
  readonly chances: readonly number[];
  /** One bar in words. */
  readonly name: (n: number, percent: string) => string;
}): ReactNode => {
  const most = Math.max(...chances);
  const percents = chances.map(chance => (100 * chance).toFixed(0));
  return (
    <figure className="tc-chances">
      <figcaption>{caption}</figcaption>
      <svg
        role="img"
        aria-label={percents.map((percent, n) => name(n, percent)).join(', ')}
        viewBox={`0 0 ${WIDTH * chances.length} ${HEIGHT + LABELS}`}
        width={WIDTH * chances.length}
        height={HEIGHT + LABELS}
      >
        {chances.map((chance, n) => {
          const tall = Math.max(1, (HEIGHT * chance) / most);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: bars are numbered
            <g key={n} transform={`translate(${n * WIDTH} 0)`}>
              <rect x={3} y={16 + HEIGHT - tall} width={WIDTH - 6} height={tall} />
              <text x={WIDTH / 2} y={12 + HEIGHT - tall}>
                {percents[n]}
              </text>
              <text x={WIDTH / 2} y={HEIGHT + 31} className="tc-chances-n">
                {n}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
};
