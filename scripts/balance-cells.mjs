// What the balance page measures: setups, bots and target win rates.
import { checkSetup } from '@cadre/core';
import { crewWon } from '@cadre/mandalorian';
import { playMatch, wilson } from '@cadre/sim';
import { bots as BOTS, games as GAMES } from '../apps/cadre/dist/registry.js';

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

/** Where the campaign has come to when each story mission is played, and with everything unlocked; the sheets only with everything. */
const POSITIONS = { m1: 2, m2: 12, m3: 20, m4: 30 };
export const UNLOCKED = 71;
export const positions = missions
  .filter(({ setup }) => (setup.map ?? 'map1') === 'map1')
  .map(({ name, setup, targets }) => ({ name, setup, targets, guide: POSITIONS[setup.mission] ?? null }));

/** A cell that has not been measured. */
export const EMPTY = { games: 0, wins: 0, turns: 0, events: 0, crises: 0, hurt: 0, lengths: [], lostBy: {}, slots: {}, early: 0 };
const MOST_ANSWERS = 20_000;
const count = (counts, key) => {
  counts[key] = (counts[key] ?? 0) + 1;
};
/** One cell: matches of one setup with one kind of bot, the same as `cadre simulate` plays with this seed. */
export const playCell = ({ setup: given, bot, games, seed, iterations }) => {
  const game = GAMES.mandalorian;
  const { setup, problems } = checkSetup(game, given);
  if (problems.length > 0) throw new Error(`${JSON.stringify(given)}: ${problems.join('; ')}`);
  const bots = Array.from({ length: setup.players }, () => BOTS[bot](game));
  const facts = {},
    slots = {},
    lostBy = {},
    lengths = [];
  let wins = 0,
    early = 0;
  for (let index = 0; index < games; index++) {
    const m = playMatch({ game, setup, bots, budget: { iterations }, maxAnswers: MOST_ANSWERS }, seed, index);
    lengths.push(m.state.public.turn.number);
    if (crewWon(game.score(m.state))) wins++;
    else {
      count(lostBy, m.state.public.reason);
      if (m.state.public.turn.number <= 2) early++;
    }
    for (const told of [m.opening, ...m.log.map(entry => entry.facts)])
      for (const { fact } of told) {
        count(facts, fact.type);
        if (fact.type === 'played') count(slots, fact.slot);
      }
  }
  const { turn, event, crisis = 0, hurt = 0 } = facts;
  return {
    games,
    wins,
    turns: turn / games,
    events: event / turn,
    crises: crisis / turn,
    hurt: hurt / games,
    lengths,
    lostBy,
    slots,
    early,
    facts,
  };
};
/** The win rate of several cells together, with its interval. */
export const shareOf = cells => {
  const games = cells.reduce((n, c) => n + c.games, 0),
    wins = cells.reduce((n, c) => n + c.wins, 0);
  return games === 0 ? { games, win: 0, low: 0, high: 1 } : { games, win: wins / games, ...wilson(wins, games) };
};
