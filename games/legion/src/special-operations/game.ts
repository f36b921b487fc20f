import { brought, type Game, type Setup } from '@cadre/core';
import { layoutsFor } from './box.js';
import { clone } from './clone.js';
import { EDITION } from './content/editions.js';
import { LAYOUTS } from './content/layouts/index.js';
import { SQUADS } from './content/squads/index.js';
import { EDITIONS, type EditionId, MISSIONS, type MissionId } from './content/types.js';
import { imagine } from './imagine.js';
import { rules } from './procedures.js';
import { catalogue } from './rules/catalogue.js';
import { newMatch, RANDOM } from './setup/new-match.js';
import { speech } from './speech/speech.js';
import type { BattleState } from './state.js';

const editionOf = (setup: Setup) => EDITION[setup['edition'] as EditionId];
/** SO-G5: a prebuilt squad of the edition. */
const squadProblems = (code: string, setup: Setup): string[] => {
  const { squads } = editionOf(setup);
  return squads.includes(code) ? [] : [`"${code}" is not a squad of this edition; expected one of ${squads.join(', ')}`];
};
const layoutProblems = (setup: Setup): string[] => {
  const layout = String(setup['layout']);
  if (layout === RANDOM || setup['mission'] === RANDOM) return [];
  const mission = setup['mission'] as MissionId;
  const layouts = layoutsFor({ edition: setup['edition'] as EditionId, mission, own: '' });
  return layouts.includes(layout)
    ? []
    : [`the layout "${layout}" does not fit the mission "${mission}"; expected one of ${layouts.join(', ')}`];
};
export const specialOperations: Game<BattleState> = {
  id: 'special-operations',
  name: 'Legion: Special Operations',
  rules: '1',
  options: {
    edition: { kind: 'word', summary: 'edition of the rules', words: EDITIONS, standard: 'v1.1' },
    mission: { kind: 'word', summary: 'mission', words: [RANDOM, ...MISSIONS], standard: RANDOM },
    layout: { kind: 'word', summary: 'terrain layout', words: [RANDOM, ...LAYOUTS.map(({ id }) => id)], standard: RANDOM },
    blue: { kind: 'word', summary: 'who is blue', words: ['roll', 'first', 'second'], standard: 'roll' },
    conditions: { kind: 'word', summary: 'condition chart', words: ['no', 'yes'], standard: 'no' },
    consoles: { kind: 'word', summary: 'tokens of a console action', words: ['each-die', 'one-token'], standard: 'each-die' },
    ...brought('squad', 'squad', 40, ['rebel-troopers', 'imperial-infantry']),
  },
  check: layoutProblems,
  checkBrought: (_, code, __, setup) => squadProblems(code, setup),
  sides: () => [[0], [1]],
  catalogue,
  machine: rules,
  setup: newMatch,
  clone,
  imagine,
  score: s => {
    const { winner } = s.public;
    return winner === 0 ? [1, 0] : winner === 1 ? [0, 1] : [0.5, 0.5];
  },
  speech: speech.en,
  translations: { de: speech.de },
};
export const SQUAD_IDS: readonly string[] = SQUADS.map(({ id }) => id);
