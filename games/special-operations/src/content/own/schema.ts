import { ARCS } from '@cadre/geometry';
import type { Named } from '@cadre/legion';
import { z } from 'zod';
import { WEAPON } from '../../keywords/weapon.js';
import { WEAPONS, type WeaponId } from '../data/weapon-names.js';
import { UNIT_TYPES } from '../squads/index.js';
import {
  type Deployment,
  type KeywordOn,
  MISSIONS,
  type MissionId,
  type MissionNumbers,
  OBJECTIVES,
  type ObjectiveDef,
  RANKS,
  TERRAIN_KINDS,
  WEAPON_KINDS,
  type Weapon,
  type ZoneDef,
} from '../types.js';

const LONGEST_NAME = 40;
const LONGEST_STORY = 300;
const id = z
  .string()
  .min(1)
  .max(30)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}_. -]*$/u);
const line = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[^\p{C}]*$/u);
/** One name for both languages, or one each. */
const named = (most: number): z.ZodType<Named> =>
  z.union([line(most).transform(text => ({ en: text, de: text })), z.strictObject({ en: line(most), de: line(most) })]);
const inches = z.number().min(0).max(36);
const corner = z.tuple([inches, inches]);
const polygon = z.array(corner).min(3).max(32);
const few = z.int().min(0).max(20);
const some = z.int().min(1).max(20);

/** The frame of a piece is read first, what is in its lists after it: one wrong entry does not hide the others. */
export const fileFrame = z.strictObject({
  layouts: z.array(z.unknown()).max(4).exactOptional(),
  missions: z.array(z.unknown()).max(4).exactOptional(),
  units: z.array(z.unknown()).max(8).exactOptional(),
});
/** `type` names the unit type whose place it takes; what is left out stays as it is there. */
export const unitFrame = z.strictObject({
  type: z.enum(UNIT_TYPES.filter(each => each.kind !== 'vehicle').map(each => each.id)),
  arcs: z.literal(true).exactOptional(),
  weapons: z.array(z.unknown()).min(1).max(6).exactOptional(),
});
const WEAPON_KEYWORDS = Object.keys(WEAPON) as (keyof typeof WEAPON)[];
const weaponKeyword: z.ZodType<KeywordOn> = z.union([
  z.strictObject({ keyword: z.literal('fixed'), of: z.array(z.enum(ARCS)).min(1) }).transform(on => ({ ...on, x: 1 })),
  z
    .strictObject({ keyword: z.enum(WEAPON_KEYWORDS.filter(each => each !== 'fixed')), x: some.exactOptional() })
    .transform(({ keyword, x = 1 }) => ({ keyword, x })),
]);
export const weapon: z.ZodType<Weapon> = z
  .strictObject({
    id: z.enum(Object.keys(WEAPONS) as WeaponId[]),
    kind: z.enum(WEAPON_KINDS),
    range: z.int().min(0).max(36),
    dice: z
      .strictObject({ red: few.exactOptional(), black: few.exactOptional(), white: few.exactOptional() })
      .transform(dice => ({ red: 0, black: 0, white: 0, ...dice })),
    keywords: z.array(weaponKeyword).max(8).default([]),
  })
  .transform(each => ({ ...each, name: WEAPONS[each.id] }));
export const layoutFrame = z.strictObject({
  id,
  name: named(LONGEST_NAME),
  missions: z.array(z.enum(MISSIONS)).min(1),
  pieces: z.array(z.unknown()).max(60),
});
export const piece = z.strictObject({ id, kind: z.enum(TERRAIN_KINDS), polygon });
export const objective: z.ZodType<ObjectiveDef> = z.strictObject({
  id,
  name: named(LONGEST_NAME),
  kind: z.enum(OBJECTIVES),
  x: inches,
  y: inches,
  claimed: z.boolean(),
  carried: z.literal(true).exactOptional(),
  startsWith: z.strictObject({ side: z.enum(['blue', 'red']), ranks: z.array(z.enum(RANKS)).min(1) }).exactOptional(),
});
export const zone: z.ZodType<ZoneDef> = z.strictObject({ id, side: z.enum(['blue', 'red']), polygon });
const deployment: z.ZodType<Deployment> = z.strictObject({
  where: z.union([z.array(id).min(1), z.literal('vehicle')]),
  ranks: z.array(z.enum(RANKS)).min(1),
  alternates: z.boolean(),
});
/** `rules` names the mission whose rules are played; what is left out stays as it is there. */
export const missionFrame = z.strictObject({
  rules: z.enum(MISSIONS),
  name: named(LONGEST_NAME).exactOptional(),
  story: named(LONGEST_STORY).exactOptional(),
  objectives: z.array(z.unknown()).min(1).max(12).exactOptional(),
  zones: z.array(z.unknown()).min(1).max(8).exactOptional(),
  deployment: z.strictObject({ blue: deployment.exactOptional(), red: deployment.exactOptional() }).exactOptional(),
  layouts: z.array(id).min(1).exactOptional(),
  numbers: z.unknown().exactOptional(),
});
type Fields<T> = { readonly [K in keyof T]-?: z.ZodType<T[K]> };
/** Every number of every mission: one that is missing here does not compile. */
const NUMBERS: { readonly [M in MissionId]: Fields<MissionNumbers[M]> } = {
  shields: {
    slots: z.strictObject({ crit: few, surge: few, hit: few }),
    coveredToTransmit: some,
    pointsToWin: some,
    consoleDice: some,
    supportRerolls: few,
    websDice: some,
    encryptDice: some,
    supportEncryptDice: few,
    freeReinforcements: few,
    allReservesInRound: z.int().min(2).max(4),
  },
  codes: { supportDash: z.int().min(1).max(3), passWithin: inches, swapWithin: inches, haltWithin: inches },
  vehicle: { detonatorDice: some, rearmWithin: inches, repairedWounds: some },
  priorities: {
    priorityFromRound: z.int().min(1).max(4),
    priorityBy: z.strictObject({ crit: id, surge: id, hit: id }),
    controlWithin: inches,
    supportCounts: some,
    pointsEach: some,
    priorityPoints: few,
    pointsToWin: some,
    extraRounds: z.int().min(0).max(1),
  },
};
export const numbersOf = <M extends MissionId>(mission: M): z.ZodType<Partial<MissionNumbers[M]>> =>
  z.strictObject(NUMBERS[mission] as Record<string, z.ZodType>).partial() as unknown as z.ZodType<Partial<MissionNumbers[M]>>;
