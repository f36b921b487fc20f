// The page about the difficulty of The Mandalorian's missions.
import { DIFFICULTIES, shareOf } from './balance-cells.mjs';
import { gapOf, shareText, tableText } from './balance-figures.mjs';

const missedTargets = rows =>
  rows.flatMap(({ name, shares, targets }) =>
    shares.flatMap((share, d) => {
      if (share.games === 0) return [];
      const points = gapOf(share, targets[d]);
      return points === 0 ? [] : [{ name, difficulty: DIFFICULTIES[d], share, target: targets[d], points }];
    }),
  );
const targetsText = rows => {
  const found = missedTargets(rows).sort((a, b) => b.points - a.points);
  const cells = rows.flatMap(row => row.shares).filter(share => share.games > 0).length;
  if (found.length === 0) return `All ${cells} intervals overlap their targets.`;
  return `${cells - found.length} of ${cells} intervals overlap their targets. The others, largest gap first:

${tableText(
  ['mission', 'difficulty', 'measured', 'target', 'gap in points'],
  found.map(s => [s.name, s.difficulty, shareText(s.share), s.target.join('-'), s.points.toFixed(1)]),
)}`;
};
const missionTable = rows =>
  tableText(
    ['mission', ...DIFFICULTIES.flatMap(d => [d, 'target']), 'turns', 'events per turn', 'crises per turn', 'damage', 'random, novice'],
    rows.map(({ name, targets, shares, cells: [, { turns, events, crises, hurt }], luck }) => [
      name,
      ...shares.flatMap((share, d) => [shareText(share), targets[d].join('-')]),
      ...(turns === 0 ? ['-', '-', '-', '-'] : [turns.toFixed(1), events.toFixed(2), crises.toFixed(2), hurt.toFixed(1)]),
      shareText(shareOf([luck])),
    ]),
  );
const crewTable = (crews, companies) =>
  tableText(
    ['mission', '2 characters', ...companies.map(c => c.name)],
    crews.map(({ name, usual, cells }) => [name, ...[usual, ...cells].map(c => shareText(shareOf([c])))]),
  );

/** Allowed differences to two characters: 10 points for three and four characters, 10 below for shared and solo play. */
const BANDS = { sandbox: [-0.1, 0.1], shared: [-0.1, 0], solo: [-0.1, 0] };
/** Crew sizes whose whole interval is outside its band. */
const outOfBand = (crews, companies) =>
  crews.flatMap(({ name, usual, cells }) =>
    companies.flatMap(({ name: company, setup: { mode } }, i) => {
      const { low, high } = shareOf([cells[i]]),
        { win } = shareOf([usual]),
        [least, most] = BANDS[mode];
      if (low <= win + most && high >= win + least) return [];
      return [`${name}, ${company} (${low > win + most ? 'higher' : 'lower'})`];
    }),
  );
const bandsText = (crews, companies) => {
  const found = outOfBand(crews, companies);
  return found.length === 0 ? 'All intervals are within these bounds.' : `Outside these bounds (higher or lower): ${found.join('; ')}.`;
};

/** Missions where a stronger bot is not clearly better than the weaker one. */
const overlapping = rivals =>
  rivals.filter(({ cells }) => {
    const shares = cells.map(c => shareOf([c]));
    return shares.some((share, i) => i > 0 && share.low <= shares[i - 1].high);
  });
const orderText = rivals => {
  const found = overlapping(rivals);
  return found.length === 0
    ? 'Their intervals do not overlap on any mission.'
    : `Intervals overlap on ${found.map(r => r.mission).join(', ')}.`;
};
const rivalsText = rivals =>
  tableText(
    ['mission', 'random', 'heuristic', 'search'],
    [
      ...rivals.map(({ mission, cells }) => [mission, ...cells.map(c => shareText(shareOf([c])))]),
      ['all', ...[0, 1, 2].map(bot => shareText(shareOf(rivals.map(r => r.cells[bot]))))],
    ],
  );

const percentOf = (n, of) => (of === 0 ? '-' : `${Math.round((100 * n) / of)}`);
const sumOf = (cells, part) => {
  const sums = {};
  for (const cell of cells) for (const [key, n] of Object.entries(cell[part])) sums[key] = (sums[key] ?? 0) + n;
  return sums;
};
const totalOf = counts => Object.values(counts).reduce((sum, n) => sum + n, 0);
/** What losses are called on this page. */
const LOST_BY = {
  characterDefeated: 'a character falls',
  track: 'a full track',
  reshuffles: 'out of time',
  enemyWithChildIn: 'The Child is carried off',
};
const lossTable = rows =>
  tableText(
    ['mission', 'lost', ...Object.values(LOST_BY), 'by its own condition', 'turns: middle 80%', 'longest', 'lost by turn 2'],
    rows.map(({ name, cells }) => {
      if (cells.every(c => c.games === 0)) return [name, ...new Array(Object.keys(LOST_BY).length + 5).fill('-')];
      const lost = sumOf(cells, 'lostBy'),
        all = totalOf(lost),
        lengths = cells.flatMap(c => c.lengths).sort((a, b) => a - b),
        at = share => lengths[Math.floor(share * (lengths.length - 1))];
      return [
        name,
        `${all}`,
        ...Object.keys(LOST_BY).map(reason => `${lost[reason] ?? 0}`),
        `${percentOf(all - (lost.characterDefeated ?? 0), all)}%`,
        `${at(0.1)}-${at(0.9)}`,
        `${lengths.at(-1)}`,
        `${cells.reduce((n, c) => n + (c.early ?? 0), 0)}`,
      ];
    }),
  );
