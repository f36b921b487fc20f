import { z } from 'zod';
import {
  ABILITIES,
  BACKS,
  BORDERS,
  CARD_STRENGTHS,
  CLASSES,
  type Content,
  DIFFICULTIES,
  MAP_RULES,
  type MapDef,
  SHAPES,
  SLOTS,
  SOURCES,
  STARS,
  TIMINGS,
  TRIGGERS,
} from '../types.js';
import { amount, condition, count, distance, id, modifiers, op, ops, place, setupOps } from './effect-schema.js';

const plain = z.string().regex(/^[^\p{Cc}]*$/u);
const text = plain.min(1).max(200);
const name = plain.min(1).max(40);
const source = z.strictObject({ kind: z.enum(SOURCES), note: text });
const slot = z.enum(SLOTS);
const yes = z.literal(true).exactOptional();
const abilities = z.array(z.enum(ABILITIES));
const players = z.strictObject({ min: z.int().min(1).max(4), max: z.int().min(1).max(4) });

const cell = { x: distance, y: distance };
const map = z.strictObject({
  id,
  name,
  tokenSet: id,
  rules: z.array(z.enum(MAP_RULES)),
  source,
  spaces: z.array(
    z.strictObject({
      id,
      ...cell,
      start: yes,
      star: z.enum(STARS).exactOptional(),
      number: count.exactOptional(),
      icon: z.strictObject({ shape: z.enum(SHAPES), faceup: z.boolean() }).exactOptional(),
    }),
  ),
  borders: z.array(z.strictObject({ a: id, b: id, kind: z.enum(BORDERS), door: id.exactOptional() })),
  forbidden: z.array(z.strictObject(cell)),
}) satisfies z.ZodType<MapDef>;

const token = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('enemy'), class: z.enum(CLASSES), health: count, abilities }),
  z.strictObject({ kind: z.literal('feature'), feature: id, abilities: z.array(z.literal('missionEffect')) }),
  z.strictObject({ kind: z.literal('special'), special: id }),
]);
const tokens = z.array(token);
const tokenSet = z.strictObject({
  id,
  names: z.strictObject({ melee: name, blaster: name, sharpshooter: name }),
  stacks: z.strictObject({ square: tokens, circle: tokens, triangle: tokens, reinforcement: tokens, special: tokens }),
  source,
});
const feature = z.strictObject({ id, name, use: z.enum(['none', 'discard', 'carry']), if: condition.exactOptional(), ops, source });

const skill = z.strictObject({
  id,
  name,
  copies: z.literal([1, 2]),
  strength: z.literal(CARD_STRENGTHS),
  bonus: slot.exactOptional(),
  ability: z
    .strictObject({
      slot,
      modify: modifiers.exactOptional(),
      timing: z.enum(TIMINGS).exactOptional(),
      ops: z.array(op).min(1).exactOptional(),
      instead: yes,
    })
    .exactOptional(),
  source,
});
const triggerCard = {
  id,
  name,
  trigger: z.enum(TRIGGERS),
  slots: z.array(slot).min(1).exactOptional(),
  if: condition.exactOptional(),
  modify: modifiers.exactOptional(),
  ops: z.array(op).min(1).exactOptional(),
  source,
};
const planning = z.strictObject({ ...triggerCard, copies: count, cannotKeep: yes });
const character = z.strictObject({
  id,
  name,
  role: name,
  health: z.strictObject({ novice: count, standard: count }),
  deck: z.array(skill),
  unlocks: z.strictObject({ tactical: skill, wild: skill, signature1: skill, signature2: skill, gear: z.strictObject(triggerCard) }),
  source,
});
const event = z.strictObject({ id, name, back: z.enum(BACKS), ops: ops.min(1), six: ops.min(1).exactOptional(), source });

const mission = z.strictObject({
  id,
  name,
  briefing: text,
  kind: z.enum(['story', 'mercenary']),
  map: id,
  characters: z.union([z.array(id).min(1), z.literal('any')]),
  players,
  setup: setupOps,
  objective: condition,
  failure: z.array(condition),
  crisis: ops.min(1),
  missionEffect: ops,
  slots: z.array(
    z.strictObject({ name, minStrength: count, if: condition.exactOptional(), modify: modifiers.exactOptional(), ops: ops.min(1) }),
  ),
  alternatives: z.array(z.strictObject({ name, slot, minStrength: count, if: condition.exactOptional(), ops: ops.min(1) })),
  tracks: z.array(z.strictObject({ id, name, steps: z.array(z.strictObject({ at: count, ops: ops.min(1) })) })),
  specials: z.array(
    z.strictObject({
      id,
      name,
      class: z.enum(CLASSES).exactOptional(),
      health: amount,
      abilities,
      damageCap: count.exactOptional(),
      safeUntil: condition.exactOptional(),
    }),
  ),
  childTaken: z.strictObject({ goal: place }).exactOptional(),
  afterEvent: ops,
  endOfTurn: ops,
  traitor: z.strictObject({ kind: z.enum(['sheet', 'box']), ops }).exactOptional(),
  source,
});

const guideHead = { id: z.int().min(1), source };
const guideCard = z.discriminatedUnion('kind', [
  z.strictObject({ ...guideHead, kind: z.literal('note'), title: name, text }),
  z.strictObject({ ...guideHead, kind: z.enum(['skill', 'gear', 'planning', 'event']), card: id }),
  z.strictObject({ ...guideHead, kind: z.literal('envelope'), envelope: z.literal([1, 2]) }),
  z.strictObject({
    ...guideHead,
    kind: z.literal('stop'),
    text,
    play: z.array(z.strictObject({ missions: z.array(id).min(1), minPlayers: z.int().min(1).max(4).exactOptional() })).min(1),
  }),
]);
const disruptTokens = z.array(z.int().min(1).max(4));

export const contentFile = z.strictObject({
  difficulties: z
    .array(z.strictObject({ id: z.enum(DIFFICULTIES), side: z.enum(['novice', 'standard']), hand: count, source }))
    .exactOptional(),
  characters: z.array(character).exactOptional(),
  planning: z.array(planning).exactOptional(),
  unlockPlanning: z.array(planning).exactOptional(),
  events: z.array(event).exactOptional(),
  unlockEvents: z.array(event).exactOptional(),
  disrupt: z.strictObject({ white: disruptTokens, yellow: disruptTokens, substitute: count, source }).exactOptional(),
  features: z.array(feature).exactOptional(),
  tokenSets: z.array(tokenSet).exactOptional(),
  maps: z.array(map).exactOptional(),
  missions: z.array(mission).exactOptional(),
  guide: z.array(guideCard).exactOptional(),
  envelopes: z
    .array(z.strictObject({ id: z.literal([1, 2]), name, missions: z.array(id).min(1), traitor: z.boolean(), source }))
    .exactOptional(),
  loyalty: z
    .strictObject({
      loyal: count,
      traitor: count,
      players,
      undermines: z.strictObject({ loyal: distance, traitor: count }),
      exposedDraws: count,
      source,
    })
    .exactOptional(),
}) satisfies z.ZodType<Partial<Content>>;
