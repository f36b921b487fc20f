import type { Clay } from '../../sculpt/clay.js';
import type { Paint } from '../../sculpt/mesh.js';
import { box, cylinder, tube } from '../../sculpt/shapes.js';
import type { Hold } from '../poses.js';

/** A gun in shares of a figure's height: the hand is at the origin, it shoots to z > 0. */
export interface Gun {
  readonly hold: Hold;
  readonly receiver: number;
  readonly barrel: number;
  readonly bore?: number;
  readonly muzzle?: number;
  readonly stock?: number;
  readonly scope?: number;
  /** A magazine below, to the side, or a drum. */
  readonly magazine?: 'below' | 'side' | 'drum';
  readonly bipod?: boolean;
  /** Several barrels around one axis. */
  readonly rotary?: boolean;
  readonly shroud?: boolean;
  /** Grip and stock are of wood. */
  readonly isWooden?: boolean;
  /** A bow across the muzzle. */
  readonly prod?: boolean;
}
const METAL: Paint = { color: 0x363a42, gloss: 0.5 };
const STEEL: Paint = { color: 0x7b818b, gloss: 0.7 };
const WOOD: Paint = { color: 0x6b4426 };
const LENS: Paint = { color: 0x6fd0e8, glow: 0.35, gloss: 1 };

export const GUNS = {
  pistol: { hold: 'pistol', receiver: 0.1, barrel: 0.06, muzzle: 0.017, bore: 0.013 },
  'heavy-pistol': { hold: 'pistol', receiver: 0.12, barrel: 0.08, muzzle: 0.02, bore: 0.014, scope: 0.08, magazine: 'below' },
  carbine: { hold: 'long', receiver: 0.15, barrel: 0.08, stock: 0.075, scope: 0.07, magazine: 'side', muzzle: 0.013 },
  'e-11': { hold: 'long', receiver: 0.16, barrel: 0.075, stock: 0.055, scope: 0.08, magazine: 'side', shroud: true, muzzle: 0.014 },
  rifle: { hold: 'long', receiver: 0.17, barrel: 0.15, stock: 0.13, scope: 0.07, magazine: 'below', muzzle: 0.013 },
  a280: {
    hold: 'long',
    receiver: 0.17,
    barrel: 0.16,
    stock: 0.13,
    scope: 0.09,
    magazine: 'below',
    muzzle: 0.015,
    shroud: true,
    isWooden: true,
  },
  dc15s: { hold: 'long', receiver: 0.18, barrel: 0.07, stock: 0.085, muzzle: 0.015, shroud: true },
  dc15a: { hold: 'long', receiver: 0.18, barrel: 0.2, stock: 0.12, muzzle: 0.017, isWooden: true },
  dc17m: { hold: 'long', receiver: 0.2, barrel: 0.07, stock: 0.1, scope: 0.06, magazine: 'below', muzzle: 0.02, bore: 0.014 },
  e5: { hold: 'long', receiver: 0.15, barrel: 0.12, stock: 0.045, muzzle: 0.012, magazine: 'below' },
  e5c: { hold: 'heavy', receiver: 0.2, barrel: 0.2, stock: 0.08, muzzle: 0.018, bore: 0.013, bipod: true, magazine: 'drum' },
  'long-rifle': { hold: 'long', receiver: 0.18, barrel: 0.3, stock: 0.14, scope: 0.14, muzzle: 0.015, bipod: true },
  'dlt-19': { hold: 'heavy', receiver: 0.2, barrel: 0.28, stock: 0.13, muzzle: 0.016, shroud: true, bore: 0.014, bipod: true },
  t21: { hold: 'heavy', receiver: 0.22, barrel: 0.2, stock: 0.1, bore: 0.017, muzzle: 0.022, shroud: true, magazine: 'drum' },
  rotary: { hold: 'heavy', receiver: 0.16, barrel: 0.26, bore: 0.012, muzzle: 0.04, rotary: true, magazine: 'drum' },
  cannon: { hold: 'heavy', receiver: 0.2, barrel: 0.2, bore: 0.028, muzzle: 0.038, magazine: 'below', scope: 0.07 },
  flamer: { hold: 'heavy', receiver: 0.16, barrel: 0.16, bore: 0.014, muzzle: 0.026, magazine: 'drum' },
  launcher: { hold: 'shoulder', receiver: 0.16, barrel: 0.2, bore: 0.034, muzzle: 0.044, stock: 0.18, scope: 0.06 },
  bowcaster: { hold: 'long', receiver: 0.17, barrel: 0.09, stock: 0.12, isWooden: true, prod: true, scope: 0.06 },
  'ee-3': { hold: 'long', receiver: 0.16, barrel: 0.14, stock: 0.12, scope: 0.11, bore: 0.014, muzzle: 0.018, isWooden: true },
} as const satisfies Record<string, Gun>;
export type GunName = keyof typeof GUNS;

