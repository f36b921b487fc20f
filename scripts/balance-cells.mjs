// What the balance page measures: setups, bots and target win rates.
import { crewWon } from '@cadre/mandalorian';
import { simulate, wilson } from '@cadre/sim';

export const DIFFICULTIES = ['novice', 'standard', 'veteran'];
const MAPS = ['map1', 'map2', 'map3', 'map4'];
/** In percent, for each difficulty. */
const TARGETS = {
  m1: ['90-95', '80-88', '65-75'],
  m2: ['82-90', '70-78', '52-62'],
  m3: ['72-80', '58-66', '40-50'],
  m4: ['70-78', '55-65', '40-50'],
  mm1: ['88-94', '75-85', '60-70'],
  mm2: ['75-85', '65-72', '48-58'],
  mm4: ['70-80', '58-66', '40-50'],
  mm3: ['55-60', '45-55', '38-45'],
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
/** Inside Job has three players, one of them a certain traitor. */
const setupsOf = mission =>
  mission.startsWith('mm')
    ? MAPS.map(map => ({ mission, map, ...(mission === 'mm3' && { players: 3, traitor: 'certain' }) }))
    : [{ mission }];
const nameOf = ({ mission, map }) => `${mission} ${NAMES[mission]}${map ? `, ${map}` : ''}`;

/** Every mission on every map it can be played on. */
export const missions = Object.keys(TARGETS).flatMap(mission =>
  setupsOf(mission).map(setup => ({
    name: nameOf(setup),
    setup,
    targets: TARGETS[mission].map(band => band.split('-').map(Number)),
  })),
);
/** Other crew sizes, on one map per mission. Sandbox mode allows more characters than a mission's list. */
const COMPANIES = {
  '3 characters': { players: 3, mode: 'sandbox' },
  '4 characters': { players: 4, mode: 'sandbox' },
  'shared by 2': { players: 2, mode: 'shared' },
  solo: { players: 1, mode: 'solo' },
};
export const companies = Object.entries(COMPANIES).map(([name, setup]) => ({ name, setup }));
/** The four story missions, where heuristic bots win about half of their matches. */
export const contested = ['m1', 'm2', 'm3', 'm4'].map(mission => ({ mission, difficulty: 'veteran' }));
export const companyMissions = missions.filter(({ setup }) => setup.traitor === undefined && (setup.map ?? 'map1') === 'map1');

const registry = new URL('../apps/cadre/dist/registry.js', import.meta.url).href;

/** One cell: matches of one setup with one kind of bot, the same as `cadre simulate` plays with this seed. */
export const playCell = async ({ setup, bot, games, seed, iterations, workers }) => {
  const bots = Array.from({ length: setup.players ?? 2 }, () => bot);
  const { matches, problems, facts, hash } = await simulate({
    module: registry,
    game: 'mandalorian',
    setup,
    bots,
    games,
    seed,
    workers,
    budget: { iterations },
  });
  if (problems.length > 0) throw new Error(`${JSON.stringify(setup)}: ${problems[0].problem}`);
  const wins = matches.filter(m => crewWon(m.scores)).length;
  const { turn, event, crisis = 0, hurt = 0 } = facts;
  return { games, wins, hash, turns: turn / games, events: event / turn, crises: crisis / turn, hurt: hurt / games };
};
/** The win rate of several cells together, with its interval. */
export const shareOf = cells => {
  const games = cells.reduce((n, c) => n + c.games, 0),
    wins = cells.reduce((n, c) => n + c.wins, 0);
  return { games, win: wins / games, ...wilson(wins, games) };
};
