import { brought, type Game } from '@cadre/core';
import { seeded, withParts } from '@cadre/kit';
import { adviceWith, heuristicWith, isFar, outlook, quickPolicy } from './bot.js';
import { clone } from './clone.js';
import { explain } from './explain.js';
import { expectedWounds } from './forecast.js';
import { ground } from './ground.js';
import { leader } from './queries.js';
import { newMatch, rules } from './round.js';
import { catalogue } from './rules.js';
import { reasonIn, speech } from './speech.js';
import { SQUAD_WORDS } from './squad-words.js';
import type { SkirmishState } from './state.js';
import { suggestSpots } from './suggest.js';
import { FIGURES, SEPARATOR, squadProblems, UNIT_KINDS } from './units.js';
import { WORDS } from './words.js';

const SQUADS = ['trooper+guard+marksman', 'trooper+scout+marksman'];
export const skirmish: Game<SkirmishState> = {
  id: 'skirmish',
  name: 'Skirmish',
  rules: '1',
  options: {
    ...withParts(brought('squad', 'squad', 60, SQUADS), { names: UNIT_KINDS, separator: SEPARATOR, count: FIGURES }),
    rounds: { kind: 'number', summary: 'rounds of the match', min: 1, max: 6, default: 4 },
  },
  checkBrought: (_, code) => squadProblems(code).map(SQUAD_WORDS.en.problem),
  sides: () => [[0], [1]],
  catalogue,
  machine: rules,
  setup: newMatch,
  clone,
  imagine: () => [null, null],
  score: s => {
    const winner = leader(s);
    return winner === 'draw' ? [0.5, 0.5] : winner === 0 ? [1, 0] : [0, 1];
  },
  outlook,
  suggest: (view, space) => suggestSpots(view, space, expectedWounds, (p, a) => ground(view).refuse(p, a) === null),
  explain,
  speech: speech.en,
  translations: { de: speech.de },
};
export const heuristic = heuristicWith(expectedWounds);
export const advise = adviceWith(
  expectedWounds,
  (_, reason, language) => reasonIn(WORDS[language], reason),
  () => seeded(1),
);
export const rollout = { policy: quickPolicy(expectedWounds), isFar };
