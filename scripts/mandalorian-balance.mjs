// Measures how often crews of bots win each mission, and writes docs/mandalorian-balance.md and its chart.
// npm run build && node scripts/mandalorian-balance.mjs [--games 500] [--seed 1] [--kept cells.json to continue an interrupted run, --write to write what it has]
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
    games: { type: 'string', default: '500' },
    'company-games': { type: 'string', default: '100' },
    'search-games': { type: 'string', default: '30' },
    iterations: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    kept: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const [games, companyGames, searchGames, iterations, seed] = ['games', 'company-games', 'search-games', 'iterations', 'seed'].map(name =>
  Number(values[name]),
);

const kept = values.kept !== undefined && existsSync(values.kept) ? JSON.parse(readFileSync(values.kept, 'utf8')) : {};
/** A cell is measured once: an interrupted run continues where it stopped. */
const cell = (setup, bot, n) => {
  const key = JSON.stringify([setup, bot, n, seed, bot === 'search' ? iterations : 0]);
  if (!kept[key] && values.write) return EMPTY;
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
const crews = [];
for (const { name, setup } of companyMissions) {
  const cells = [];
  for (const company of companies) cells.push(cell({ ...setup, ...company.setup, difficulty: 'standard' }, 'heuristic', companyGames));
  crews.push({ name, usual: rows.find(row => row.name === name).cells[1], cells });
}
const rivals = [];
for (const setup of contested)
  rivals.push({
    mission: setup.mission,
    cells: [cell(setup, 'random', games), cell(setup, 'heuristic', games), cell(setup, 'search', searchGames)],
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
