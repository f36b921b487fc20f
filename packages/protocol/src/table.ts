import { z } from 'zod';
import { LIMITS } from './limits.js';
import { seatNumber, toldSchema } from './view.js';

/** off: answers stand. ask: free while nobody has learned anything, else the others must agree. free: nobody is asked. */
export const UNDO_POLICIES = ['off', 'ask', 'free'] as const;
/** What happens to a seat whose time is up: a bot answers this question, or the seat has resigned. */
export const LATE_POLICIES = ['bot', 'resign'] as const;
const DAY = 86_400;
export const clockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  /** A bank of seconds for the whole match, and some for every answer on top. */
  z.strictObject({
    kind: z.literal('bank'),
    bankSeconds: z.int().min(0).max(DAY),
    answerSeconds: z.int().min(1).max(DAY),
    late: z.enum(LATE_POLICIES),
  }),
  /** Correspondence: so many days for every answer. */
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(60), late: z.enum(LATE_POLICIES) }),
]);
export type ClockRules = z.infer<typeof clockSchema>;
export const spectatorSchema = z.strictObject({ allowed: z.boolean(), delaySeconds: z.int().min(0).max(3600) });
export const tableRulesSchema = z.strictObject({
  undo: z.enum(UNDO_POLICIES).default('ask'),
  clock: clockSchema.default({ kind: 'none' }),
  spectators: spectatorSchema.default({ allowed: true, delaySeconds: 0 }),
  /** Off unless the table wants it: whoever comes by a link may be a stranger. */
  chat: z.boolean().default(false),
  /** Only who has a seat may look at this table, at any time. */
  friendsOnly: z.boolean().default(false),
});
/** What the table agreed on before the match; no rule of the game depends on it. */
export type TableRules = z.infer<typeof tableRulesSchema>;

/**
 * What people type: no control characters (they can spoil logs and terminals), no broken halves of letters, and none that
 * change the direction of reading: with those a name can look like another one, and spill over what stands beside it.
 */
const DIRECTIONS = '\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069';
const typed = (max: number, forbidden: RegExp) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine(text => !forbidden.test(text), 'this text contains characters that cannot be shown');
export const named = (max: number) => typed(max, new RegExp(`[\\p{Cc}\\p{Cs}${DIRECTIONS}]`, 'u'));
export const nameSchema = named(LIMITS.nameLength);
export const textSchema = (max: number) => typed(max, new RegExp(`(?!\n)[\\p{Cc}\\p{Cs}${DIRECTIONS}]`, 'u'));
export const occupantSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('person'), name: z.string() }),
  z.strictObject({ kind: z.literal('bot'), bot: z.string() }),
  z.strictObject({ kind: z.literal('left'), name: z.string() }),
]);
export type Occupant = z.infer<typeof occupantSchema>;

/** What the others are asked to agree to. An undo names the answer it goes back to, and the rule that had asked for it. */
export const proposedActionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('undo'), to: z.int(), rule: z.string() }),
  z.strictObject({ kind: z.literal('pause') }),
  z.strictObject({ kind: z.literal('end') }),
  z.strictObject({ kind: z.literal('rematch') }),
  /** Chat, at a table that was set up without it. */
  z.strictObject({ kind: z.literal('chat') }),
]);
export type ProposedAction = z.infer<typeof proposedActionSchema>;
export const proposalSchema = z.strictObject({ by: seatNumber, action: proposedActionSchema, agreed: z.array(seatNumber) });
export type Proposal = z.infer<typeof proposalSchema>;

export const ENDINGS = ['finished', 'resigned', 'agreed', 'time', 'operator'] as const;
export const endingSchema = z.strictObject({
  how: z.enum(ENDINGS),
  seat: seatNumber.nullable(),
  /** The game's own score; null when the match did not come to its own end. */
  score: z.array(z.number()).nullable(),
});
export type Ending = z.infer<typeof endingSchema>;

/** So many answers of another match. */
export const branchSchema = z.strictObject({ match: z.string(), moment: z.int() });
export type Branch = z.infer<typeof branchSchema>;

export const STATUSES = ['gathering', 'playing', 'over'] as const;
/** Everything about a table that is the same for everybody. */
export const tableSchema = z.strictObject({
  match: z.string(),
  game: z.string(),
  /** The version of the game's rules under which this match is played. */
  rules: z.string(),
  setup: z.record(z.string(), z.union([z.string(), z.number()])),
  tableRules: tableRulesSchema,
  status: z.enum(STATUSES),
  /** Why this match cannot go on here although it is not over: its rules are not installed. Its facts can still be watched. */
  frozen: z.string().nullable(),
  seats: z.array(occupantSchema),
  /** Who plays together, as lists of seats: partners win, lose and resign together. Each seat for itself where the game has no sides. */
  sides: z.array(z.array(seatNumber)),
  paused: z.boolean(),
  proposal: proposalSchema.nullable(),
  ending: endingSchema.nullable(),
  /** Milliseconds left in each seat's bank, and when the seats now asked run out of time. */
  clock: z.strictObject({ banks: z.array(z.number()), until: z.array(z.number().nullable()) }).nullable(),
  /** The promise about the dice, and what the seats added to it. */
  dice: z.strictObject({ commitment: z.string(), contributions: z.array(z.string()) }),
  rematch: z.string().nullable(),
  /** The match of which this one plays on, and after how many of its answers; null for a match from the beginning. */
  branchedFrom: branchSchema.nullable(),
});
export type TableInfo = z.infer<typeof tableSchema>;

/** One thing that happened at the table, as this viewer may know it. `n` counts without gaps: it is the version. */
const events = <K extends string, S extends z.ZodRawShape>(kind: K, shape: S) =>
  z.strictObject({ n: z.int(), at: z.int(), kind: z.literal(kind), ...shape });
export const tableEventSchema = z.discriminatedUnion('kind', [
  events('joined', { seat: seatNumber, name: z.string() }),
  events('left', { seat: seatNumber }),
  events('bot-took-over', { seat: seatNumber, bot: z.string() }),
  events('handed-over', { seat: seatNumber }),
  events('started', { facts: z.array(toldSchema) }),
  events('answered', { seat: z.int(), rule: z.string(), facts: z.array(toldSchema) }),
  events('undone', { seat: seatNumber, to: z.int() }),
  events('proposed', { seat: seatNumber, action: proposedActionSchema }),
  events('agreed', { seat: seatNumber }),
  events('declined', { seat: seatNumber }),
  events('paused', {}),
  events('continued', { seat: seatNumber }),
  events('outage', { milliseconds: z.number() }),
  events('ended', { ending: endingSchema }),
  /** The text is null for viewers that have muted the seat. */
  events('said', { seat: seatNumber, text: z.string().nullable() }),
  events('rematch', { match: z.string() }),
  /** From here on people may write to each other. */
  events('chat-on', {}),
]);
export type TableEvent = z.infer<typeof tableEventSchema>;
