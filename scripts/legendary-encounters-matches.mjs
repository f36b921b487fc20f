// What the balance page of Legendary Encounters measures: which matches, between which bots.
import { checkSetup } from '@cadre/core';
import { LAYOUTS } from '@cadre/shatterpoint/content/layouts/index';
import { LEGENDS } from '@cadre/shatterpoint/content/legends/index';
import { MISSIONS } from '@cadre/shatterpoint/content/missions/index';
import { playMatch } from '@cadre/sim';
import { bots, games } from '../apps/cadre/dist/registry.js';
import { cadresFor } from './legendary-encounters-cadres.mjs';

const game = games['legendary-encounters'];
const MAX_ANSWERS = 40_000;
const EVEN = ['heuristic', 'heuristic'];

/** One match of each mission and Legend; minions, layouts and cadres follow from the number. */
const round = (n, seed, by) =>
  MISSIONS.flatMap((mission, m) =>
    LEGENDS.map((legend, l) => {
      const layouts = LAYOUTS.filter(({ missions }) => missions.includes(mission.id));
      return {
        mission: mission.id,
        legend: legend.id,
        minions: legend.minionSets[n % legend.minionSets.length].id,
        layout: layouts[Math.floor(n / legend.minionSets.length) % layouts.length].id,
        seed: seed + (n * MISSIONS.length + m) * LEGENDS.length + l,
        bots: by,
      };
    }),
  );
const rounds = (matches, seed, byOf) => {
  const cells = MISSIONS.length * LEGENDS.length;
  return Array.from({ length: Math.ceil(matches / cells) }, (_, n) => round(n, seed, byOf(n)))
    .flat()
    .slice(0, matches);
};
/** The stronger bot is the Legend in one match, both cadres in the next, against the same opponents with the same luck of the draw. */
const duel = (strong, weak) => (matches, seed) => {
  const half = rounds(Math.ceil(matches / 2), seed, () => [strong, weak]);
  return half.flatMap(match => [match, { ...match, bots: [weak, strong] }]).slice(0, matches);
};
/** All matches of a run, in the order in which they are played: results cover everything evenly when a run stops early. */
export const RUNS = {
  balance: (matches, seed) => rounds(matches, seed, () => EVEN),
  recheck: (matches, seed) => rounds(matches, seed, () => EVEN),
  random: duel('heuristic', 'random'),
  novice: duel('heuristic', 'novice'),
  search: duel('search', 'heuristic'),
};
export const keyOf = ({ mission, legend, minions, layout, seed, bots: by }) => [mission, legend, minions, layout, seed, ...by].join(' ');

export const wishesOf = match => {
  const { mission, legend, minions, layout } = match;
  const [one, two] = cadresFor(match);
  return { mission, legend, minions, layout, 'cadre.1': one, 'cadre.2': two };
};
/** Plays one match; the first bot is the Legend, the second both cadres. The same as `cadre simulate` with this setup, this seed and one match. */
export const play = match => {
  const { seed, bots: by } = match;
  const { setup, problems } = checkSetup(game, wishesOf(match));
  if (problems.length > 0) throw new Error(`${keyOf(match)}: ${JSON.stringify(problems)}`);
  const seats = [by[0], by[1], by[1]].map(name => bots[name](game));
  const before = process.cpuUsage();
  const { state, log } = playMatch({ game, setup, bots: seats, budget: { iterations: 1 }, maxAnswers: MAX_ANSWERS }, seed, 0);
  const { user, system } = process.cpuUsage(before);
  const { winner, reason, legendTurns, dashboard } = state.public;
  return {
    ...match,
    legendScore: game.score(state)[0],
    winner,
    reason,
    legendTurns,
    tracker: dashboard.tracker,
    answers: log.length,
    milliseconds: Math.round((user + system) / 1000),
  };
};
