import { wordFor } from '@cadre/kit';
import type { WireRefusal } from '@cadre/protocol';
import type { Words } from './words.js';

/** Why the server said no, and what to do about it. */
export const refusalText = ({ refusal, refusals }: Words, { code, message, because }: WireRefusal): string =>
  because !== undefined ? because : code === 'wrong-setup' ? refusal.wrongSetup(message) : wordFor(refusals, code, refusal.other(message));
/** Why nobody can play just now. An operator who looks after the server is no problem of it. */
export const troubleText = (words: Words, trouble: WireRefusal): string =>
  trouble.code === 'read-only' ? refusalText(words, trouble) : words.connection.storageProblem(trouble.message);
