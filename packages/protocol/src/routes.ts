import type { Option } from '@cadre/core';
import { z } from 'zod';
import { LIMITS } from './limits.js';
import { previewRequestSchema } from './preview.js';
import { refusalSchema } from './refusal.js';
import { secretSchema } from './requests.js';
import { branchSchema, named, tableEventSchema, tableRulesSchema, tableSchema, textSchema } from './table.js';
import { languageSchema, seatNumber, viewSchema } from './view.js';

/** One entry a seat: a person who will come with the seat's secret, or a bot. Missing seats are for persons. */
export const sittersSchema = z
  .array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('person') }),
      z.strictObject({ kind: z.literal('bot'), bot: z.string().max(40) }),
    ]),
  )
  .max(LIMITS.seats);
export type Sitters = z.infer<typeof sittersSchema>;

/** POST matches */
export const createMatchSchema = z.strictObject({
  game: z.string().max(60),
  setup: z.record(z.string().max(60), z.union([z.string().max(LIMITS.optionLength), z.number()])).default({}),
  seats: sittersSchema.default([]),
  tableRules: tableRulesSchema.prefault({}),
});
export type CreateMatch = z.infer<typeof createMatchSchema>;
export const seatSecretSchema = z.strictObject({ seat: seatNumber, secret: secretSchema });
export const createdSchema = z.strictObject({
  match: z.string(),
  /** One per person's seat. The secret is all it takes to play the seat: put it into the fragment of a link. */
  seatSecrets: z.array(seatSecretSchema),
  dice: z.strictObject({ commitment: z.string() }),
});
export type Created = z.infer<typeof createdSchema>;

/** GET games */
const optionSchema = z.looseObject({ name: z.string(), kind: z.string(), summary: z.string() });
/** Something to decide before a match. `label` and `labels` are the game's own words for it and for its values. */
export type GameOption = Option & {
  readonly name: string;
  readonly label?: string;
  readonly labels?: Readonly<Record<string, string>>;
  /** What the text code that a seat brings is made of: names from a list, joined. */
  readonly parts?: { readonly names: readonly string[]; readonly separator: string; readonly count: number };
};
type WithOptions<T> = Omit<T, 'options'> & { readonly options: readonly GameOption[] };
const gameInfoSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  rules: z.string(),
  seats: z.strictObject({ default: z.int(), min: z.int(), max: z.int() }),
  options: z.array(optionSchema),
  /** Who can take its seats without being human. */
  bots: z.array(z.string()),
});
/** What is said of a game wherever games are listed. */
export type GameInfo = WithOptions<z.infer<typeof gameInfoSchema>>;
export const gamesSchema = z.strictObject({ games: z.array(gameInfoSchema) });
/** GET games/:game/rules */
export const rulesSchema = z.strictObject({
  rules: z.array(z.strictObject({ id: z.string(), says: z.string(), source: z.string(), ruling: z.string().optional() })),
});
/** POST games/:game/setup */
export const setupQuerySchema = z.strictObject({
  given: z.record(z.string().max(60), z.unknown()).default({}),
  language: languageSchema.default('en'),
});
export const setupInfoSchema = z.strictObject({
  options: z.array(optionSchema),
  seats: z.array(z.string()),
  /** What is wrong, in the language asked for; `option` is null where several options do not go together. */
  problems: z.array(z.strictObject({ option: z.string().nullable(), says: z.string() })),
});
/** What a set-up means: its seats by name, or what is wrong with it; and what else can be decided, now that this much is. */
export type SetupInfo = WithOptions<z.infer<typeof setupInfoSchema>>;

/** POST matches/:match/branches: a new match that begins after so many answers of this one. */
export const playOnSchema = z.strictObject({
  /** The number of answers that are kept, as in `moments`. */
  moment: z.int().min(0),
  seats: sittersSchema.default([]),
  /** Those of the first match, unless told. */
  tableRules: tableRulesSchema.optional(),
  /** The secrets of all seats, if the first match is not over: a branch would reveal what is hidden. */
  secrets: z.array(secretSchema).max(LIMITS.seats).default([]),
});
export type PlayOn = z.infer<typeof playOnSchema>;

