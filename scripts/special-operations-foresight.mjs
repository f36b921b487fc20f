// The part of the page about Special Operations that measures the Strategist since it looks ahead at who acts next.
import { shareOf, shareText, tableText, timesOf } from './balance-figures.mjs';
import { verdict } from './search-section.mjs';
import { FIRST_SEED, MISSIONS } from './special-operations-matches.mjs';

export const FORESIGHT_HEADING = '## Strategist that looks ahead at who acts next';
export const FORESIGHT_MATCHES = 160;
const PLAN = { matches: FORESIGHT_MATCHES, firstSeed: FIRST_SEED.foresight };
const wins = matches => shareOf(matches.map(({ bots, blueScore }) => (bots[0] === 'search' ? blueScore : 1 - blueScore)));
const timesText = matches => {
  const times = matches.flatMap(m => m.times ?? []).toSorted((a, b) => a - b);
  if (times.length === 0) return '';
  const { median, most } = timesOf(times);
  const p95 = times[Math.floor(0.95 * times.length)];
  return `
An answer to who acts next took ${median} ms in the middle, ${p95} ms at most in 95 of 100 cases, and ${most} ms at worst (${times.length} answers, of which some had nothing
to compare; without a limit of time, on a machine with two cores that was busy with other work). At a table a bot has a second: then it compares fewer worlds.
`;
};

/** The plan of the run, and what came of it. */
export const foresightSection = (results, nameOf) => {
  const matches = results.filter(m => m.run === 'foresight');
  return `${FORESIGHT_HEADING}

Whenever it is asked who acts next (a unit, a drawn token, or nobody: passing counts), the Strategist compares its usual answer with the next two by worth. Each meets
four imagined worlds with the same dice, played on by a quick bot on both sides to the end of the round; then the usual answer and the better of the others meet six
more. The other is taken when it leads by more than half a standard error. An imagined world has what the seat cannot see at random.

Plan, written down before the run: ${PLAN.matches} matches, seeds ${PLAN.firstSeed} to ${PLAN.firstSeed + PLAN.matches / 2 - 1}, on the commit that brought this plan, \`search\` against \`heuristic\`; missions and squads in turn, each match
twice with the same dice and the bots on the other sides. Criterion: the 95% intervals (Wilson) of both win rates do not touch; a draw counts as half a win.
No match is left out, and the run is not repeated with other seeds. If it is not met, the look ahead goes.

${tableText(
  ['', ...MISSIONS.map(nameOf), 'all', 'matches'],
  [
    [
      'wins',
      ...MISSIONS.map(mission => shareText(wins(matches.filter(m => m.mission === mission)))),
      shareText(wins(matches)),
      matches.length,
    ],
  ],
)}

${verdict(wins(matches), PLAN)}
${timesText(matches)}`;
};
