import type { Clay } from '../../sculpt/clay.js';
import type { Paint } from '../../sculpt/mesh.js';
import { ball, box, cylinder, tube } from '../../sculpt/shapes.js';
import type { Vec } from '../../sculpt/vectors.js';
import type { Hold } from '../poses.js';

const STEEL: Paint = { color: 0x8d939d, gloss: 0.8 };
const DARK: Paint = { color: 0x33363d, gloss: 0.4 };
const WOOD: Paint = { color: 0x6f4a2a };
const STONE: Paint = { color: 0x8b8880 };
const STRING: Paint = { color: 0xcfc4a6 };
const FEATHER: Paint = { color: 0xb5462f };
const LYING = [90, 0, 0] as const;

/** A weapon without a barrel. `back` is how far it reaches behind the hand, `fore` where the left hand is on it. */
export interface Melee {
  readonly hold: Hold;
  readonly fore?: number;
  readonly back?: number;
}
export const MELEES = {
  saber: { hold: 'blade', fore: -0.055 },
  sabers: { hold: 'blades' },
  'double-saber': { hold: 'staff', fore: 0.12, back: 0.6 },
  'ring-saber': { hold: 'blade', back: 0.5 },
  pike: { hold: 'staff', fore: 0.14, back: 0.62 },
  electrostaff: { hold: 'staff', fore: 0.17, back: 0.52 },
  electrobaton: { hold: 'axe', back: 0.1 },
  staff: { hold: 'staff', fore: 0.16, back: 0.5 },
  'bo-rifle': { hold: 'long', fore: 0.15 },
  trident: { hold: 'spear', fore: 0.16, back: 0.5 },
  spear: { hold: 'spear', fore: 0.2, back: 0.55 },
  axe: { hold: 'axe', fore: -0.1, back: 0.1 },
  club: { hold: 'axe', back: 0.06 },
  vibrosword: { hold: 'blade', fore: -0.05 },
  knife: { hold: 'tool' },
  bow: { hold: 'bow' },
  sling: { hold: 'axe' },
  bolas: { hold: 'axe' },
  cutter: { hold: 'tool' },
  datapad: { hold: 'tool' },
  charge: { hold: 'tool' },
  shield: { hold: 'none' },
  fist: { hold: 'none' },
} as const satisfies Record<string, Melee>;
export type MeleeName = keyof typeof MELEES;

const hilt = (clay: Clay, long = 0.085, from = -0.04): void => {
  cylinder(clay, STEEL, [0, 0, from], 0.0125, long, { sides: 7, turn: LYING });
  cylinder(clay, DARK, [0, 0, from + 0.01], 0.0145, long * 0.35, { sides: 7, turn: LYING });
};
const beam = (clay: Clay, light: Paint, from: number, long: number, r = 0.0125): void => {
  const core: Paint = { color: mixed(light.color, 0xffffff, 0.3), glow: 1 };
  const at = (z: number): Vec => [0, 0, from + Math.sign(long) * z];
  const l = Math.abs(long);
  tube(clay, light, [at(0), at(0.01), at(l * 0.97), at(l)], [r * 0.8, r, r * 0.9, 0.003], { sides: 7, paints: [light, core, light] });
};
const mixed = (a: number, b: number, t: number): number =>
  [16, 8, 0].reduce((sum, shift) => {
    const [x, y] = [(a >> shift) & 255, (b >> shift) & 255];
    return sum | (Math.round(x + (y - x) * t) << shift);
  }, 0);
const pole = (clay: Clay, paint: Paint, from: number, to: number, r = 0.011): void =>
  cylinder(clay, paint, [0, 0, from], r, to - from, { sides: 6, turn: LYING });