/** Where the left hand is on a gun. */
export const foreOf = ({ hold, receiver, barrel }: Gun): number | undefined =>
  hold === 'pistol' ? undefined : Math.min(0.2, receiver * 0.8 + barrel * 0.2);
export const gun = (clay: Clay, name: GunName, metal: Paint = METAL): void => {
  const spec: Gun = GUNS[name];
  const { receiver, barrel, bore = 0.0095, muzzle = bore, stock = 0, scope = 0, magazine, isWooden = false } = spec;
  const isBig = spec.hold === 'heavy' || spec.hold === 'shoulder';
  const furniture = isWooden ? WOOD : metal;
  const [w, h] = isBig ? [0.042, 0.052] : spec.hold === 'pistol' ? [0.03, 0.04] : [0.028, 0.042];
  const y = 0.03;
  const lying = [90, 0, 0] as const;
  box(clay, furniture, [0.022, 0.06, 0.026], [0, -0.014, -0.004], { turn: [-14, 0, 0], bevel: 0 });
  box(clay, metal, [w, h, receiver], [0, y, receiver / 2 - 0.04]);
  const end = receiver - 0.04;
  if (spec.rotary) {
    for (let i = 0; i < 6; i++) {
      const a = (i * Math.PI) / 3;
      cylinder(clay, STEEL, [0.026 * Math.cos(a), y + 0.026 * Math.sin(a), end], bore, barrel, { sides: 5, turn: lying });
    }
    for (const z of [0, barrel * 0.55, barrel - 0.02]) cylinder(clay, metal, [0, y, end + z], muzzle, 0.02, { sides: 10, turn: lying });
  } else {
    cylinder(clay, metal, [0, y + 0.004, end], bore, barrel, { sides: 7, turn: lying });
    if (muzzle > bore) cylinder(clay, STEEL, [0, y + 0.004, end + barrel - 0.03], muzzle, 0.034, { sides: 8, turn: lying, bevel: 0.004 });
    if (spec.shroud) cylinder(clay, metal, [0, y + 0.004, end], bore * 1.75, barrel * 0.55, { sides: 7, turn: lying });
  }
  if (stock > 0) {
    box(clay, furniture, [0.022, 0.03, stock], [0, y - 0.008, -0.04 - stock / 2], { bevel: 0 });
    box(clay, furniture, [0.026, 0.062, 0.026], [0, y - 0.02, -0.04 - stock], { bevel: 0 });
  }
  if (scope > 0) {
    cylinder(clay, metal, [0, y + h / 2 + 0.018, receiver * 0.35 - scope / 2], 0.0125, scope, { sides: 7, turn: lying });
    cylinder(clay, LENS, [0, y + h / 2 + 0.018, receiver * 0.35 + scope / 2], 0.0105, 0.003, { sides: 7, turn: lying });
  }
  if (magazine === 'below') box(clay, STEEL, [0.02, 0.055, 0.032], [0, y - 0.042, receiver * 0.5], { turn: [10, 0, 0], bevel: 0 });
  if (magazine === 'side') box(clay, STEEL, [0.04, 0.02, 0.034], [0.028, y, receiver * 0.55], { bevel: 0 });
  if (magazine === 'drum')
    cylinder(clay, STEEL, [-0.024, y - 0.03, receiver * 0.5], 0.036, 0.048, { sides: 9, turn: [0, 0, -90], bevel: 0.006 });
  if (spec.bipod) for (const x of [-0.03, 0.03]) tube(clay, metal, [[0, y, end + barrel * 0.62], [x, y - 0.075, end + barrel * 0.66]], 0.0055, { sides: 4 }); // biome-ignore format: a table
  if (spec.prod) {
    tube(clay, WOOD, [[-0.13, y + 0.01, end - 0.02], [-0.08, y + 0.012, end + 0.028], [0, y + 0.014, end + 0.04], [0.08, y + 0.012, end + 0.028], [0.13, y + 0.01, end - 0.02]], [0.01, 0.014, 0.016, 0.014, 0.01], { sides: 5 }); // biome-ignore format: a table
    for (const x of [-0.13, 0.13]) box(clay, STEEL, [0.03, 0.03, 0.03], [x, y + 0.01, end - 0.02], { bevel: 0 });
  }
};
