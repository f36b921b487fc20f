import { MEANINGS } from '@cadre/core';
import { z } from 'zod';
import { LIMITS } from './limits.js';
import { answerSchema } from './view.js';

/** What a screen can ask the rules before anybody answers, as in the kernel. */
export const previewRequestSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('place') }),
  z.strictObject({ type: z.literal('probe'), answer: answerSchema }),
  z.strictObject({
    type: z.literal('explain'),
    query: z.strictObject({ kind: z.string().max(LIMITS.queryLength), args: z.array(z.int()).max(LIMITS.queryArgs) }),
  }),
]);

const outlineSchema = z.strictObject({ level: z.int(), rings: z.array(z.array(z.number())) });
const means = z.enum(MEANINGS);
const shapeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('area'), means, outline: outlineSchema }),
  z.strictObject({ kind: z.literal('line'), means, points: z.array(z.number()) }),
  z.strictObject({ kind: z.literal('circle'), means, x: z.number(), y: z.number(), radius: z.number() }),
  z.strictObject({ kind: z.literal('label'), means, x: z.number(), y: z.number(), text: z.string() }),
]);
const sectionSchema = z.strictObject({
  length: z.number(),
  start: z.number(),
  end: z.number(),
  parts: z.array(
    z.strictObject({
      kind: z.enum(['piece', 'figure']),
      name: z.string(),
      from: z.number(),
      to: z.number(),
      bottom: z.number(),
      top: z.number(),
      blocks: z.boolean(),
    }),
  ),
});
const reasonSchema = z.strictObject({
  rule: z.string(),
  why: z.string(),
  about: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
/** What the rules say; sentences are in the language of the request. All of it has at most `LIMITS.previewLength` letters. */
export const previewSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('place'),
    empty: z.boolean(),
    outline: z.array(outlineSchema),
    suggestions: z.array(z.strictObject({ answer: answerSchema, says: z.string() })),
  }),
  z.strictObject({
    type: z.literal('probe'),
    legal: z.boolean(),
    because: reasonSchema.optional(),
    says: z.string().optional(),
    nearest: answerSchema.optional(),
  }),
  z.strictObject({
    type: z.literal('explain'),
    shapes: z.array(shapeSchema),
    says: z.array(z.string()),
    chances: z.array(z.number()).optional(),
    section: sectionSchema.optional(),
  }),
  z.strictObject({ type: z.literal('none'), says: z.string() }),
]);
