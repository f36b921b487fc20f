import type { WireRefusal } from '@cadre/protocol';
import { isKey, type Say } from './say.js';

/** Why the server said no, in the reader's language and with what to do about it. */
export const refusalWords = (say: Say, { code, message }: WireRefusal): string => {
  if (code === 'wrong-setup') return say('refusal.wrong-setup', { message });
  const key = `refusal.${code}`;
  return isKey(key) ? (say as (key: string) => string)(key) : say('refusal.other', { message });
};
