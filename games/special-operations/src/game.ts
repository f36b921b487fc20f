import { brought, type Game, type Options, type Setup } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { rollerOf } from './attack/roller.js';
import { adviceWith, heuristicWith, novice, quickPolicy, rolloutWith, suggest } from './bot/bot.js';
import { roughWounds } from './bot/estimate.js';
import { outlook } from './bot/outlook.js';
import { layoutsFor } from './box.js';
import { clone } from './clone.js';
import { EDITION } from './content/editions.js';
import { LAYOUTS } from './content/layouts/index.js';
import { LONGEST_FILE } from './content/own/own.js';
import { readOwn } from './content/own/read-own.js';
import { SQUADS } from './content/squads/index.js';
import { EDITIONS, type EditionId, MISSIONS, type MissionId } from './content/types.js';
import { explain, odds } from './explain.js';
import { expectedWounds } from './forecast.js';
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
  if (layout === RANDOM) return [];
  if (setup['mission'] === RANDOM) return [`the layout "${layout}" needs a mission; name one with it, or leave both random`];
  const mission = setup['mission'] as MissionId;
  const layouts = layoutsFor({ edition: setup['edition'] as EditionId, mission, own: String(setup['content']) });
  return layouts.includes(layout)
    ? []
    : [`the layout "${layout}" does not fit the mission "${mission}"; expected one of ${layouts.join(', ')}`];
};
const options = {
  edition: { kind: 'word', summary: 'edition of the rules', words: EDITIONS, default: 'v1.1' },
  mission: { kind: 'word', summary: 'mission', words: [RANDOM, ...MISSIONS], default: RANDOM },
  layout: { kind: 'word', summary: 'terrain layout', words: [RANDOM, ...LAYOUTS.map(({ id }) => id)], default: RANDOM },
  blue: { kind: 'word', summary: 'who is blue', words: ['roll', 'first', 'second'], default: 'roll' },
  conditions: { kind: 'word', summary: 'condition chart', words: ['no', 'yes'], default: 'no' },
  consoles: { kind: 'word', summary: 'tokens of a console action', words: ['each-die', 'one-token'], default: 'each-die' },
  ...brought('squad', 'squad', 40, ['rebel-troopers', 'imperial-infantry']),
  content: { kind: 'file', summary: 'JSON file with your own layouts, missions and units', max: LONGEST_FILE, default: '' },
} as const satisfies Options;
/** The layouts of a content file are words of their option. */
const withFiles = (files: Readonly<Record<string, string>>): { readonly options: Options; readonly problems: readonly string[] } => {
  const file = files['content'] ?? '';
  if (file === '') return { options, problems: [] };
  const read = readOwn(file);
  if (!read.ok) return { options, problems: read.problems.map(problem => `content: ${problem}`) };
  const words = [...options.layout.words, ...read.value.layouts.map(({ id }) => id)];
  return { options: { ...options, layout: { ...options.layout, words } }, problems: [] };
};
export const specialOperations: Game<BattleState> = {
  id: 'special-operations',
  name: 'Legion: Special Operations',
  rules: '9',
  options,
  withFiles,
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
  outlook,
  suggest,
  roller: rollerOf,
  explain,
  odds,
  speech: speech.en,
  translations: { de: speech.de },
};
export const SQUAD_IDS: readonly string[] = SQUADS.map(({ id }) => id);
export const heuristic = heuristicWith(roughWounds);
export const advise = adviceWith(expectedWounds, () => seeded(1));
export const rollout = rolloutWith(roughWounds);
export { novice, quickPolicy };
