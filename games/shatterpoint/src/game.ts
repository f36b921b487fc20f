import { brought, type Game, type Options, type Setup } from '@cadre/core';
import { suggest } from './bot/bot.js';
import { outlook } from './bot/outlook.js';
import { clone } from './clone.js';
import { LAYOUTS } from './content/layouts/index.js';
import { LEGENDS } from './content/legends/index.js';
import { MISSIONS } from './content/missions/index.js';
import { imagine } from './imagine.js';
import { rules } from './procedures.js';
import { catalogue } from './rules/catalogue.js';
import { cadreProblems, clashes } from './setup/cadre-check.js';
import { layoutsFor, newMatch, RANDOM } from './setup/new-match.js';
import { speech } from './speech/speech.js';
import { CADRES, type EncounterState, LEGEND } from './state.js';

const REPUBLIC = 'captain-rex+501st-clone-troopers+commander-cody+212th-clone-troopers';
const PADAWANS = 'ahsoka-tano+padawan-learners+commander-wolffe+104th-wolfpack-troopers';
const { 'cadre.0': _, ...cadres } = brought('cadre', 'cadre', 200, ['', REPUBLIC, PADAWANS]);
const options: Options = {
  mission: { kind: 'word', summary: 'mission', words: MISSIONS.map(({ id }) => id), standard: 'make-an-entrance' },
  layout: { kind: 'word', summary: 'terrain layout', words: [RANDOM, ...LAYOUTS.map(({ id }) => id)], standard: RANDOM },
  legend: { kind: 'word', summary: 'Galactic Legend', words: LEGENDS.map(({ id }) => id), standard: 'legend-vader' },
  minions: {
    kind: 'word',
    summary: 'minions of the Legend',
    words: LEGENDS.flatMap(({ minionSets }) => minionSets.map(({ id }) => id)),
    standard: 'vader-set-a',
  },
  ...cadres,
};
const layoutProblems = (setup: Setup): string[] => {
  const [layout, mission] = [String(setup['layout']), String(setup['mission'])];
  const layouts = layoutsFor(mission);
  return layout === RANDOM || layouts.includes(layout)
    ? []
    : [`the layout "${layout}" does not fit the mission "${mission}"; expected one of ${layouts.join(', ')}`];
};
/** LE-36 */
const minionProblems = (setup: Setup): string[] => {
  const sets = LEGENDS.find(({ id }) => id === setup['legend'])?.minionSets.map(({ id }) => id) ?? [];
  return sets.includes(String(setup['minions']))
    ? []
    : [`"${setup['minions']}" are no minions of "${setup['legend']}"; expected one of ${sets.join(', ')}`];
};
export const legendaryEncounters: Game<EncounterState> = {
  id: 'legendary-encounters',
  name: 'Shatterpoint: Legendary Encounters',
  rules: '2',
  options,
  check: setup => [...layoutProblems(setup), ...minionProblems(setup), ...clashes(setup)],
  checkBrought: (_brings, text, _seat, setup) => cadreProblems(text, String(setup['mission'])),
  sides: () => [[LEGEND], [...CADRES]],
  catalogue,
  machine: rules,
  setup: newMatch,
  clone,
  imagine,
  score: s => {
    const { winner } = s.public;
    return winner === 'legend' ? [1, 0, 0] : winner === 'cadre' ? [0, 1, 1] : [0.5, 0.5, 0.5];
  },
  outlook,
  suggest,
  speech: speech.en,
  translations: { de: speech.de },
};
