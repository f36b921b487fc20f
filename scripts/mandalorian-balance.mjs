// Measures how often crews of bots win each mission, and writes docs/mandalorian-balance.md and its chart.
// npm run build && node scripts/mandalorian-balance.mjs [--games 100] [--seed 71001] [--missions-only: without crew sizes and search]
// [--kept cells.json to continue an interrupted run, --write to write what it has]
// The plan for rules version 8, written before its run: 91 cells (20 missions and maps at three difficulties and with random bots, three campaign
// positions, eight missions with everything unlocked), 100 matches each, seed 71001. Missions were tuned with the seeds 77, 501, 901 to 909
// and a broken-off run with 60001.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  companies,
  companyMissions,
  contested,
  DIFFICULTIES,
  EMPTY,
  missions,
  playCell,
  positions,
  shareOf,
  UNLOCKED,
} from './balance-cells.mjs';
import { chart } from './balance-chart.mjs';
import { page } from './balance-page.mjs';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    'company-games': { type: 'string', default: '100' },
    'search-games': { type: 'string', default: '30' },
    iterations: { type: 'string', default: '60' },
    seed: { type: 'string', default: '71001' },
    kept: { type: 'string' },
    'missions-only': { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const [games, companyGames, searchGames, iterations, seed] = ['games', 'company-games', 'search-games', 'iterations', 'seed'].map(name =>
  Number(values[name]),
);

const kept = values.kept !== undefined && existsSync(values.kept) ? JSON.parse(readFileSync(values.kept, 'utf8')) : {};
/** A cell is measured once: an interrupted run continues where it stopped. */
const cell = (setup, bot, n, isWanted = true) => {
  const key = JSON.stringify([setup, bot, n, seed, bot === 'search' ? iterations : 0]);
  if (!kept[key] && (values.write || !isWanted)) return EMPTY;
  if (!kept[key]) {
    kept[key] = playCell({ setup, bot, games: n, seed, iterations });
    if (values.kept !== undefined) writeFileSync(values.kept, JSON.stringify(kept));
    process.stderr.write(`${JSON.stringify(setup)} ${bot}: ${kept[key].wins} of ${n}\n`);
  }
  return kept[key];
};

const rows = [];
for (const { name, setup, targets } of missions) {
  const cells = [];
  for (const difficulty of DIFFICULTIES) cells.push(cell({ ...setup, difficulty }, 'heuristic', games));
  rows.push({ name, setup, targets, cells, luck: cell({ ...setup, difficulty: 'novice' }, 'random', games) });
}
/** The cards of the first game are those of the main table. */
const FIRST_GAME = 2;
const campaign = positions.map(({ name, setup, targets, guide }) => ({
  name,
  guide,
  target: targets[1],
  first: rows.find(row => row.name === name).cells[1],
  midway:
    guide === null
      ? null
      : guide === FIRST_GAME
        ? rows.find(row => row.name === name).cells[1]
        : cell({ ...setup, difficulty: 'standard', guide }, 'heuristic', games),
  last: cell({ ...setup, difficulty: 'standard', guide: UNLOCKED }, 'heuristic', games),
}));
const isWhole = !values['missions-only'];
const crews = [];
for (const { name, setup } of companyMissions) {
  const cells = [];
  for (const company of companies)
    cells.push(cell({ ...setup, ...company.setup, difficulty: 'standard' }, 'heuristic', companyGames, isWhole));
  crews.push({ name, usual: rows.find(row => row.name === name).cells[1], cells });
}
const rivals = [];
for (const setup of contested)
  rivals.push({
    mission: setup.mission,
    cells: [
      ['random', games],
      ['heuristic', games],
      ['search', searchGames],
    ].map(([bot, n]) => cell(setup, bot, n, isWhole)),
  });

const shown = rows.map(row => ({ ...row, shares: row.cells.map(c => shareOf([c])) }));
writeFileSync(
  new URL('../docs/pictures/mandalorian-balance.svg', import.meta.url),
  chart(shown, DIFFICULTIES, 'Win rates of bot crews by mission and difficulty, with intervals and targets'),
);
writeFileSync(
  new URL('../docs/pictures/mandalorian-campaign-balance.svg', import.meta.url),
  chart(
    campaign.map(({ name, target, first, midway, last }) => ({
      name,
      targets: [target, target, target],
      shares: [first, midway ?? first, last].map(c => shareOf([c])),
    })),
    ['first cards', 'in the campaign', 'all unlocked'],
    'Win rates of bot crews at standard difficulty, by how far the campaign has come',
  ),
);
writeFileSync(
  new URL('../docs/mandalorian-balance.md', import.meta.url),
  page({ rows: shown, campaign, crews, companies, rivals, games, companyGames, iterations, seed }),
);
