// The page about how hard the missions of The Mandalorian are, from what was measured.
import { DIFFICULTIES, shareOf } from './balance-cells.mjs';

const percent = share => `${Math.round(100 * share)}`;
const shareText = ({ win, low, high }) => `${percent(win)} (${percent(low)}-${percent(high)})`;
const tableText = (head, rows) => [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n');

/** How far an interval lies from its target, in points: 0 when they overlap. */
const gap = ({ low, high }, [from, to]) => Math.max(0, from - 100 * high, 100 * low - to);
const strays = rows =>
  rows.flatMap(({ name, shares, targets }) =>
    shares.flatMap((share, d) => {
      const points = gap(share, targets[d]);
      return points === 0 ? [] : [{ name, difficulty: DIFFICULTIES[d], share, target: targets[d], points }];
    }),
  );
const straysText = rows => {
  const found = strays(rows).sort((a, b) => b.points - a.points);
  const cells = rows.length * DIFFICULTIES.length;
  if (found.length === 0) return `All ${cells} intervals overlap their targets.`;
  return `Of ${cells} intervals ${cells - found.length} overlap their targets. The others, the farthest first:

${tableText(
  ['mission', 'difficulty', 'measured', 'target', 'points between'],
  found.map(s => [s.name, s.difficulty, shareText(s.share), s.target.join('-'), s.points.toFixed(1)]),
)}`;
};
const missionTable = rows =>
  tableText(
    ['mission', ...DIFFICULTIES.flatMap(d => [d, 'target']), 'turns', 'events a turn', 'crises a turn', 'damage', 'random, novice'],
    rows.map(({ name, targets, shares, cells: [, { turns, events, crises, hurt }], luck }) => [
      name,
      ...shares.flatMap((share, d) => [shareText(share), targets[d].join('-')]),
      turns.toFixed(1),
      events.toFixed(2),
      crises.toFixed(2),
      hurt.toFixed(1),
      shareText(shareOf([luck])),
    ]),
  );
const crewTable = (crews, companies) =>
  tableText(
    ['mission', '2 characters', ...companies.map(c => c.name)],
    crews.map(({ name, usual, cells }) => [name, ...[usual, ...cells].map(c => shareText(shareOf([c])))]),
  );

/** How far from what two win other companies may be: three and four characters 10 points, shared and lone play about 5 below. */
const BANDS = { sandbox: [-0.1, 0.1], shared: [-0.1, 0], solo: [-0.1, 0] };
/** Companies that win more or less than was aimed at, for certain. */
const misfits = (crews, companies) =>
  crews.flatMap(({ name, usual, cells }) =>
    companies.flatMap(({ name: company, setup: { mode } }, i) => {
      const { low, high } = shareOf([cells[i]]),
        { win } = shareOf([usual]),
        [least, most] = BANDS[mode];
      if (low <= win + most && high >= win + least) return [];
      return [`${name}, ${company} (${low > win + most ? 'more' : 'less'})`];
    }),
  );
const misfitsText = (crews, companies) => {
  const found = misfits(crews, companies);
  return found.length === 0
    ? 'No interval lies outside these bounds.'
    : `These intervals lie outside (they win more or less than that): ${found.join('; ')}.`;
};

/** Missions where one of the players, from random to search, is not better than the one before for certain. */
const undecided = rivals =>
  rivals.filter(({ cells }) => {
    const shares = cells.map(c => shareOf([c]));
    return shares.some((share, i) => i > 0 && share.low <= shares[i - 1].high);
  });
const orderText = rivals => {
  const found = undecided(rivals);
  return found.length === 0
    ? 'On no mission do the intervals of two of them touch.'
    : `The intervals of two of them touch on ${found.map(r => r.mission).join(', ')}.`;
};
const rivalsText = rivals =>
  tableText(
    ['mission', 'random', 'heuristic', 'search'],
    [
      ...rivals.map(({ mission, cells }) => [mission, ...cells.map(c => shareText(shareOf([c])))]),
      ['all', ...[0, 1, 2].map(bot => shareText(shareOf(rivals.map(r => r.cells[bot]))))],
    ],
  );

export const page = ({
  rows,
  crews,
  companies,
  rivals,
  games,
  companyGames,
  iterations,
  seed,
}) => `# The Mandalorian: how hard the missions are

Crews of heuristic bots play every mission ${games} times at every difficulty. A bot knows only what its seat knows, and bots do not talk to
each other. The target is what competent people should win. All shares are in percent, with the interval in which the true one lies (95 %).

![Win rates with intervals and targets](pictures/mandalorian-balance.svg)

${missionTable(rows)}

Turns, events, crises and damage are those of standard difficulty. Missions m1 to m4 are played by the first two characters of their list, the
sheets mm1, mm2 and mm4 by The Mandalorian and IG-11, mm3 by three with a certain traitor (its share is the crew's). Random play is measured
where it is easiest to win: at novice.

${straysText(rows)}

The bot's style is fixed, so read the numbers as its own: a crew that waits more wins more where no clock runs. It suffers less from a hand of
three than people do, so the step from standard to veteran is smaller here than at a table; and a clock costs novices, who have more
health, as much as everybody else. The missions were tuned with matches of this very seed: with another one a cell is a few points higher or
lower, and one that only just overlaps its target may miss it.

## Random, heuristic, search

The four story missions at veteran difficulty: ${games} matches of each by random crews, ${games} by heuristic ones, ${rivals[0].cells[2].games} by crews that
search (${iterations} imagined matches for an answer; such a match takes 3 to 10 seconds of one core). ${orderText(rivals)}

${rivalsText(rivals)}

## More characters, shared ones, alone

Standard difficulty, ${companyGames} matches each; sheets on the first map. Three and four characters should win within 10 points of two, shared and
lone play about 5 points less (up to 10). ${misfitsText(crews, companies)}

${crewTable(crews, companies)}

What the sheets do for them: in a large crew it is long until one's next turn, so on most sheets whoever ends a turn without an enemy in the
same space gains a shield, from three or four characters on; the Beast and the Marks have more health, and four characters have more time.
Where two decks in one make it too easy for players who share, two more enemies wait. Alone, a shield lasts as long as at a table of two (ruling of
MA-222). All of these are house rules, and the sheets say them.

## Again

\`npm run build && npm run balance\` writes this page and its chart; the same seed gives the same numbers on any machine. It takes about half an
hour on two cores; with \`-- --kept cells.json\` a run that was cut goes on where it was.

Every cell is a simulation like any other. Mission m1 at standard difficulty is

    npx cadre simulate mandalorian --mission m1 --difficulty standard --games ${games} --seed ${seed} --json

(\`bots[0].win\` has the share and its interval); a sheet takes \`--map map3\` beside \`--mission mm1\`, mm3 \`--players 3 --traitor certain\`, the search
\`--bots search,search --iterations ${iterations}\`. In mm3 the seats do not win together: the crew's share is that of the matches in which most seats win.
`;
