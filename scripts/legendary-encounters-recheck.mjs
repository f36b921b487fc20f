// The part of the page about Legendary Encounters that measures what rules version 6 changed.
import { shareText } from './balance-figures.mjs';
import { cellTable, legendShare, targetsText } from './legendary-encounters-page.mjs';

export const RECHECK_HEADING = '## After rules version 6';

/** The plan of the run, and what came of it. */
export const recheckSection = (results, plan) => `${RECHECK_HEADING}

The tables above were measured before rules version 6, in which heals and damage may be declined, other players are asked, and bots decline offers that would
hurt their side and see exact odds. So the bots' matches were measured again.

Plan, written down before the run: ${plan.matches} matches, seeds from ${plan.seed} on, on the commit that brought this plan; missions, Legends, minions and layouts in turn,
\`heuristic\` in all seats. No match is left out, the run is not repeated with other seeds, and nothing is tuned to it. Target and length as above;
with ${plan.matches / 12} matches in each cell an interval is about 22 percent wide, for each mission about 11.

${results.length === 0 ? 'Not run yet.' : resultsText(results, plan)}
`;
const resultsText = (results, plan) => `${cellTable(results)}

The Legend wins ${shareText(legendShare(results))} of ${results.length} matches${results.length < plan.matches ? ` (of ${plan.matches} planned)` : ''}. ${targetsText(results)}`;