/** GET matches/:match */
export const matchInfoSchema = z.strictObject({
  version: z.int(),
  table: tableSchema,
  /** The seats that the match waits for, and since when; empty where spectators see it later. */
  asked: z.array(seatNumber),
  since: z.int().nullable(),
});
export type MatchInfo = z.infer<typeof matchInfoSchema>;
/** GET matches/:match/facts?as=: as a seat knew it, as everybody did (-2), or all of it (-3, when the match is over). */
export const factsSchema = z.strictObject({ version: z.int(), events: z.array(tableEventSchema) });

/** GET matches/:match/moments?as=&from=&count=: what a seat knew after so many answers. */
export const momentsSchema = z.strictObject({
  /** How many moments there are: one more than answers. */
  count: z.int(),
  /** Whose knowledge may be asked for; -2 is what everybody knew. */
  seats: z.array(z.int()),
  moments: z.array(viewSchema),
  /** Long texts by their hash, which stand as marks in the moments. */
  files: z.record(z.string(), z.string()).optional(),
});
export type Moments = z.infer<typeof momentsSchema>;
/** POST matches/:match/moments/:moment/preview: what the rules say about that moment, from what a seat knew. */
export const momentPreviewSchema = z.strictObject({
  as: z.int().min(-2).optional(),
  language: languageSchema.default('en'),
  request: previewRequestSchema,
});
export type MomentPreview = z.infer<typeof momentPreviewSchema>;

/** GET matches/:match/dice: the promise, and when the match is over everything needed to check it. */
export const diceProofSchema = z.strictObject({
  match: z.string(),
  commitment: z.string(),
  contributions: z.array(z.string()),
  /** Null until the match is over. */
  secret: z.string().nullable(),
  /**
   * For each chance answer of the record, the number of its roll; null for an answer that came from the match this one plays
   * on from, and is proven there. Rolls that are missing belong to undone answers.
   */
  rolls: z.array(z.int().nullable()).nullable(),
  /** Every undo in order: who, back to which answer, and the answers that were undone. Null until the match is over. */
  undone: z
    .array(
      z.strictObject({
        seat: seatNumber,
        to: z.int().min(0),
        answers: z.array(z.strictObject({ seat: z.int(), answer: z.array(z.int()), roll: z.int().nullable() })),
      }),
    )
    .nullable()
    .default([]),
  branchedFrom: branchSchema.nullable(),
});
export type DiceProof = z.infer<typeof diceProofSchema>;
/** What a player saw before the first roll, and kept. */
export const dicePromiseSchema = z.strictObject({
  commitment: z.string(),
  /** Null if the match had not begun. */
  contributions: z.array(z.string()).readonly().nullable(),
});
export type DicePromise = z.infer<typeof dicePromiseSchema>;

/** GET matches/:match/luck */
export const luckSchema = z.strictObject({
  seats: z.array(
    z.strictObject({
      /** Null for chance that belongs to nobody. */
      seat: z.int().nullable(),
      of: z.string(),
      count: z.int(),
      /** `says`: the face or the card in the words of the game. */
      values: z.array(
        z.strictObject({ value: z.int(), says: z.record(languageSchema, z.string()), actual: z.int(), expected: z.number() }),
      ),
      /** Chi-squared over its degrees of freedom: about 1 for ordinary luck. */
      surprise: z.number(),
    }),
  ),
});
export type Luck = z.infer<typeof luckSchema>;

/** PUT, GET, DELETE documents/:name: small documents stored for the secret of a seat. */
export const documentNameSchema = named(LIMITS.documentNameLength);
export const documentSchema = z.strictObject({ name: z.string(), at: z.int(), content: z.json() });
export type StoredDocument = z.infer<typeof documentSchema>;
/** GET documents */
export const documentsSchema = z.strictObject({
  documents: z.array(z.strictObject({ name: z.string(), at: z.int(), bytes: z.int() })),
});
export type Documents = z.infer<typeof documentsSchema>;

/** POST matches/:match/reports */
export const reportSchema = z.strictObject({ text: textSchema(LIMITS.reportLength), whose: seatNumber.optional() });
export const reportedSchema = z.strictObject({ report: z.string() });
export const problemSchema = z.strictObject({ refusal: refusalSchema });
