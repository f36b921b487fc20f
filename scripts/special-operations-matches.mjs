// What the balance page of Special Operations measures: which matches, between which bots.
import { checkSetup } from '@cadre/core';
import { playMatch } from '@cadre/sim';
import { EDITION, MISSION, MISSIONS, rollout } from '@cadre/special-operations';
import { bots, games } from '../apps/cadre/dist/registry.js';

const game = games['special-operations'];
export const SQUAD_IDS = EDITION['v1.1'].squads;
const PLAYTEST_IDS = EDITION.playtest.squads;

export { MISSIONS };

const MAX_ANSWERS = 20_000;
/** The first seed of each run. What is tuned is tuned with seeds from 60,001 to 70,999 or above 80,000, so that no published match has been looked at before. */
export const FIRST_SEED = { balance: 50_001, random: 3201, novice: 4201, search: 75_001, recheck: 77_001, foresight: 73_001 };

/**
 * One match for each pair of squads in each mission: any 40 in a row have every squad once on each side of each mission. The layouts of a mission
 * take turns. Each match has a seed of its own: with one seed for a whole pass its matches share their dice, and the intervals would be too narrow.
 */
const pairs = (pass, firstSeed = FIRST_SEED.balance, squads = SQUAD_IDS, missions = MISSIONS) =>
  squads.flatMap((_, turn) =>
    squads.flatMap((blue, b) =>
      missions.map((mission, m) => {
        const { layouts } = MISSION[mission];
        const red = squads[(b + 3 * turn + pass) % squads.length];
        const seed = firstSeed + ((pass * squads.length + turn) * squads.length + b) * missions.length + m;
        return { mission, layout: layouts[(b + turn + pass) % layouts.length], blue, red, seed };
      }),
    ),
  );
/** Matches of one bot against another: missions, sides and squads take turns. */
const duel = (strong, weak, matches, firstSeed) =>
  Array.from({ length: matches }, (_, i) => {
    const mission = MISSIONS[i % MISSIONS.length];
    const { layouts } = MISSION[mission];
    const n = Math.floor(i / (2 * MISSIONS.length));
    const isBlue = Math.floor(i / MISSIONS.length) % 2 === 0;
    return {
      mission,
      layout: layouts[n % layouts.length],
      blue: SQUAD_IDS[n % SQUAD_IDS.length],
      red: SQUAD_IDS[(3 * n + 1) % SQUAD_IDS.length],
      seed: firstSeed + i,
      bots: isBlue ? [strong, weak] : [weak, strong],
    };
  });
/** The same, each match twice with the same dice: the bots change sides. */
const mirrored = (strong, weak, matches, firstSeed) =>
  duel(strong, weak, matches, firstSeed).map((match, i) => ({
    ...match,
    seed: firstSeed + MISSIONS.length * Math.floor(i / (2 * MISSIONS.length)) + (i % MISSIONS.length),
  }));
const passesOf = (passes, ...of) => Array.from({ length: passes }, (_, pass) => pairs(pass, ...of)).flat();
/** The first of each list, then the second of each: a run that stops early has played as much of one as of the others. */
const inTurn = lists =>
  Array.from({ length: Math.max(...lists.map(list => list.length)) }, (_, i) => lists.flatMap(list => list.slice(i, i + 1))).flat();
export const RECHECK = { passes: 6, playtestPasses: 5 };
/** What rules version 9 changed: The Codes!, consoles (each pair under both readings, with one seed), and the playtest edition. */
const recheck = () => {
  const { recheck: first } = FIRST_SEED;
  const shields = passesOf(RECHECK.passes, first + 700, SQUAD_IDS, ['shields']);
  const parts = [
    passesOf(RECHECK.passes, first, SQUAD_IDS, ['codes']),
    shields,
    shields.map(match => ({ ...match, consoles: 'one-token' })),
    passesOf(RECHECK.playtestPasses, first + 1400, PLAYTEST_IDS).map(match => ({ ...match, edition: 'playtest' })),
  ];
  return inTurn(parts).map(match => ({ ...match, run: 'recheck' }));
};
/** All matches of a run, in the order in which they are played: results cover everything evenly when a run stops early. */
export const RUNS = {
  balance: ({ passes }) => passesOf(passes),
  random: ({ matches }) => duel('heuristic', 'random', matches, FIRST_SEED.random),
  novice: ({ matches }) => duel('heuristic', 'novice', matches, FIRST_SEED.novice),
  recheck,
  search: ({ matches }) => duel('search', 'heuristic', matches, FIRST_SEED.search),
  foresight: ({ matches }) => mirrored('search', 'heuristic', matches, FIRST_SEED.foresight).map(match => ({ ...match, run: 'foresight' })),
  strict: ({ passes }) =>
    passesOf(passes)
      .filter(({ mission }) => mission === 'shields')
      .map(match => ({ ...match, consoles: 'one-token' })),
};
export const keyOf = ({ mission, layout, blue, red, seed, bots: by = ['heuristic', 'heuristic'], consoles = 'each-die', edition }) =>
  [mission, layout, blue, red, seed, ...by, consoles, ...(edition === undefined ? [] : [edition])].join(' ');

export const wishesOf = ({ mission, layout, blue, red, consoles = 'each-die', edition = 'v1.1' }) => ({
  edition,
  mission,
  layout,
  blue: 'first',
  consoles,
  'squad.0': blue,
  'squad.1': red,
});
/** The same bot; how long it takes to say who acts next is written down. */
const timed = (bot, times) => ({
  ...bot,
  choose: (view, question, ...rest) => {
    const start = performance.now();
    const answer = bot.choose(view, question, ...rest);
    if (rollout.alternatives(view, question).length > 1) times.push(Math.round(performance.now() - start));
    return answer;
  },
});
/** Plays one match: the same as `cadre simulate` with this setup, this seed and one match. */
export const play = match => {
  const { seed, bots: by = ['heuristic', 'heuristic'] } = match;
  const { setup, problems } = checkSetup(game, wishesOf(match));
  if (problems.length > 0) throw new Error(`${keyOf(match)}: ${problems.join('; ')}`);
  const before = process.cpuUsage();
  const times = [];
  const players = by.map(name => bots[name](game)).map((bot, i) => (by[i] === 'search' ? timed(bot, times) : bot));
  const plan = { game, setup, bots: players, budget: {}, maxAnswers: MAX_ANSWERS };
  const { state } = playMatch(plan, seed, 0);
  const { user, system } = process.cpuUsage(before);
  const milliseconds = Math.round((user + system) / 1000);
  return { ...match, blueScore: game.score(state)[0], rounds: state.public.round, milliseconds, ...(times.length > 0 && { times }) };
};
