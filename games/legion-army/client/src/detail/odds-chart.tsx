import { type ReactNode, useId } from 'react';
import { useLabels } from '../context.js';

const WIDTH = 320;
const HEIGHT = 130;
const TOP = 16;
const FOOT = 18;
const GAP = 3;
/** Rarer outcomes at the far end are drawn together with the last bar. */
const TAIL = 0.0005;
const percent = (chance: number): string =>
  chance >= 0.995 ? '100' : chance >= 0.095 ? (chance * 100).toFixed(0) : (chance * 100).toFixed(1);

/** A bar for every number of wounds, the mean as a line; where the target's health is known, its end is marked. */
export const OddsChart = ({
  chances,
  mean,
  health,
}: {
  readonly chances: readonly number[];
  readonly mean: number;
  readonly health: number | undefined;
}): ReactNode => {
  const l = useLabels();
  const id = useId();
  const last = Math.max(
    1,
    chances.findLastIndex(c => c >= TAIL),
  );
  const bars = Array.from({ length: last + 1 }, (_, n) => chances[n] ?? 0);
  const atLeast = bars.map((_, n) => chances.slice(n).reduce((sum, c) => sum + c, 0));
  const highest = Math.max(...bars);
  const step = WIDTH / bars.length;
  const height = (chance: number): number => (chance / highest) * (HEIGHT - TOP - FOOT);
  const base = HEIGHT - FOOT;
  const meanAt = (mean + 0.5) * step;
  return (
    <figure className="army-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-labelledby={id}>
        <title id={id}>{l.chartTitle(mean)}</title>
        {bars.map((chance, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its number
          <g key={n} data-enough={health !== undefined && n >= health}>
            <rect
              className="army-bar-fill"
              x={n * step + GAP / 2}
              y={base - height(chance)}
              width={step - GAP}
              height={height(chance)}
              rx={2}
            />
            <text className="army-bar-chance" x={(n + 0.5) * step} y={base - height(chance) - 4}>
              {percent(chance)}
            </text>
            <text className="army-bar-number" x={(n + 0.5) * step} y={HEIGHT - 4}>
              {n}
            </text>
          </g>
        ))}
        <line className="army-mean" x1={meanAt} x2={meanAt} y1={4} y2={base} />
        <line className="army-floor" x1={0} x2={WIDTH} y1={base} y2={base} />
      </svg>
      <figcaption>
        <table className="army-least">
          <caption className="unseen">{l.atLeast}</caption>
          <tbody>
            <tr>
              <th scope="row">{l.atLeast}</th>
              {atLeast.slice(1).map((chance, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number
                <td key={i}>
                  <span className="quiet">{i + 1}+</span> {percent(chance)}%
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </figcaption>
    </figure>
  );
};
