import { conditionSchema, opSchema, type UnionFields, unionOf } from '@cadre/kit/effects/schema';
import { z } from 'zod';
import {
  CHARACTER_PICKS,
  type Condition,
  type Modifier,
  type Op,
  type OwnCondition,
  type OwnOp,
  SETUP_OPS,
  STRENGTH_PERS,
} from '../types.js';
import { BACKS, CLASSES, DIFFICULTIES, MOVE_MODES, SHAPES, SLOTS, STARS } from '../words.js';

export const id = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}/_. -]*$/u);
export const count = z.int().min(1).max(20);
export const distance = z.int().min(0).max(20);
const number = z.int().min(1).max(99);
const slot = z.enum(SLOTS);
const classes = z.array(z.enum(CLASSES)).min(1);
const modes = z.array(z.enum(MOVE_MODES)).min(1);
const countOrAll = z.union([count, z.literal('all')]);
const range = z.union([distance, z.literal('map')]);
const nothing = z.literal(true).exactOptional();

const enemyPick = z.discriminatedUnion('pick', [
  z.strictObject({ pick: z.literal('it'), range: distance.exactOptional() }),
  z.strictObject({ pick: z.enum(['one', 'each']), range: distance, from: z.enum(['you', 'it']), other: nothing }),
  z.strictObject({ pick: z.literal('upTo'), count, range: distance, from: z.literal('you') }),
  z.strictObject({ pick: z.literal('space'), range: distance }),
]);
const characterPick = z.strictObject({ who: z.enum(CHARACTER_PICKS), range: distance.exactOptional() });
const anchor = z.union([z.enum(['you', 'it', 'child']), z.strictObject({ feature: id }), z.strictObject({ special: id })]);
export const place = z.discriminatedUnion('at', [
  z.strictObject({ at: z.literal('you') }),
  z.strictObject({ at: z.literal('star'), nearest: anchor, colour: z.enum(STARS).exclude(['plain']).exactOptional() }),
  z.strictObject({ at: z.literal('number'), number }),
  z.strictObject({ at: z.literal('space'), space: id }),
]);
const zone = z.union([
  z.strictObject({ spaces: z.array(id).min(1) }),
  z.strictObject({ numbers: z.array(number).min(1) }),
  z.strictObject({ steps: distance, of: z.literal('start') }),
]);
const burden = z.union([z.literal('child'), z.strictObject({ feature: id })]);
export const amount = z.union([z.int().min(1).max(99), z.strictObject({ base: distance.max(99), each: distance, above: distance })]);

const CONDITIONS: UnionFields<OwnCondition, 'is'> = {
  targetHere: {},
  targetUndamaged: {},
  allyNearTarget: { range: distance },
  defeatedByThis: {},
  movedByThis: {},
  notMovedThisTurn: {},
  damaged: {},
  enemyWithin: { range: distance },
  youIn: { zone },
  markedHere: { marker: id },
  onMap: { map: id },
  difficulty: { difficulty: z.enum(DIFFICULTIES) },
  shared: {},
  unlocked: { atLeast: z.int().min(1).max(99) },
  characters: { atLeast: count },
  eventBack: { back: z.enum(BACKS) },
  reshuffles: { atLeast: amount },
  track: { track: id, atLeast: amount },
  markers: { marker: id, atLeast: count },
  specialInPlay: { special: id },
  specialsDefeated: { special: id },
  featureSecured: { feature: id },
  carriedByCharacter: { burden },
  carrierIn: { burden, zone, others: distance },
  enemyWithChildIn: { zone },
  childCarrierDefeated: {},
};
export const condition = conditionSchema<Condition>(() => CONDITIONS);

const MODIFIERS: UnionFields<Modifier, 'op'> = {
  strength: {
    n: z.int().min(-4).max(4),
    if: condition.exactOptional(),
    per: z.enum(STRENGTH_PERS).exactOptional(),
    max: count.exactOptional(),
  },
  strengthIs: { n: count },
  attackRange: { range: distance, if: condition.exactOptional() },
  splitDamage: { range: distance },
  secondTarget: {},
  moveMode: { modes },
  trample: { n: count },
  bring: {},
  keepPlans: { keep: count },
};
export const modifier = unionOf<Modifier>('op', MODIFIERS);
export const modifiers = z.array(modifier).min(1);

const fieldsOf = (ops: z.ZodArray<z.ZodType<Op>>): UnionFields<OwnOp, 'op'> => ({
  damage: { n: count, to: enemyPick },
  discardEnemy: { maxHealth: count, range: distance },
  shift: { enemies: enemyPick, steps: count, upTo: nothing },
  away: { enemies: enemyPick, steps: count },
  move: { n: count, who: characterPick, modes: modes.exactOptional() },
  heal: { n: count, who: characterPick },
  hurt: { n: count, who: characterPick },
  shield: { who: characterPick },
  free: { actions: z.array(slot).min(1), strength: count, who: characterPick },
  extra: {},
  recover: { count },
  drawSkill: { n: count, who: characterPick },
  look: { count: countOrAll, range, shape: z.enum(SHAPES).exactOptional() },
  reveal: { nearest: z.literal('you') },
  peekEvent: { n: count, may: z.enum(['bottom', 'reorder']) },
  drawPlan: { n: count, keep: count },
  takePlan: {},
  topPlan: {},
  disrupt: { slot: z.enum([...SLOTS, 'lowest', 'highest']) },
  clearDisrupt: { count },
  block: { n: countOrAll },
  cancelAttack: {},
  skipCrisis: {},
  overwatch: { n: count, range: distance },
  redirect: { range: distance },
  stayPut: { classes, range: distance },
  pin: { enemies: enemyPick },
  hide: { from: classes },
  ward: {},
  spawn: { at: place },
  enemyMove: { classes, count: countOrAll, steps: count, within: distance.exactOptional() },
  enemyAttack: { classes, count: countOrAll, range: distance, target: z.literal('leastDamaged').exactOptional() },
  event: {},
  specialMove: { special: id, which: z.enum(['each', 'nearest']), steps: count, way: z.enum(['toward', 'away']) },
  specialAttack: { special: id, range: distance, targets: z.enum(['nearest', 'each']) },
  specialHeal: { special: id, n: count },
  childFlee: {},
  abduct: { steps: count },
  track: { track: id, add: z.int().min(-20).max(20) },
  mark: { marker: id },
  deliver: { feature: id, zone, track: id },
  unlock: { doors: z.union([z.literal('all'), z.strictObject({ range })]) },
  lock: { noCharacterWithin: distance },
  ballot: { none: ops, any: ops, each: ops },
  place: { token: z.union([z.strictObject({ special: id }), z.strictObject({ feature: id })]), at: place },
  mix: { feature: id, shape: z.enum(SHAPES), numbers: z.array(number).min(1) },
  startAt: { at: place },
  childWith: { character: id },
  childOn: { space: id },
});
const schemas = opSchema<Op, Condition>({ structure: ['if', 'choose'], condition, fields: fieldsOf });
export const { op, script: ops, names: OP_NAMES } = schemas;
export const setupOps = z.array(schemas.only(SETUP_OPS));
