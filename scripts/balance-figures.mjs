// Win rates with their intervals, and how pages about balance write them.
import { wilson } from '@cadre/sim';

/** The win rate of scores between 0 and 1 with its 95% interval: a draw counts as half a win. */
export const shareOf = scores => {
  const games = scores.length,
    wins = scores.reduce((sum, score) => sum + score, 0);
  return { games, win: games === 0 ? 0.5 : wins / games, ...wilson(wins, games) };
};
/** In points: 0 where interval and target overlap. */
export const gapOf = ({ low, high }, [from, to]) => Math.max(0, from - 100 * high, 100 * low - to);
export const percent = share => `${Math.round(100 * share)}`;
export const shareText = ({ games, win, low, high }) => (games === 0 ? '-' : `${percent(win)} (${percent(low)}-${percent(high)})`);
export const tableText = (head, rows) => [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n');
/** The middle and the longest of some times. */
export const timesOf = milliseconds => {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, most: sorted.at(-1) ?? 0 };
};
