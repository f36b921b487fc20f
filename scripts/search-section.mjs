// The part of a balance page about search against heuristic. Its run has a plan and results of its own, and outlives new balance runs.
import { shareText } from './balance-figures.mjs';

const END = '\n## Reproduce';
const startIn = (text, heading) => {
  const start = text.indexOf(heading);
  if (start < 0 || text.indexOf(END) < start) throw new Error(`the page has no part "${heading}" before "${END.trim()}"`);
  return start;
};
export const sectionIn = (text, heading) => text.slice(startIn(text, heading), text.indexOf(END));
export const withSection = (text, heading, section) => text.slice(0, startIn(text, heading)) + section + text.slice(text.indexOf(END));
/** Whether search won more often than the heuristic, for sure: their rates add up to one, so the intervals do not touch when search's is above a half. */
export const verdict = (all, { matches }) => {
  if (all.games === 0) return 'Not run yet.';
  const other = shareText({ games: all.games, win: 1 - all.win, low: 1 - all.high, high: 1 - all.low });
  const open = all.games < matches ? `Only ${all.games} of ${matches} matches have been played so far. ` : '';
  const rates = `Search wins ${shareText(all)}, heuristic ${other}`;
  return `${open}${rates}: ${all.low > 0.5 ? 'the intervals do not touch, the criterion is met.' : 'the intervals touch, the criterion is not met.'}`;
};
/** Says how a run goes while it goes on. */
export const interim = (all, { matches }) => `${all.games} of ${matches} matches: search wins ${shareText(all)}`;
