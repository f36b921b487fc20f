import { wordFor } from '@cadre/kit';
import type { WireRefusal } from '@cadre/protocol';
import type { Words } from './words.js';

/** Why the server said no, and what to do about it. */
export const refusalText = ({ refusal, refusals }: Words, { code, message, because }: WireRefusal): string =>
  because !== undefined ? because : code === 'wrong-setup' ? refusal.wrongSetup(message) : wordFor(refusals, code, refusal.other(message));
