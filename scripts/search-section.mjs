// The parts of a balance page whose runs have plans and results of their own, and outlive new balance runs.
import { shareText } from './balance-figures.mjs';

/** From its heading to the next one of a chapter. */
const placeIn = (text, heading) => {
  const start = text.indexOf(`\n${heading}\n`) + 1;
  const end = text.indexOf('\n## ', start);
  if (start === 0 || end < 0) throw new Error(`the page has no part "${heading}" before another chapter`);
  return [start, end];
};
export const sectionIn = (text, heading) => text.slice(...placeIn(text, heading));
export const withSection = (text, heading, section) => {
  const [start, end] = placeIn(text, heading);
  return text.slice(0, start) + section + text.slice(end);
};
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
