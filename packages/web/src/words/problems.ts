import { Refusal } from '../connection/api.js';
import { refusalText } from './refusals.js';
import type { Words } from './words.js';

/** Why a request to the server or to this device failed. */
export const problemText = (words: Words, thrown: unknown): string =>
  thrown instanceof Refusal
    ? refusalText(words, thrown.refusal)
    : words.failure.offline(thrown instanceof Error ? thrown.message : String(thrown));