const SLOT_NAMES = ['Move', 'Attack', 'Intel', 'Plan', 'mission action'];
const slotTable = rows =>
  tableText(
    ['mission', ...SLOT_NAMES],
    rows.map(({ name, cells }) => {
      const slots = sumOf(cells, 'slots');
      return [name, ...SLOT_NAMES.map((_, i) => (slots[i] === undefined ? '-' : `${percentOf(slots[i], totalOf(slots))}%`))];
    }),
  );
const campaignTable = campaign =>
  tableText(
    ['mission', 'target', 'first cards', 'in the campaign', 'all unlocked'],
    campaign.map(({ name, guide, target, first, midway, last }) => [
      name,
      target.join('-'),
      shareText(shareOf([first])),
      midway === null ? '-' : `${shareText(shareOf([midway]))} after ${guide} guide cards`,
      shareText(shareOf([last])),
    ]),
  );

const rivalsSection = ({ rivals, games, iterations }) => `## Random, heuristic, search

The four story missions at veteran difficulty: ${games} matches of each by random crews, ${games} by heuristic ones, ${rivals[0].cells[2].games} by crews of search
bots (${iterations} simulated matches per answer; one match takes 3 to 10 seconds on one core). ${orderText(rivals)}

${rivalsText(rivals)}

`;
const crewsSection = ({ crews, companies, companyGames }) => `## More characters, shared play, solo

Standard difficulty, ${companyGames} matches each; sheets on the first map. Three and four characters should be within 10 points of two characters; shared and
solo play about 5 points lower (up to 10). ${bandsText(crews, companies)}

${crewTable(crews, companies)}

The sheets balance crew sizes with house rules, which they list. In a large crew it takes long until your next turn, so on most sheets with three or
four characters, a character that ends its turn without an enemy in its space gains a shield; the Beast and the Marks have more health, and four
characters have more time. Where a combined deck makes shared play too easy, there are two more enemies. In solo play a shield lasts as long as with
two players (ruling of MA-222).

`;

export const page = ({
  rows,
  campaign,
  crews,
  companies,
  rivals,
  games,
  companyGames,
  iterations,
  seed,
}) => `# The Mandalorian: mission difficulty

Crews of heuristic bots play every mission ${games} times at every difficulty. Bots know only what their own seat knows, and do not
talk to each other. The target is the win rate of experienced players. All win rates are in percent, with their 95% confidence interval.

![Win rates with intervals and targets](pictures/mandalorian-balance.svg)

${missionTable(rows)}

Turns, events, crises and damage are for standard difficulty. Missions m1 to m4 are played with the first two characters of their list, the
sheets mm1, mm2 and mm4 with The Mandalorian and IG-11, and mm3 with three characters and a certain traitor (the win rate is the crew's). Random bots
play at novice difficulty, where winning is easiest.

${targetsText(rows)}${rows.some(row => row.shares.some(share => share.games === 0)) ? '\n\nCells with a dash have not been measured with the present rules.' : ''}

These numbers depend on how the bot plays. A more patient crew wins more often where there is no time limit. A hand of three hurts the bot less than
people, so the step from standard to veteran is smaller than at a real table; and a time limit hurts novices as much as everybody else, although they
have more health. The missions were tuned with other seeds than this one.

## How missions are lost, and how long they last

All measured difficulties together. A story mission should be lost by its own condition in at least a fifth of its losses, and should take 12 to 25 turns.

${lossTable(rows)}

## What is played

The share of cards by slot, all measured difficulties together. Intel alone, a look at one threat or a step for one enemy, is worth little to the bot: crews
that play more of it win less often. Every mission but the first therefore offers something in place of intel.

${slotTable(rows)}

## In the campaign

The guide deck adds cards and events. Standard difficulty, ${games} matches each: with the cards of the first game, where the campaign plays the
mission, and with everything unlocked; sheets on the first map.

![Win rates along the campaign](pictures/mandalorian-campaign-balance.svg)

${campaignTable(campaign)}

${rivals.some(r => r.cells[2].games > 0) ? rivalsSection({ rivals, games, iterations }) : ''}${crews.some(c => c.cells.some(x => x.games > 0)) ? crewsSection({ crews, companies, companyGames }) : ''}## Reproduce

\`npm run build && npm run balance\` writes this page and its chart; the same seed gives the same numbers on every machine. It takes about a quarter of an
hour of processor time for the missions and the campaign (\`-- --missions-only\`); with \`-- --kept cells.json\` an interrupted run continues where it stopped.

Every number is an ordinary simulation. For mission m1 at standard difficulty, run

    npx cadre simulate mandalorian --mission m1 --difficulty standard --games ${games} --seed ${seed} --json

and read \`bots[0].win\`. For a sheet, add a map: \`--mission mm1 --map map3\`; for mm3 \`--players 3 --traitor certain\`; for search
\`--bots search,search --iterations ${iterations}\`. In mm3 the seats do not win together: the crew wins if most seats win.
`;
