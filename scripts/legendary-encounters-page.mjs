// The page about the balance of Legendary Encounters.
import { LAYOUTS } from '@cadre/shatterpoint/content/layouts/index';
import { LEGENDS } from '@cadre/shatterpoint/content/legends/index';
import { MISSIONS } from '@cadre/shatterpoint/content/missions/index';
import { gapOf, shareOf, shareText, tableText, timesOf } from './balance-figures.mjs';
import { verdict } from './search-section.mjs';

const TARGET = [40, 60];
const LENGTH = [6, 14];
const sets = LEGENDS.flatMap(legend => legend.minionSets.map(set => ({ ...set, legend })));
const isEven = ({ bots: [legend, cadres] }) => legend === 'heuristic' && cadres === 'heuristic';
export const legendShare = matches => shareOf(matches.map(m => m.legendScore));
const turnsOf = matches => matches.reduce((sum, m) => sum + m.legendTurns, 0) / Math.max(1, matches.length);
const of = (matches, mission, legend) => matches.filter(m => m.mission === mission.id && m.legend === legend.id);

/** A row of the chart for each Legend, with a lane for each mission. */
export const rowsOf = results => {
  const matches = results.filter(isEven);
  return {
    lanes: MISSIONS.map(({ name }) => name.en),
    rows: LEGENDS.map(legend => ({
      name: legend.name.en.split(',')[0],
      targets: MISSIONS.map(() => TARGET),
      shares: MISSIONS.map(mission => legendShare(of(matches, mission, legend))),
    })),
  };
};
const cellText = matches => `${shareText(legendShare(matches))}, ${turnsOf(matches).toFixed(1)} turns`;
export const cellTable = matches =>
  tableText(
    ['', ...LEGENDS.map(({ name }) => name.en.split(',')[0]), 'all'],
    MISSIONS.map(mission => [
      mission.name.en,
      ...LEGENDS.map(legend => cellText(of(matches, mission, legend))),
      cellText(matches.filter(m => m.mission === mission.id)),
    ]),
  );
const outside = matches =>
  MISSIONS.flatMap(mission =>
    LEGENDS.flatMap(legend => {
      const cell = of(matches, mission, legend);
      const [least, most] = LENGTH;
      const turns = turnsOf(cell);
      return [
        ...(gapOf(legendShare(cell), TARGET) > 0 ? [`${legend.name.en} in ${mission.name.en}: ${shareText(legendShare(cell))}`] : []),
        ...(turns < least || turns > most ? [`${legend.name.en} in ${mission.name.en}: ${turns.toFixed(1)} turns`] : []),
      ];
    }),
  );
export const targetsText = matches => {
  const found = outside(matches);
  return found.length === 0
    ? `All ${MISSIONS.length * LEGENDS.length} cells overlap ${TARGET.join('-')} percent and last ${LENGTH.join(' to ')} Legend turns on average.`
    : `Outside their targets, with the whole interval or by their length:\n\n${found.map(line => `- ${line}`).join('\n')}`;
};
const countsText = (matches, plan) => {
  const cells = MISSIONS.flatMap(mission => LEGENDS.map(legend => of(matches, mission, legend).length));
  const least = Math.min(...cells),
    asked = plan.matches / cells.length;
  return `${matches.length} matches, at least ${least} in each cell${least < asked ? ` (the run is not complete: ${asked} are planned)` : ''}.`;
};
const splitTable = (title, parts, matches) =>
  tableText(
    [title, ...MISSIONS.map(({ name }) => name.en)],
    parts.map(({ name, isPart }) => [
      name,
      ...MISSIONS.map(mission => shareText(legendShare(matches.filter(m => m.mission === mission.id && isPart(m))))),
    ]),
  );
const REASONS = {
  tracker: 'the Legend reaches the end of the tracker',
  cadreDefeated: 'the Legend defeats both cadres',
  goal: 'the cadres reach the goal of the mission',
  legendDefeated: 'the cadres defeat the Legend',
  unfinished: 'nobody wins within 40 Legend turns',
};
const reasonTable = matches =>
  tableText(
    ['how it ends', ...MISSIONS.map(({ name }) => name.en)],
    Object.entries(REASONS).map(([reason, text]) => [
      text,
      ...MISSIONS.map(mission => matches.filter(m => m.mission === mission.id && m.reason === reason).length),
    ]),
  );

