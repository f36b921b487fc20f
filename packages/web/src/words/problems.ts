import { Refusal } from '../connection/api.js';
import { refusalWords } from './refusals.js';
import type { Say } from './say.js';

/** What went wrong on the way to a house, in the reader's language. */
export const problemWords = (say: Say, thrown: unknown): string =>
  thrown instanceof Refusal
    ? refusalWords(say, thrown.refusal)
    : say('failure.offline', { message: thrown instanceof Error ? thrown.message : String(thrown) });
