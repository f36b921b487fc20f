import type { Clay } from '../../sculpt/clay.js';
import type { Paint } from '../../sculpt/mesh.js';
import { ball, box, cylinder, loft, prism, tube } from '../../sculpt/shapes.js';
import { darker, GREY, SILVER } from '../heads/kit.js';
import type { Look } from '../look.js';

const DARK: Paint = { color: 0x2f3238, gloss: 0.35 };
const GLASS: Paint = { color: 0x1a2229, gloss: 1 };
const barrel = (clay: Clay, paint: Paint, at: readonly [number, number, number], r: number, long: number, up = 0): void => {
  cylinder(clay, paint, at, r, long, { sides: 8, turn: [90 - up, 0, 0] });
  const a = (up * Math.PI) / 180;
  cylinder(clay, SILVER, [at[0], at[1] + Math.sin(a) * (long - 0.1), at[2] + Math.cos(a) * (long - 0.1)], r * 1.4, 0.14, { sides: 8, turn: [90 - up, 0, 0], bevel: r * 0.3 }); // biome-ignore format: one line
};
const mirrored = (clay: Clay, sculpt: () => void): void => {
  for (const side of [1, -1]) clay.within({ scale: [side, 1, 1] }, sculpt);
};
/** A cab, a bed of crates and engines at its sides: the rebels' lorry. */
const truck = (clay: Clay, { palette: { plate, mark, torso, light } }: Look): void => {
  box(clay, plate, [1.5, 0.3, 3.7], [0, 0.62, 0], { bevel: 0.06, taper: [0.96, 0.98] });
  box(clay, plate, [1.42, 0.62, 1.15], [0, 1.06, 1.1], { bevel: 0.07, taper: [0.82, 0.72] });
  box(clay, GLASS, [1.06, 0.24, 0.04], [0, 1.18, 1.6], { turn: [-16, 0, 0] });
  box(clay, mark, [1.44, 0.1, 1.17], [0, 0.86, 1.1], { bevel: 0.02 });
  for (const [x, z, s, c] of [[-0.36, -0.1, 0.56, torso.color], [0.34, -0.06, 0.5, 0x6d5f46], [-0.3, -0.86, 0.6, 0x59606a], [0.36, -0.9, 0.52, torso.color], [0, -0.5, 0.4, 0x7a6a4a]] as const) box(clay, { color: c }, [s, s * 0.9, s], [x, 0.77 + s * 0.45 + (x === 0 ? 0.42 : 0), z], { bevel: 0.04, turn: [0, x * 20, 0] }); // biome-ignore format: a table
  for (const z of [-1.2, -0.3, 0.4]) for (const x of [-0.72, 0.72]) box(clay, GREY, [0.05, 0.62, 0.06], [x, 1.02, z]);
  for (const x of [-0.72, 0.72]) box(clay, GREY, [0.05, 0.05, 1.66], [x, 1.3, -0.4]);
  mirrored(clay, () => {
    cylinder(clay, darker(plate, 0.8), [0.9, 0.58, -1.9], 0.24, 1.5, { sides: 10, turn: [90, 0, 0], bevel: 0.05 });
    cylinder(clay, DARK, [0.9, 0.58, -1.95], 0.18, 0.1, { sides: 10, turn: [90, 0, 0] });
    cylinder(clay, { ...light, color: 0xffa544 }, [0.9, 0.58, -1.965], 0.12, 0.05, { sides: 8, turn: [90, 0, 0] });
    box(clay, plate, [0.2, 0.2, 1.1], [0.84, 0.6, 1.1], { bevel: 0.04 });
    cylinder(clay, { color: 0xfff0c0, glow: 1 }, [0.56, 0.72, 1.86], 0.08, 0.04, { sides: 8, turn: [90, 0, 0] });
    for (const z of [-1.1, 0.1, 1.2]) box(clay, DARK, [0.3, 0.16, 0.5], [0.5, 0.4, z], { taper: [1.3, 1.1] });
  });
  tube(
    clay,
    GREY,
    [
      [0.5, 1.36, 0.7],
      [0.52, 2.3, 0.66],
    ],
    [0.02, 0.008],
    { sides: 5 },
  );
};
/** A shark's head of a hull between two prongs: the Republic's fighter tank. */
const saber = (clay: Clay, { palette: { plate, mark } }: Look): void => {
  const hullOf = (w: number): (readonly [number, number])[] => [[-0.66 * w, -1.6], [0.66 * w, -1.6], [0.84 * w, -0.6], [0.7 * w, 1.0], [0.3 * w, 1.7], [-0.3 * w, 1.7], [-0.7 * w, 1.0], [-0.84 * w, -0.6]]; // biome-ignore format: a table
  clay.within({ at: [0, 0.38, 0] }, () => {
    prism(clay, darker(plate, 0.7), hullOf(0.9), 0, 0.16);
    prism(clay, plate, hullOf(1), 0.16, 0.62, { bevel: 0.14 });
    box(clay, plate, [0.9, 0.34, 1.5], [0, 0.74, -0.4], { bevel: 0.08, taper: [0.66, 0.74] });
    loft(clay, GLASS, [{ y: 0.84, rx: 0.26, rz: 0.4, z: -0.2 }, { y: 1.0, rx: 0.22, rz: 0.34, z: -0.24 }, { y: 1.08, rx: 0.08, rz: 0.14, z: -0.26 }], { sides: 10 }); // biome-ignore format: a table
    for (const x of [-0.4, 0.4]) box(clay, mark, [0.16, 0.03, 1.5], [x, 0.625, 0.3], { turn: [0, x * 12, 0] });
    box(clay, mark, [0.6, 0.16, 0.03], [0, 0.4, 1.62]);
    mirrored(clay, () => {
      box(clay, plate, [0.36, 0.34, 2.9], [1.02, 0.3, 0.3], { bevel: 0.08, taper: [0.8, 0.94] });
      box(clay, mark, [0.37, 0.1, 0.5], [1.02, 0.34, 1.1], { bevel: 0.03 });
      barrel(clay, GREY, [0.66, 0.62, 0.6], 0.075, 1.25);
      box(clay, darker(plate, 0.8), [0.22, 0.2, 0.5], [0.66, 0.62, 0.4], { bevel: 0.04 });
      cylinder(clay, DARK, [1.02, 0.3, -1.16], 0.15, 0.12, { sides: 9, turn: [-90, 0, 0] });
      cylinder(clay, { color: 0x8fd0ff, glow: 1 }, [1.02, 0.3, -1.26], 0.1, 0.05, { sides: 8, turn: [-90, 0, 0] });
      box(clay, plate, [0.05, 0.4, 0.6], [0.5, 0.86, -1.2], { turn: [-20, 0, -14], taper: [1, 0.5] });
    });
  });
};
/** A shovel of a prow with one long gun: the droids' tank. */
const aat = (clay: Clay, { palette: { plate, mark } }: Look): void => {
  const bow = (w: number): (readonly [number, number])[] => [[-0.75 * w, -1.5], [0.75 * w, -1.5], [1.15 * w, -0.4], [1.2 * w, 0.7], [0.85 * w, 1.6], [0, 1.9 * w], [-0.85 * w, 1.6], [-1.2 * w, 0.7], [-1.15 * w, -0.4]]; // biome-ignore format: a table
  clay.within({ at: [0, 0.3, 0] }, () => {
    prism(clay, darker(plate, 0.72), bow(0.86), 0, 0.16);
    prism(clay, plate, bow(1), 0.16, 0.44, { bevel: 0.14 });
    prism(clay, plate, bow(0.66), 0.42, 0.66, { bevel: 0.16 });
    for (let i = -2; i <= 2; i++)
      cylinder(clay, DARK, [i * 0.28, 0.28, 1.62 - Math.abs(i) * 0.1], 0.085, 0.14, { sides: 8, turn: [90, 0, 0] });
    box(clay, plate, [0.66, 1.0, 0.9], [0, 0.92, -0.6], { taper: [0.7, 0.6], bevel: 0.09, turn: [-10, 0, 0] });
    box(clay, mark, [0.3, 0.5, 0.03], [0, 0.8, -0.06], { turn: [-16, 0, 0] });
    loft(clay, plate, [{ y: 1.26, rx: 0.26, rz: 0.3, z: -0.6 }, { y: 1.36, rx: 0.46, rz: 0.52, z: -0.56, crisp: true }, { y: 1.5, rx: 0.48, rz: 0.54, z: -0.56, crisp: true }, { y: 1.68, rx: 0.3, rz: 0.36, z: -0.6 }, { y: 1.72, rx: 0.05, z: -0.6 }], { sides: 12 }); // biome-ignore format: a table
    box(clay, DARK, [0.3, 0.18, 0.3], [0, 1.46, -0.08]);
    barrel(clay, plate, [0, 1.46, 0], 0.09, 1.35);
    mirrored(clay, () => {
      tube(
        clay,
        plate,
        [
          [0.3, 1.0, -0.6],
          [0.74, 1.12, -0.5],
          [0.84, 1.1, -0.1],
        ],
        [0.12, 0.14, 0.11],
        { sides: 7 },
      );
      barrel(clay, GREY, [0.84, 1.1, -0.1], 0.055, 0.8);
      box(clay, mark, [0.16, 0.03, 0.9], [0.86, 0.45, 0.3], { turn: [0, 8, 0] });
      box(clay, darker(plate, 0.7), [0.3, 0.1, 0.4], [0.5, 0.66, 0.1], { bevel: 0.02 });
      cylinder(clay, darker(plate, 0.8), [0.62, 0.44, -0.9], 0.2, 0.2, { sides: 9, bevel: 0.05 });
    });
  });
};
/** A crate on treads with a gun on each side: the Empire's transport. */
const occupier = (clay: Clay, { palette: { plate, mark } }: Look): void => {
  mirrored(clay, () => {
    clay.within({ at: [0.78, 0, 0], turn: [0, 0, 0] }, () => {
      const tread: (readonly [number, number])[] = [[-1.5, 0.12], [-1.3, 0], [1.3, 0], [1.6, 0.28], [1.5, 0.5], [-1.4, 0.5], [-1.62, 0.3]]; // biome-ignore format: a table
      // The outline lies on its side: along the tread, and up.
      clay.within({ x: [0, 0, 1], y: [1, 0, 0], z: [0, 1, 0], at: [-0.24, 0, 0] }, () =>
        prism(clay, DARK, tread, 0, 0.48, { bevel: 0.04 }),
      );
      for (let i = 0; i < 6; i++)
        cylinder(clay, GREY, [0.22, 0.24, -1.2 + i * 0.48], 0.19, 0.06, { sides: 9, turn: [0, 0, -90], bevel: 0.03 });
      box(clay, plate, [0.54, 0.12, 2.9], [0, 0.54, 0], { bevel: 0.03 });
    });
    box(clay, plate, [0.26, 0.26, 0.6], [0.72, 0.86, 1.02], { bevel: 0.05 });
    barrel(clay, GREY, [0.72, 0.86, 1.3], 0.055, 0.6);
  });
  box(clay, darker(plate, 0.85), [1.1, 0.5, 2.9], [0, 0.5, 0], { bevel: 0.05 });
  box(clay, plate, [1.3, 0.5, 2.5], [0, 0.96, -0.1], { bevel: 0.08, taper: [0.86, 0.9] });
  box(clay, plate, [0.8, 0.34, 0.9], [0, 1.36, 0.44], { bevel: 0.07, taper: [0.8, 0.72] });
  box(clay, GLASS, [0.56, 0.1, 0.04], [0, 1.4, 0.88], { turn: [-18, 0, 0] });
  box(clay, mark, [0.5, 0.2, 0.03], [0, 0.98, 1.13], { turn: [-8, 0, 0] });
  for (const x of [-0.36, 0.36])
    for (const z of [-0.2, -0.85]) box(clay, { color: 0xc47a2c }, [0.52, 0.34, 0.5], [x, 1.36, z], { bevel: 0.05 });
  for (const x of [-0.36, 0.36]) for (const z of [-0.2, -0.85]) box(clay, DARK, [0.53, 0.07, 0.51], [x, 1.36, z], { bevel: 0.01 });
};
/** A wedge on repulsors under a turret: a tank for whoever pays. */
const speederTank = (clay: Clay, { palette: { plate, mark } }: Look): void => {
  const wedge = (w: number): (readonly [number, number])[] => [[-0.9 * w, -1.5], [0.9 * w, -1.5], [1.05 * w, 0.2], [0.62 * w, 1.7], [-0.62 * w, 1.7], [-1.05 * w, 0.2]]; // biome-ignore format: a table
  clay.within({ at: [0, 0.36, 0] }, () => {
    prism(clay, DARK, wedge(0.86), 0, 0.18);
    prism(clay, plate, wedge(1), 0.18, 0.66, { bevel: 0.16 });
    prism(clay, plate, wedge(0.6), 0.6, 0.86, { bevel: 0.08 });
    cylinder(clay, darker(plate, 0.8), [0, 0.86, -0.3], 0.52, 0.12, { sides: 12 });
    loft(clay, plate, [{ y: 0.96, rx: 0.5, rz: 0.56, z: -0.3, power: 3 }, { y: 1.26, rx: 0.42, rz: 0.46, z: -0.32, power: 3, crisp: true }, { y: 1.34, rx: 0.3, rz: 0.34, z: -0.34, power: 3 }, { y: 1.36, rx: 0.05, z: -0.34 }], { sides: 12 }); // biome-ignore format: a table
    for (const x of [-0.13, 0.13]) barrel(clay, GREY, [x, 1.12, 0.1], 0.06, 1.2, 4);
    box(clay, mark, [1.3, 0.04, 0.3], [0, 0.665, 0.9], { bevel: 0.01 });
    box(clay, mark, [0.2, 0.2, 0.04], [0, 0.44, 1.72]);
    ball(clay, GREY, [0.24, 1.38, -0.5], 0.1, { sides: 7, rows: 5 });
    mirrored(clay, () => {
      loft(clay, darker(plate, 0.85), [{ y: -0.2, rx: 0.34, x: 0.98, z: -0.8 }, { y: 0.1, rx: 0.4, x: 0.98, z: -0.8, crisp: true }, { y: 0.46, rx: 0.34, x: 0.98, z: -0.8, crisp: true }, { y: 0.5, rx: 0.1, x: 0.98, z: -0.8 }], { sides: 10 }); // biome-ignore format: a table
      box(clay, mark, [0.06, 0.24, 0.7], [1.02, 0.42, 0.3], { turn: [0, -14, 0] });
      box(clay, DARK, [0.26, 0.2, 0.16], [0.5, 0.46, -1.52]);
      box(clay, { color: 0xffa544, glow: 1 }, [0.2, 0.12, 0.04], [0.5, 0.46, -1.6]);
    });
  });
};
const HULLS = { truck, saber, aat, occupier, speederTank } as const;
const ORDER = ['truck', 'saber', 'aat', 'occupier', 'speederTank'] as const;
/** A machine that drives or floats, as its recipe's stance says: they do not change with what happens to them, but lie lower when they are done. */
export const vehicle = (clay: Clay, look: Look): void => HULLS[ORDER[look.stance % ORDER.length]!](clay, look);
