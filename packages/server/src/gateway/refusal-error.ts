import { type problemSchema, type RefusalCode, refusal, type WireRefusal } from '@cadre/protocol';
import type { z } from 'zod';

const STATUS: Partial<Record<RefusalCode, number>> = {
  'no-such-match': 404,
  'no-such-game': 404,
  'no-such-moment': 404,
  'no-such-document': 404,
  'wrong-secret': 401,
  'wrong-origin': 403,
  'policy-forbids': 403,
  'friends-only': 403,
  'not-your-seat': 403,
  'not-over': 409,
  'too-many': 409,
  'too-fast': 429,
  storage: 503,
  stopping: 503,
  'owner-away': 503,
  'no-new-matches': 503,
  'read-only': 503,
  banned: 403,
  muted: 403,
  'internal-error': 500,
};
/** A request that is not served, and why. */
export class RefusalError extends Error {
  constructor(readonly refusal: WireRefusal) {
    super(refusal.message);
  }
}
export const statusOf = ({ code }: WireRefusal): number => STATUS[code] ?? 400;
export const refuse = (code: RefusalCode, message: string): RefusalError => new RefusalError(refusal(code, message));
export type Problem = z.infer<typeof problemSchema>;
