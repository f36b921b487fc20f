import { LANGUAGES, SPOT_PARTS } from '@cadre/core';
import { z } from 'zod';
import { LIMITS } from './limits.js';

export const seatNumber = z
  .int()
  .min(0)
  .max(LIMITS.seats - 1);
const integers = z.array(z.int());
export const answerSchema = z.array(z.int()).max(LIMITS.answerLength);

/** What a seat is asked, as in the kernel: the kinds are closed. */
export const spaceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pick'), of: z.string(), options: integers, min: z.int(), max: z.int() }),
  z.strictObject({ kind: z.literal('amount'), of: z.string(), min: z.int(), max: z.int() }),
  z.strictObject({ kind: z.literal('order'), of: z.string(), items: integers }),
  z.strictObject({
    kind: z.literal('place'),
    of: z.string(),
    region: z.string(),
    args: integers,
    spots: z.int(),
    parts: z.array(z.enum(SPOT_PARTS)),
    may: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('roll'),
    of: z.string(),
    dice: z.array(z.strictObject({ id: z.string(), weights: z.array(z.number()) })),
  }),
  z.strictObject({ kind: z.literal('draw'), of: z.string(), from: integers, count: z.int() }),
]);
export const questionSchema = z.strictObject({
  seq: z.int(),
  rule: z.string(),
  /** Everybody asked must give the same answer: how many proposals there have been. The first of `asks` has the last word. */
  joint: z.int().optional(),
  asks: z.array(
    z.strictObject({ seat: z.int(), answered: z.boolean(), space: spaceSchema.nullable(), answer: z.array(z.int()).nullable() }),
  ),
});
export const languageSchema = z.enum(LANGUAGES);
/** How the game speaks of a view: for screens that know nothing of the game, and for everybody who listens instead of looking. */
export const wordsSchema = z.strictObject({
  board: z.array(z.string()),
  /** Empty when this seat is not asked. */
  question: z.string(),
  /** What others are deciding; empty when this seat is asked or nobody is. Missing from older servers. */
  waiting: z.string().optional(),
  /** The integers of the open space, each in words. */
  options: z.record(z.string(), z.string()),
  /** The same in the order of a list, where it is not that of the space. */
  listed: z.array(z.int()).optional(),
  /** Those of them that only end or decline what goes on, and stand apart. */
  closing: z.array(z.int()).optional(),
  /** What choosing one of them comes to, two of them and so on, where their names would say less. */
  several: z.array(z.string()).optional(),
  /** What answering with nothing means here; empty where the game has no word of its own for it. */
  pass: z.string(),
  /** On a joint question: what each seat proposes. */
  proposals: z.record(z.string(), z.string()).optional(),
  seats: z.array(z.string()),
});
export type WireWords = z.infer<typeof wordsSchema>;
/** What one seat may know. `public`, `mine` and the locals of `stack` are the game's own. */
export const viewSchema = z.strictObject({
  seat: z.int(),
  seq: z.int(),
  floor: z.int(),
  public: z.unknown(),
  mine: z.unknown(),
  stack: z.array(z.strictObject({ proc: z.string(), step: z.string(), locals: z.looseObject({}) })),
  pending: questionSchema.nullable(),
  words: wordsSchema.optional(),
});
export type WireView = z.infer<typeof viewSchema>;

export const factSchema = z.looseObject({ type: z.string(), rule: z.string() });
/**
 * A fact, the seat that alone was told it (everybody heard it when `to` is absent), and the game's sentence for it.
 * `whose`: the seat that the sentence is about, null for nobody in particular; absent where the game does not say.
 */
export const toldSchema = z.strictObject({
  to: z.int().optional(),
  fact: factSchema,
  text: z.string().optional(),
  whose: z.int().nullable().optional(),
});
export type WireTold = z.infer<typeof toldSchema>;
