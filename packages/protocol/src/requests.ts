import { z } from 'zod';
import { LIMITS } from './limits.js';
import { previewRequestSchema } from './preview.js';
import { nameSchema, proposedActionSchema, textSchema } from './table.js';
import { answerSchema, languageSchema, seatNumber } from './view.js';

export const matchIdSchema = z.string().regex(/^[A-Za-z0-9_-]{16,32}$/, 'a match id has 16 to 32 letters and digits');
export const secretSchema = z.string().regex(/^[A-Za-z0-9_-]{32,64}$/, 'a seat secret has 32 to 64 letters and digits');
/** What a person adds to the dice before the first roll: any text. */
export const contributionSchema = z
  .string()
  .regex(/^[\x21-\x7e]*$/)
  .max(LIMITS.contributionLength);

/** The first message on a socket. Without secrets you are a spectator; with several you hold several seats. */
export const helloSchema = z.strictObject({
  type: z.literal('hello'),
  protocol: z.int(),
  match: matchIdSchema,
  secrets: z.array(secretSchema).max(LIMITS.seats).default([]),
  name: nameSchema.optional(),
  contribution: contributionSchema.optional(),
  /** Views and facts come with the game's words in this language: for clients that show them. */
  words: languageSchema.optional(),
  /** Tell this client who else is here, and what they point at. */
  presence: z.boolean().optional(),
  /** The last version this client has seen: what it missed is sent instead of everything. */
  resume: z.int().min(0).optional(),
});
export type Hello = z.infer<typeof helloSchema>;

/** Every later message carries an id of the client's choice; the reply names it. */
const request = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), id: z.int().min(0), ...shape });
export const actionSchema = z.discriminatedUnion('type', [
  /**
   * `seq` is the number of the question that is answered. A refusal says why in `language`. `insist` ends a joint question with this
   * answer: for the seat with the last word, and for a partner of seats that are away.
   */
  request('answer', {
    seat: seatNumber,
    seq: z.int().min(0),
    answer: answerSchema,
    insist: z.literal(true).optional(),
    language: languageSchema.optional(),
  }),
  /** Back to the moment before answer `to`, counted from 0. */
  request('undo', { seat: seatNumber, to: z.int().min(0) }),
  request('propose', {
    seat: seatNumber,
    action: z.discriminatedUnion('kind', [
      proposedActionSchema.options[1],
      proposedActionSchema.options[2],
      proposedActionSchema.options[3],
      proposedActionSchema.options[4],
    ]),
  }),
  request('agree', { seat: seatNumber }),
  request('decline', { seat: seatNumber }),
  request('continue', { seat: seatNumber }),
  request('resign', { seat: seatNumber }),
  request('leave', { seat: seatNumber }),
  /** A bot for your own seat, or for a vacant one. */
  request('replace', { seat: seatNumber, with: z.string().max(40), whose: seatNumber }),
  request('say', { seat: seatNumber, text: textSchema(LIMITS.chatLength) }),
]);
/** What changes a match, for everybody. */
export type Action = z.infer<typeof actionSchema>;
export const requestSchema = z.discriminatedUnion('type', [
  ...actionSchema.options,
  /** Concerns this connection alone; for so many minutes, or until it ends. */
  request('mute', { whose: seatNumber, muted: z.boolean(), minutes: z.int().min(1).max(LIMITS.muteMinutes).optional() }),
  /** Whether whoever sits at this connection looks elsewhere: for those who asked for presence. */
  request('away', { away: z.boolean() }),
  /** Shows the others a thing on the table, in the game's own name for it. Nothing is kept of it. */
  request('point', {
    seat: seatNumber,
    at: z
      .string()
      .regex(/^[a-z0-9:_-]+$/i)
      .max(LIMITS.pointLength),
  }),
  /** What would a bot answer here, and why? The match does not change, and nobody else hears of it. */
  request('hint', { seat: seatNumber, language: languageSchema.optional() }),
  /** What do the rules say about question `seq`, before it is answered? The match does not change, and nobody else hears of it. */
  request('preview', {
    seat: seatNumber,
    seq: z.int().min(0),
    request: previewRequestSchema,
    language: languageSchema.optional(),
  }),
  /** A bug, or with `whose` the person on another seat. */
  request('report', { seat: seatNumber, text: textSchema(LIMITS.reportLength), whose: seatNumber.optional() }),
  request('ping', {}),
]);
export type Request = z.infer<typeof requestSchema>;
