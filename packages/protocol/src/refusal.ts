import { z } from 'zod';
import { answerSchema } from './view.js';

/**
 * try-again: choose another answer, or send the same later. outdated: the table has moved on, look at it first.
 * refused: this will never be accepted.
 */
export const REFUSAL_KINDS = ['try-again', 'outdated', 'refused'] as const;
export type RefusalKind = (typeof REFUSAL_KINDS)[number];

/** Every reason for which a message is refused, and what its sender can do about it. */
export const REFUSAL_CODES = {
  // of the kernel, about an answer
  over: 'refused',
  late: 'outdated',
  'not-asked': 'outdated',
  'already-answered': 'outdated',
  'not-a-list': 'refused',
  'too-long': 'try-again',
  'not-integers': 'refused',
  illegal: 'try-again',
  // of the table
  'not-started': 'try-again',
  paused: 'try-again',
  frozen: 'refused',
  'not-your-seat': 'refused',
  spectator: 'refused',
  'policy-forbids': 'refused',
  'friends-only': 'refused',
  'nothing-to-do': 'outdated',
  'already-proposed': 'outdated',
  'seat-not-free': 'refused',
  'no-such-bot': 'refused',
  'no-such-game': 'refused',
  'no-such-moment': 'refused',
  'no-such-document': 'refused',
  'no-hint': 'try-again',
  'no-preview': 'try-again',
  'too-costly': 'try-again',
  'not-over': 'try-again',
  // of the gateway
  'bad-message': 'refused',
  'wrong-protocol': 'refused',
  'say-hello': 'refused',
  'wrong-secret': 'refused',
  'no-such-match': 'refused',
  'wrong-setup': 'refused',
  'wrong-origin': 'refused',
  'too-fast': 'try-again',
  'too-many': 'try-again',
  // of the server
  storage: 'try-again',
  'owner-away': 'try-again',
  stopping: 'try-again',
  'no-new-matches': 'try-again',
  'read-only': 'try-again',
  banned: 'refused',
  muted: 'try-again',
  'internal-error': 'refused',
} as const satisfies Record<string, RefusalKind>;
export type RefusalCode = keyof typeof REFUSAL_CODES;
const CODES = Object.keys(REFUSAL_CODES) as [RefusalCode, ...RefusalCode[]];

export const refusalSchema = z.strictObject({
  kind: z.enum(REFUSAL_KINDS),
  code: z.enum(CODES),
  message: z.string(),
  /** Why the rules refuse an answer: a sentence in the reader's language. */
  because: z.string().optional(),
  /** The nearest legal answer, where there is one. */
  instead: answerSchema.optional(),
});
export type WireRefusal = z.infer<typeof refusalSchema>;
export const refusal = (code: RefusalCode, message: string): WireRefusal => ({ kind: REFUSAL_CODES[code], code, message });