const duelOf = (results, strong, weak) => {
  const matches = results.filter(m => m.bots.includes(strong) && m.bots.includes(weak) && strong !== weak);
  const share = part => shareOf(part.map(m => (m.bots[0] === strong ? m.legendScore : 1 - m.legendScore)));
  return {
    all: share(matches),
    table: tableText(
      ['', 'as the Legend', 'as both cadres', ...MISSIONS.map(({ name }) => name.en), 'all', 'matches'],
      [
        [
          `${strong} wins`,
          shareText(share(matches.filter(m => m.bots[0] === strong))),
          shareText(share(matches.filter(m => m.bots[1] === strong))),
          ...MISSIONS.map(mission => shareText(share(matches.filter(m => m.mission === mission.id)))),
          shareText(share(matches)),
          matches.length,
        ],
      ],
    ),
  };
};
export const SEARCH_HEADING = '### Search against heuristic';
/** The plan of the search run, and what came of it. */
export const searchSection = (results, plan) => {
  const { all, table } = duelOf(results, 'search', 'heuristic');
  return `${SEARCH_HEADING}

The Strategist differs from the Veteran in its weights and in what it looks at closely: the exact odds of the three likeliest attacks, what each stance
promises in this activation, three times as many spots to set up, and where a push leads. The weights come from 711 matches in which both sides drew theirs
at random, seeds from 2000000 on (\`scripts/find-weights.mjs\` goes on from where they led). What told most, in percent of wins for a step: as the Legend,
recovering more (7 +-2), leaving objectives alone that nobody has taken (5 +-2), not being torn between goals (4 +-2); as the cadres, hunting the Legend less
(6 +-2), more for the mission (5 +-2), Force spent more freely (5 +-2), less fear (4 +-2). Trials with other seeds: the weights, odds and pushes
won 60 (53-66) of 240 matches and 46 (38-54) of 156 others; with stances and spots 56 (47-64) of 120. So the plan needs many matches.

Plan, written down before the run: ${plan.matches} matches, seeds from ${plan.seed} on, on the content and bots of the commit that brought this plan; missions and
Legends in turn; search is the Legend in one match and both cadres in the next, with the same cadres, minions, layout and seed. The run goes to its end.
Criterion: the 95% intervals (Wilson) of search's and heuristic's win rates do not touch. No match is left out, and the run is not repeated with other seeds.
(Earlier search bots tried their best ideas in imagined activations. By plans of their own they won 40 (27-54) of 48 matches, 52 (33-70) of the first 25 of
192, and 40 (30-50) of the first 91 of 320, where those runs were stopped: looking ahead that way did harm, and is gone.)

${table}

${verdict(all, plan)}
`;
};
export const searchShare = results => duelOf(results, 'search', 'heuristic').all;

export const page = (results, plans, others) => {
  const matches = results.filter(isEven);
  const { median, most } = timesOf(matches.map(m => m.milliseconds));
  const [random, novice] = [duelOf(results, 'heuristic', 'random'), duelOf(results, 'heuristic', 'novice')];
  return `# Legendary Encounters: balance

Heuristic bots play every mission with every Legend. The minion sets of the Legend and the layouts of the mission take turns. The cadres are random legal
ones that leave at most two points unused, so all units of all eras have their turn. Win rates are the Legend's, in percent, with their 95% confidence
interval (Wilson). A cell is within its target when its interval overlaps ${TARGET.join('-')}; a match should last ${LENGTH.join(' to ')} Legend turns on average.

${countsText(matches, plans.balance)}

![How often each Legend wins each mission, with intervals and targets](pictures/legendary-encounters-balance.svg)

${cellTable(matches)}

${targetsText(matches)}

${reasonTable(matches)}

For information, the Legend's win rate by minion set and by layout:

${splitTable(
  'minions',
  sets.map(({ id, name, legend }) => ({ name: `${legend.name.en.split(',')[0]}: ${name.en}`, isPart: m => m.minions === id })),
  matches,
)}

${splitTable(
  'layout',
  LAYOUTS.map(({ id, name }) => ({ name: name.en, isPart: m => m.layout === id })),
  matches,
)}

These numbers depend on how the bots play: they plan one activation at a time and make no plan with each other. The house Legends, their minions, the
house mission and the layouts were tuned with other seeds than these; published missions, published units and rules were not changed for it.

## Bots

Three strengths: \`novice\` (Recruit) looks at few spots and makes one choice in four without thinking, \`heuristic\` (Veteran), \`search\` (Strategist): it has
weights of its own, and looks closely at the odds of attacks, at stances and at where pushes lead. A match of heuristic bots
takes ${median} ms of processor time (median of ${matches.length}; the longest ${most} ms).

Heuristic against random, all missions and Legends, as the Legend and as both cadres:

${random.table}

Heuristic against novice:

${novice.table}

### What players would call a blunder

\`npx cadre bots blunders legendary-encounters --games 40 --seed 1\` counts, over matches of Veterans, offers that were taken though nobody had to,
before and after the bot weighed what they cost:

| blunder | before | after |
| --- | --- | --- |
| a Strained unit exerts itself, and takes 3 damage for it | 124 | 4 |
| Force for nothing: for tags, for a condition that the target has or is immune to, for a move that is not made | 72 | 2 |
| a wound by one's own choice | 32 | 0 |

In 40 matches each, the Legend of before won 21 against the cadres of before and 23 against the new ones; the new Legend won 29 and 24. The four that exert themselves still
moved and attacked at once, which was worth more than the damage.

${others}
## Reproduce

    npm run build
    node scripts/legendary-encounters-balance.mjs play balance --kept results.jsonl
    node scripts/legendary-encounters-balance.mjs play random --kept results.jsonl
    node scripts/legendary-encounters-balance.mjs play novice --kept results.jsonl
    node scripts/legendary-encounters-balance.mjs play search --kept search.jsonl
    node scripts/legendary-encounters-balance.mjs write-search --kept search.jsonl
    node scripts/legendary-encounters-balance.mjs play recheck --kept recheck.jsonl
    node scripts/legendary-encounters-balance.mjs write-recheck --kept recheck.jsonl
    node scripts/legendary-encounters-balance.mjs write --kept results.jsonl

Results are written down match by match, and a run that was stopped goes on where it was. \`--share 1/2\` and \`--share 2/2\` let two processes share a run;
\`--minutes 8\` stops it after a while. The same seed gives the same match on every machine.
`;
};
