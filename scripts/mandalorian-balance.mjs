// How often crews of bots win each mission, next to what was aimed at: writes docs/mandalorian-balance.md and its chart.
// npm run build && node scripts/mandalorian-balance.mjs [--games 500] [--search-games 150] [--seed 1]
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { simulate, wilson } from '@cadre/sim';
import { chart } from './balance-chart.mjs';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '500' },
    'search-games': { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
  },
});
const games = Number(values.games);
const searchGames = Number(values['search-games']);
const seed = Number(values.seed);
const ITERATIONS = 100;
const module = new URL('../apps/cadre/dist/registry.js', import.meta.url).href;

const DIFFICULTIES = ['novice', 'standard', 'veteran'];
const MAPS = ['map1', 'map2', 'map3', 'map4'];
/** What competent play should win, in percent, for each difficulty. */
const TARGETS = {
  m1: [
    [90, 95],
    [80, 88],
    [65, 75],
  ],
  m2: [
    [82, 90],
    [70, 78],
    [52, 62],
  ],
  m3: [
    [72, 80],
    [58, 66],
    [40, 50],
  ],
  m4: [
    [70, 78],
    [55, 65],
    [40, 50],
  ],
  mm1: [
    [88, 94],
    [75, 85],
    [60, 70],
  ],
  mm2: [
    [75, 85],
    [65, 72],
    [48, 58],
  ],
  mm4: [
    [70, 80],
    [58, 66],
    [40, 50],
  ],
  mm3: [
    [55, 60],
    [45, 55],
    [38, 45],
  ],
};
const NAMES = {
  m1: 'Compound Raid',
  m2: 'Night Run',
  m3: 'Cell Block',
  m4: 'Stand at the Plaza',
  mm1: 'Salvage Rights',
  mm2: 'Big Game',
  mm3: 'Inside Job',
  mm4: 'Skip Tracer',
};
/** Inside Job is about a traitor: three players, one of them certainly. */
const setupsOf = mission =>
  mission.startsWith('mm')
    ? MAPS.map(map => ({ mission, map, ...(mission === 'mm3' && { players: 3, traitor: 'certain' }) }))
    : [{ mission }];
const seatsOf = setup => setup.players ?? 2;

/** The crew has won when most seats have: a traitor scores the other way round. */
const crewWon = scores => scores.reduce((sum, x) => sum + x, 0) > scores.length / 2;
const play = async (setup, bot, n) => {
  const bots = Array.from({ length: seatsOf(setup) }, () => bot);
  const { matches, problems, facts } = await simulate({
    module,
    game: 'mandalorian',
    setup,
    bots,
    games: n,
    seed,
    budget: { iterations: ITERATIONS },
  });
  if (problems.length > 0) throw new Error(`${JSON.stringify(setup)}: ${problems[0].problem}`);
  const wins = matches.filter(m => crewWon(m.scores)).length;
  return {
    games: n,
    win: wins / n,
    ...wilson(wins, n),
    turns: facts.turn / n,
    events: facts.event / facts.turn,
    crises: (facts.crisis ?? 0) / facts.turn,
    hurt: (facts.hurt ?? 0) / n,
  };
};

const percent = share => `${Math.round(100 * share)}`;
const cellText = c => `${percent(c.win)} (${percent(c.low)}-${percent(c.high)})`;
const bandText = ([low, high]) => `${low}-${high}`;
const tableText = (head, rows) => [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n');

const rows = [];
for (const mission of Object.keys(TARGETS))
  for (const setup of setupsOf(mission)) {
    const name = setup.map ? `${mission} ${NAMES[mission]}, ${setup.map}` : `${mission} ${NAMES[mission]}`;
    const cells = [];
    for (const difficulty of DIFFICULTIES) cells.push(await play({ ...setup, difficulty }, 'heuristic', games));
    const luck = await play({ ...setup, difficulty: 'novice' }, 'random', games);
    rows.push({ name, targets: TARGETS[mission], cells, luck });
    process.stderr.write(`${name}: ${cells.map(cellText).join(' / ')}, random ${percent(luck.win)}\n`);
  }

const RIVALS = [
  { name: 'm4 Stand at the Plaza, veteran', setup: { mission: 'm4', difficulty: 'veteran' } },
  { name: 'mm4 Skip Tracer, map1, standard', setup: { mission: 'mm4', map: 'map1', difficulty: 'standard' } },
];
const rivals = [];
for (const { name, setup } of RIVALS) {
  const found = [name];
  for (const bot of ['random', 'heuristic', 'search']) found.push(cellText(await play(setup, bot, searchGames)));
  rivals.push(found);
  process.stderr.write(`${found.join(' | ')}\n`);
}

writeFileSync(new URL('../docs/pictures/mandalorian-balance.svg', import.meta.url), chart(rows, DIFFICULTIES));
writeFileSync(
  new URL('../docs/mandalorian-balance.md', import.meta.url),
  `# The Mandalorian: how hard the missions are

Crews of heuristic bots play every mission ${games} times at every difficulty. A bot knows only what its seat knows, and bots do not talk
to each other. The target is what competent people should win. In percent, with the interval in which the true share lies (95 %).

![Win rates with intervals and targets](pictures/mandalorian-balance.svg)

${tableText(
  ['mission', ...DIFFICULTIES.flatMap(d => [d, 'target']), 'turns', 'events a turn', 'crises a turn', 'damage', 'random play, novice'],
  rows.map(({ name, targets, cells, luck }) => {
    const [, standard] = cells;
    return [
      name,
      ...cells.flatMap((c, i) => [cellText(c), bandText(targets[i])]),
      standard.turns.toFixed(1),
      standard.events.toFixed(2),
      standard.crises.toFixed(2),
      standard.hurt.toFixed(1),
      cellText(luck),
    ];
  }),
)}

Turns, events, crises and damage are those of standard difficulty. Missions m1 to m4 are played by the first two characters of their list, the
sheets mm1, mm2 and mm4 by The Mandalorian and IG-11, mm3 by three with a certain traitor (the crew's share of wins). A sheet has one set of
numbers for all maps, so its target is meant for the mean of the four.

## Search, heuristic, random

The same missions by the three kinds of bots, ${searchGames} matches each; the search imagines ${ITERATIONS} matches for an answer.

${tableText(['mission', 'random', 'heuristic', 'search'], rivals)}

## Again

\`npm run build && node scripts/mandalorian-balance.mjs --games ${games} --search-games ${searchGames} --seed ${seed}\` writes this page and its chart; the same seed gives
the same numbers on any machine. One line of it: \`npx cadre simulate mandalorian --mission m1 --difficulty novice --bots heuristic,heuristic --games ${games} --seed ${seed} --json\`.
`,
);
