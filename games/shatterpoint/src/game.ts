import { brought, type Game, type Options, type Setup, seatOption } from '@cadre/core';
import { rollerOf } from './attack/roller.js';
import { suggest } from './bot/bot.js';
import { clone } from './clone.js';
import { LAYOUTS } from './content/layouts/index.js';
import { LEGENDS } from './content/legends/index.js';
import { MISSIONS } from './content/missions/index.js';
import { LONGEST_FILE } from './content/own/own.js';
import { readOwn } from './content/own/read-own.js';
import { explain, odds } from './explain.js';
import { imagine } from './imagine.js';
import { rules } from './procedures.js';
import { catalogue } from './rules/catalogue.js';
import { newMatch } from './setup/new-match.js';
import { setupProblems } from './speech/setup.js';
import { speech } from './speech/speech.js';
import { type OptionProblem, RANDOM } from './squads/encounter.js';
import { squadWords } from './squads/words.js';
import { CADRES, type EncounterState, LEGEND } from './state.js';

const REPUBLIC = 'captain-rex+501st-clone-troopers+commander-cody+212th-clone-troopers';
const PADAWANS = 'ahsoka-tano+padawan-learners+commander-wolffe+104th-wolfpack-troopers';
const { 'cadre.0': _, ...cadres } = brought('cadre', 'cadre', 300, ['', REPUBLIC, PADAWANS]);
/** LE-28: the players agree on everything before the match, or leave it to chance. */
const options = {
  mission: { kind: 'word', summary: 'mission', words: MISSIONS.map(({ id }) => id), default: 'make-an-entrance' },
  layout: { kind: 'word', summary: 'terrain layout', words: [RANDOM, ...LAYOUTS.map(({ id }) => id)], default: RANDOM },
  legend: { kind: 'word', summary: 'Galactic Legend', words: LEGENDS.map(({ id }) => id), default: 'legend-vader' },
  minions: {
    kind: 'word',
    summary: 'minions of the Legend',
    words: LEGENDS.flatMap(({ minionSets }) => minionSets.map(({ id }) => id)),
    default: 'vader-set-a',
  },
  ...cadres,
  content: { kind: 'file', summary: 'JSON file with your own missions and layouts', max: LONGEST_FILE, default: '' },
} as const satisfies Options;
/** The missions and layouts of a content file are words of their options. */
const withFiles = (files: Readonly<Record<string, string>>): { readonly options: Options; readonly problems: readonly string[] } => {
  const file = files['content'] ?? '';
  if (file === '') return { options, problems: [] };
  const read = readOwn(file);
  if (!read.ok) return { options, problems: read.problems.map(problem => `content: ${problem}`) };
  const { missions, layouts } = read.value;
  return {
    options: {
      ...options,
      mission: { ...options.mission, words: [...options.mission.words, ...missions.map(({ id }) => id)] },
      layout: { ...options.layout, words: [...options.layout.words, ...layouts.map(({ id }) => id)] },
    },
    problems: [],
  };
};
/** What is wrong with one option, or with several together, in English. */
const problemsOf = (setup: Setup, isAbout: (option: OptionProblem['option']) => boolean): string[] =>
  setupProblems(setup)
    .filter(({ option }) => isAbout(option))
    .map(({ problem }) => squadWords('en').problem(problem));
const isCadre = (option: string | null): boolean => option?.startsWith('cadre.') ?? false;
export const legendaryEncounters: Game<EncounterState> = {
  id: 'legendary-encounters',
  name: 'Shatterpoint: Legendary Encounters',
  rules: '6',
  options,
  withFiles,
  check: setup => problemsOf(setup, option => !isCadre(option)),
  checkBrought: (brings, _, seat, setup) => problemsOf(setup, option => option === seatOption(brings, seat)),
  sides: () => [[LEGEND], [...CADRES]], // LE-1
  catalogue,
  machine: rules,
  setup: newMatch,
  clone,
  imagine,
  score: s => {
    const { winner } = s.public;
    return winner === 'legend' ? [1, 0, 0] : winner === 'cadre' ? [0, 1, 1] : [0.5, 0.5, 0.5];
  },
  suggest,
  roller: rollerOf,
  explain,
  odds,
  speech: speech.en,
  translations: { de: speech.de },
};
