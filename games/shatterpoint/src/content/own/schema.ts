import { z } from 'zod';
import type {
  AlertLevel,
  CounterDef,
  EndStep,
  Mission,
  ObjectiveDef,
  PoolDef,
  RedeploySpot,
  TargetDef,
  TrackDef,
} from '../mission-types.js';
import { chart as chartOf, tree as treeOf } from '../notation.js';
import { type Chart, type CombatTree, ICONS, type Icon, type Named, type Range, type Stance, type TerrainPart } from '../types.js';

const LONGEST_NAME = 40;
const LONGEST_STORY = 300;
const id = z
  .string()
  .min(1)
  .max(30)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const line = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[^\p{C}]*$/u);
/** One name for both languages, or one each. */
const namedOf = (most: number): z.ZodType<Named> =>
  z.union([line(most).transform(text => ({ en: text, de: text })), z.strictObject({ en: line(most), de: line(most) })]);
const named = namedOf(LONGEST_NAME);
/** Wherever it is: what lies off the table is told with its name. */
const inches = z.number().min(-100).max(100);
const range: z.ZodType<Range> = z.union([1, 2, 3, 4, 5].map(n => z.literal(n as Range)));
const dice = z.int().min(0).max(12);
const place = z.int().min(0).max(20);
const steps = z.int().min(-5).max(5);

/** Charts and trees are written as in our own content, "1 block, 3 block block" and "M1* damage, M2 shove" with "M1-M2". */
const written = <In extends z.ZodType, Out>(shape: In, make: (given: z.output<In>) => Out): z.ZodType<Out> =>
  shape.transform((given, context): Out => {
    try {
      return make(given);
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message });
      return z.NEVER;
    }
  }) as unknown as z.ZodType<Out>;
const notation = line(200);
const chart: z.ZodType<Chart> = written(z.strictObject({ name: named, rows: notation }), ({ name, rows }) => ({
  ...chartOf(name.en, rows),
  name,
}));
const tree: z.ZodType<CombatTree> = written(z.strictObject({ options: notation, links: z.string().max(200) }), ({ options, links }) =>
  treeOf(options, links),
);
const pair = z.strictObject({ ranged: dice, melee: dice });
const guns: z.ZodType<Stance> = z.strictObject({
  name: named,
  ranged: z.strictObject({ range, dice, chart }).exactOptional(),
  melee: z.strictObject({ dice, chart }).exactOptional(),
  defence: z.strictObject({ ranged: dice, melee: dice, chart: chart.exactOptional() }),
  tree,
});
const icon: z.ZodType<Icon> = z.enum(ICONS);

/** The frame of a piece is read first, what is in its lists after it: one wrong entry does not hide the others. */
export const fileFrame = z.strictObject({
  layouts: z.array(z.unknown()).max(4).exactOptional(),
  missions: z.array(z.unknown()).max(4).exactOptional(),
});
export const layoutFrame = z.strictObject({ id, name: named, missions: z.array(id).max(8), parts: z.array(z.unknown()).max(60) });
const is = z.boolean().default(false);
export const part: z.ZodType<TerrainPart> = z.strictObject({
  id,
  name: named,
  elevation: z.int().min(0).max(4),
  blocked: is,
  impassable: is,
  climbable: is,
  polygon: z
    .array(z.tuple([inches, inches]))
    .min(3)
    .max(16),
});
const list = (most: number) => z.array(z.unknown()).max(most);
export const missionFrame = z.strictObject({
  id,
  name: named,
  story: namedOf(LONGEST_STORY),
  points: z.int().min(12).max(30),
  force: z.int().min(0).max(10),
  layouts: z.array(id).max(10).default([]),
  objectives: list(16).min(1),
  tracker: z.strictObject({
    last: z.int().min(1).max(20),
    alerts: list(6).min(1).exactOptional(),
    cadreWounded: steps.default(1),
    legendWounded: steps.default(-1),
  }),
  deployment: z.strictObject({ anchor: range, rest: range, legend: range, minions: range }).exactOptional(),
  redeployment: z
    .strictObject({ most: z.union([z.literal('all'), z.int().min(1).max(6)]), spots: list(4).min(1), engaged: z.boolean() })
    .exactOptional(),
  pools: list(6).default([]),
  counters: list(4).default([]),
  targets: list(6).default([]),
  assault: z.strictObject({ when: z.enum(['end of turn', 'combat action']) }).exactOptional(),
  endOfLegendTurn: list(6).default([]),
  goal: z.enum(['pools empty', 'targets destroyed']) satisfies z.ZodType<Mission['goal']>,
});
export const objective: z.ZodType<ObjectiveDef> = z.strictObject({
  id,
  name: named,
  role: id,
  x: inches,
  y: inches,
  active: z.boolean().default(true),
});
export const alert: z.ZodType<AlertLevel> = z.strictObject({ name: named, from: place, refresh: z.int().min(0).max(6) });
export const redeploySpot: z.ZodType<RedeploySpot> = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('legend'), within: range }),
  z.strictObject({ of: z.literal('free objective'), within: range, role: id }),
]);
export const pool: z.ZodType<PoolDef> = z.strictObject({
  name: named,
  tokens: z.int().min(1).max(20),
  objectives: z.array(id).min(1).max(16),
});
export const counter: z.ZodType<CounterDef> = z.strictObject({ name: named, last: z.int().min(1).max(20) });
const track: z.ZodType<TrackDef> = z.strictObject({
  name: named,
  spaces: z.array(z.array(icon).max(6)).min(1).max(16),
  chart: chart.exactOptional(),
  guns: pair.exactOptional(),
});
export const target: z.ZodType<TargetDef> = z.strictObject({
  name: named,
  objective: id,
  defence: pair,
  diePerUncontrolled: id.exactOptional(),
  tracks: z.array(track).min(1).max(6),
  guns: guns.exactOptional(),
});
export const endStep: z.ZodType<EndStep> = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('drain pools'), name: named }),
  z.strictObject({ do: z.literal('roll for damage'), name: named, role: id }),
  z.strictObject({ do: z.literal('repair'), name: named, target: place }),
  z.strictObject({
    do: z.literal('count'),
    name: named,
    counter: place,
    role: id,
    fewerThan: z.int().min(1).max(16),
    tracker: steps,
  }),
]);