const point = (clay: Clay, paint: Paint, at: number, long: number, w = 0.024): void => {
  clay.within({ at: [0, 0, at], turn: LYING, scale: [1, 1, 0.4] }, () =>
    cylinder(clay, paint, [0, 0, 0], w, long, { sides: 4, top: 0.002 }),
  );
};
/** A weapon that is held, without its light when nobody holds it any more. */
export const melee = (clay: Clay, name: MeleeName, light: Paint, isLit: boolean): void => {
  switch (name) {
    case 'saber':
    case 'sabers':
      hilt(clay);
      if (isLit) beam(clay, light, 0.045, name === 'sabers' ? 0.46 : 0.56);
      return;
    case 'double-saber':
      hilt(clay, 0.2, -0.1);
      if (isLit) for (const side of [1, -1]) beam(clay, light, side * 0.1, side * 0.46);
      return;
    case 'pike':
      pole(clay, { color: 0xc9a646, gloss: 0.7 }, -0.2, 0.2, 0.0125);
      if (isLit) for (const side of [1, -1]) beam(clay, light, side * 0.2, side * 0.4);
      return;
    case 'ring-saber': {
      hilt(clay, 0.11, -0.055);
      const ring = Array.from({ length: 13 }, (_, i): Vec => [0, 0.062 * Math.sin((i * Math.PI) / 6), 0.062 * Math.cos((i * Math.PI) / 6)]);
      tube(clay, DARK, ring, 0.011, { sides: 5 });
      if (isLit) for (const side of [1, -1]) beam(clay, light, side * 0.07, side * 0.42);
      return;
    }
    case 'electrostaff':
      pole(clay, DARK, -0.42, 0.46, 0.012);
      for (const side of [1, -1]) {
        cylinder(clay, STEEL, [0, 0, side > 0 ? 0.34 : -0.38], 0.017, 0.04, { sides: 7, turn: LYING });
        if (isLit) beam(clay, light, side * 0.37, side * 0.13, 0.02);
      }
      return;
    case 'electrobaton':
      pole(clay, DARK, -0.05, 0.14, 0.012);
      if (isLit) beam(clay, light, 0.14, 0.16, 0.016);
      return;
    case 'staff':
      pole(clay, WOOD, -0.46, 0.5, 0.011);
      cylinder(clay, STEEL, [0, 0, 0.44], 0.016, 0.07, { sides: 6, turn: LYING });
      return;
    case 'bo-rifle':
      box(clay, DARK, [0.03, 0.044, 0.2], [0, 0.02, 0.05]);
      pole(clay, STEEL, -0.26, 0.4, 0.012);
      box(clay, DARK, [0.024, 0.06, 0.06], [0, 0.0, -0.22]);
      for (const z of [0.36, -0.3]) if (isLit) cylinder(clay, light, [0, 0, z], 0.019, 0.05, { sides: 6, turn: LYING });
      return;
    case 'trident':
      pole(clay, STEEL, -0.46, 0.4);
      for (const x of [-0.04, 0, 0.04]) {
        tube(clay, STEEL, [[0, 0, 0.38], [x, 0, 0.42], [x, 0, 0.52]], [0.009, 0.009, 0.002], { sides: 5 }); // biome-ignore format: a table
      }
      return;
    case 'spear':
      pole(clay, WOOD, -0.46, 0.46);
      point(clay, STONE, 0.44, 0.12);
      cylinder(clay, FEATHER, [0, 0, 0.38], 0.02, 0.05, { sides: 6, top: 0.012, turn: LYING });
      return;
    case 'axe':
      pole(clay, WOOD, -0.14, 0.24, 0.013);
      box(clay, STONE, [0.04, 0.15, 0.075], [0, 0.03, 0.2], { taper: [0.3, 1.3] });
      box(clay, STRING, [0.036, 0.04, 0.05], [0, 0, 0.2]);
      return;
    case 'club':
      pole(clay, WOOD, -0.08, 0.2, 0.018);
      ball(clay, WOOD, [0, 0, 0.22], [0.034, 0.034, 0.06], { sides: 7, rows: 4 });
      return;
    case 'vibrosword':
      hilt(clay, 0.1, -0.06);
      box(clay, DARK, [0.016, 0.07, 0.016], [0, 0, 0.045]);
      box(clay, STEEL, [0.009, 0.034, 0.36], [0, 0, 0.23], { bevel: 0.0035 });
      return;
    case 'knife':
      hilt(clay, 0.06, -0.03);
      box(clay, STEEL, [0.007, 0.024, 0.12], [0, 0, 0.09], { bevel: 0.003 });
      return;
    case 'bow': {
      const limbs = Array.from({ length: 9 }, (_, i): Vec => {
        const a = (i - 4) / 4;
        return [0, 0.26 * a, -0.09 * a * a];
      });
      tube(clay, WOOD, limbs, [0.006, 0.01, 0.012, 0.013, 0.015, 0.013, 0.012, 0.01, 0.006], { sides: 5 });
      tube(clay, STRING, [[0, -0.26, -0.09], [0, 0, -0.15], [0, 0.26, -0.09]], 0.003, { sides: 3 }); // biome-ignore format: a table
      cylinder(clay, WOOD, [0, 0, -0.16], 0.006, 0.26, { sides: 4, turn: LYING });
      point(clay, STEEL, 0.09, 0.04, 0.012);
      return;
    }
    case 'sling':
    case 'bolas': {
      const loop: Vec[] = [[0, 0, 0], [0.02, 0.03, 0.07], [0.03, 0.03, 0.15], [0, 0, 0.2]]; // biome-ignore format: a table
      tube(clay, STRING, loop, 0.006, { sides: 4 });
      ball(clay, STONE, [0, 0, 0.22], 0.034, { sides: 7, rows: 4 });
      if (name === 'sling') return;
      tube(clay, STRING, [[0, 0, 0], [-0.04, -0.03, 0.06], [-0.07, -0.07, 0.1]], 0.006, { sides: 4 }); // biome-ignore format: a table
      ball(clay, STONE, [-0.075, -0.085, 0.11], 0.032, { sides: 7, rows: 4 });
      return;
    }
    case 'cutter':
      box(clay, { color: 0xc98a2e }, [0.04, 0.05, 0.12], [0, 0.02, 0.04]);
      pole(clay, STEEL, 0.1, 0.18, 0.009);
      if (isLit) ball(clay, light, [0, 0, 0.19], 0.017, { sides: 6, rows: 4 });
      return;
    case 'datapad':
      box(clay, DARK, [0.1, 0.016, 0.075], [0, 0.01, 0.05]);
      if (isLit) box(clay, light, [0.078, 0.006, 0.052], [0, 0.02, 0.05], { bevel: 0 });
      return;
    case 'charge':
      cylinder(clay, { color: 0x8f9298, gloss: 0.6 }, [0, 0.0, 0], 0.05, 0.06, { sides: 9, bevel: 0.01 });
      cylinder(clay, light, [0, 0.06, 0], 0.018, 0.012, { sides: 7 });
      return;
    case 'shield':
      clay.within({ at: [0.02, 0.02, 0.03], turn: [0, 20, 0] }, () => {
        box(clay, STEEL, [0.25, 0.4, 0.014], [0, 0, 0.03], { bevel: 0.006 });
        const pane: Paint = { color: mixed(light.color, 0x1f3f66, 0.55), glow: 0.25 };
        for (const y of [-0.118, 0, 0.118]) box(clay, pane, [0.2, 0.1, 0.008], [0, y, 0.04], { bevel: 0 });
        box(clay, light, [0.03, 0.33, 0.01], [0, 0, 0.042], { bevel: 0 });
      });
      return;
    case 'fist':
  }
};
