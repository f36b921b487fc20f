import { z } from 'zod';
import { previewSchema } from './preview.js';
import { refusalSchema } from './refusal.js';
import { tableEventSchema, tableSchema } from './table.js';
import { answerSchema, seatNumber, viewSchema } from './view.js';

/** Everything a client is told over a socket. One view for each seat it holds; one, with no seat, for a spectator. */
export const messageSchema = z.discriminatedUnion('type', [
  /** The whole table: after hello, or when the client missed too much. */
  z.strictObject({
    type: z.literal('table'),
    /** Long texts by their hash, which stand as marks in this message and in all that follow. */
    files: z.record(z.string(), z.string()).optional(),
    protocol: z.int(),
    version: z.int(),
    seats: z.array(seatNumber),
    table: tableSchema,
    views: z.array(viewSchema),
    events: z.array(tableEventSchema),
  }),
  /** What happened after version `from`. `table` is absent when nothing in it has changed. */
  z.strictObject({
    type: z.literal('change'),
    from: z.int(),
    version: z.int(),
    table: tableSchema.optional(),
    views: z.array(viewSchema),
    events: z.array(tableEventSchema),
  }),
  /** The request with this id was accepted and stored, as part of `version`. */
  z.strictObject({ type: z.literal('done'), id: z.int(), version: z.int() }),
  /** A bot's advice on question `seq`: an answer that is legal there, the same in the game's words, and one sentence of why. */
  z.strictObject({
    type: z.literal('hint'),
    id: z.int(),
    seq: z.int(),
    answer: answerSchema,
    says: z.string(),
    why: z.string(),
  }),
  /** What the rules say about question `seq`, from what the seat may know. */
  z.strictObject({ type: z.literal('preview'), id: z.int(), seq: z.int(), preview: previewSchema }),
  /** Who is connected: seats of persons by whether somebody looks at the table, and how many spectators. Only for clients that asked. */
  z.strictObject({
    type: z.literal('presence'),
    here: z.array(seatNumber),
    away: z.array(seatNumber),
    spectators: z.int(),
  }),
  /** Somebody points at a thing on the table. Only for clients that asked for presence. */
  z.strictObject({ type: z.literal('pointed'), seat: seatNumber, at: z.string() }),
  z.strictObject({ type: z.literal('reported'), id: z.int(), report: z.string() }),
  z.strictObject({ type: z.literal('pong'), id: z.int() }),
  /** `id` is null when the message was not even readable. */
  z.strictObject({ type: z.literal('refused'), id: z.int().nullable(), refusal: refusalSchema }),
  /** The database is unavailable (why), or available again (null). Clients need not do anything. */
  z.strictObject({ type: z.literal('storage'), problem: refusalSchema.nullable() }),
  /** Sent before the server closes the socket. */
  z.strictObject({ type: z.literal('bye'), refusal: refusalSchema }),
]);
export type Message = z.infer<typeof messageSchema>;
