// From the results of matches to win rates with intervals.
import { shareOf, timesOf } from './balance-figures.mjs';
import { MISSIONS, SQUAD_IDS } from './special-operations-matches.mjs';

export const MISSION_TARGET = [42, 58];
export const SQUAD_TARGET = [30, 70];

const usual = ({ bots, consoles, run }) => bots === undefined && consoles === undefined && run === undefined;
const blueScores = matches => matches.map(m => m.blueScore);
const redScores = matches => matches.map(m => 1 - m.blueScore);
/** The score of a squad against another, on either side; a squad against itself is even. */
const against = (matches, one, other) =>
  matches.flatMap(m => (m.blue === one && m.red === other ? [m.blueScore] : m.red === one && m.blue === other ? [1 - m.blueScore] : []));

export const tablesOf = results => {
  const balance = results.filter(usual);
  const of = mission => balance.filter(m => m.mission === mission);
  const duel = (strong, weak) => {
    const found = results.filter(m => m.bots?.includes(strong) && m.bots.includes(weak));
    const scores = matches => matches.map(m => (m.bots[0] === strong ? m.blueScore : 1 - m.blueScore));
    return {
      all: shareOf(scores(found)),
      missions: MISSIONS.map(mission => ({ mission, share: shareOf(scores(found.filter(m => m.mission === mission))) })),
    };
  };
  const strict = results.filter(m => m.consoles === 'one-token' && m.run === undefined);
  const rounds = matches => matches.reduce((sum, m) => sum + m.rounds, 0) / Math.max(1, matches.length);
  return {
    games: balance.length,
    missions: MISSIONS.map(mission => ({
      mission,
      blue: shareOf(blueScores(of(mission))),
      rounds: rounds(of(mission)),
      layouts: [...new Set(of(mission).map(m => m.layout))].sort().map(layout => ({
        layout,
        share: shareOf(blueScores(of(mission).filter(m => m.layout === layout))),
      })),
    })),
    squads: SQUAD_IDS.map(squad => ({
      squad,
      cells: MISSIONS.map(mission => ({
        mission,
        blue: shareOf(blueScores(of(mission).filter(m => m.blue === squad))),
        red: shareOf(redScores(of(mission).filter(m => m.red === squad))),
      })),
      all: shareOf(SQUAD_IDS.filter(other => other !== squad).flatMap(other => against(balance, squad, other))),
    })),
    pairs: SQUAD_IDS.map(one => SQUAD_IDS.map(other => (one === other ? null : shareOf(against(balance, one, other))))),
    random: duel('heuristic', 'random'),
    novice: duel('heuristic', 'novice'),
    search: duel('search', 'heuristic'),
    consoles: { usual: shareOf(redScores(of('shields'))), strict: shareOf(redScores(strict)) },
    milliseconds: timesOf(balance.map(m => m.milliseconds)),
  };
};
