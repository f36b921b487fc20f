import { armyWords } from './army.js';
import { battleForceWords } from './battle-force.js';
import { deckWords } from './decks.js';
import { upgradeWords } from './upgrades.js';

export type { Words } from './words.js';
export const problemWords = { ...armyWords, ...upgradeWords, ...battleForceWords, ...deckWords };
export type ProblemKind = keyof typeof problemWords;
export const PROBLEM_KINDS = Object.keys(problemWords) as readonly ProblemKind[];
