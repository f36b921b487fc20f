import { begin, type Setup } from '@cadre/core';
import { boxFor, layoutsFor } from '../box.js';
import { type EditionId, MISSIONS, type MissionId } from '../content/types.js';
import { Match } from '../round/match.js';
import type { Battle, BattleState, Secret } from '../state.js';
import { freshUnit } from './fresh-unit.js';

const NO_SECRET: Secret = { covert: [], codes: [0, 0, 0] };
export const RANDOM = 'random';
/** SO-G4: a fresh match, before colours are rolled. */
export const newMatch = (setup: Setup): BattleState => {
  const edition = setup['edition'] as EditionId;
  const own = String(setup['content'] ?? '');
  const chosen = setup['mission'] as MissionId | typeof RANDOM;
  const mission = chosen === RANDOM ? MISSIONS[0] : chosen;
  const layouts = layoutsFor({ edition, mission, own });
  const layout = setup['layout'] === RANDOM || chosen === RANDOM ? layouts[0]! : String(setup['layout']);
  const squads = [String(setup['squad.0']), String(setup['squad.1'])] as const;
  const box = boxFor({ edition, mission, layout, own });
  const blue = setup['blue'];
  const battle: Battle = {
    edition,
    mission,
    layout,
    own,
    toRoll: [
      ...(chosen === RANDOM ? (['mission'] as const) : []),
      ...(setup['layout'] === RANDOM || chosen === RANDOM ? (['layout'] as const) : []),
    ],
    chartInUse: setup['conditions'] === 'yes',
    strictConsoles: setup['consoles'] === 'one-token',
    blue: blue === 'first' ? 0 : blue === 'second' ? 1 : 'open',
    units: squads.flatMap((squad, seat) => box.squads.get(squad)!.units.map(({ card, type }) => freshUnit(type, card, seat, 'waiting'))),
    roster: [],
    spent: { attack: [], activation: [], round: [], game: [] },
    used: {},
    markers: [],
    objectives: [],
    squads,
    loadouts: [[], []],
    discards: [[], []],
    played: ['', ''],
    marks: [],
    uncovered: [],
    round: 0,
    priority: 0,
    pools: [[], []],
    passes: [0, 0],
    chart: 'none',
    points: [0, 0],
    winner: 'open',
    tally: { covered: { crit: 0, surge: 0, hit: 0 }, backup: 0, priority: 'none', codes: ['not-yet', 'not-yet', 'not-yet'], looks: 0 },
  };
  return begin(battle, [NO_SECRET, NO_SECRET], Match.frame({}));
};
