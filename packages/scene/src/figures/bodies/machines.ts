import type { Clay } from '../../sculpt/clay.js';
import type { Paint } from '../../sculpt/mesh.js';
import { ball, box, cylinder, loft, tube } from '../../sculpt/shapes.js';
import { foundling } from '../heads/elders.js';
import { darker, GREY, SILVER } from '../heads/kit.js';
import type { Look } from '../look.js';
import type { Pose } from '../recipe.js';

const DARK: Paint = { color: 0x2f3238, gloss: 0.4 };
const LENS: Paint = { color: 0x14161c, gloss: 1 };
/** Which lid an astromech wears. */
const LIDS = ['dome', 'cone', 'flat', 'scrap'] as const;
export type Lid = (typeof LIDS)[number];
const lidOf = (look: Look): Lid => LIDS[look.stance % LIDS.length]!;

const dome = (clay: Clay, lid: Lid, { plate, mark, helmet, light }: Look['palette']): void => {
  const y = 0.7;
  switch (lid) {
    case 'dome':
      loft(clay, helmet, [{ y, rx: 0.25, paint: SILVER, crisp: true }, { y: y + 0.05, rx: 0.25, crisp: true }, { y: y + 0.15, rx: 0.21 }, { y: y + 0.25, rx: 0.11 }, { y: y + 0.28, rx: 0.02 }], { sides: 14 }); // biome-ignore format: a table
      for (const a of [50, 130, 180, 230, 310])
        clay.within({ turn: [0, a, 0] }, () =>
          box(clay, mark, [0.1, 0.07, 0.02], [0, y + 0.09, 0.235], { turn: [-22, 0, 0], bevel: 0.006 }),
        );
      break;
    case 'cone':
      loft(clay, helmet, [{ y, rx: 0.25, paint: SILVER, crisp: true }, { y: y + 0.05, rx: 0.245, crisp: true }, { y: y + 0.22, rx: 0.15, crisp: true, paint: mark }, { y: y + 0.25, rx: 0.14, paint: helmet, crisp: true }, { y: y + 0.27, rx: 0.02 }], { sides: 12 }); // biome-ignore format: a table
      for (const a of [70, 160, 200, 290])
        clay.within({ turn: [0, a, 0] }, () => box(clay, mark, [0.09, 0.1, 0.02], [0, y + 0.13, 0.2], { turn: [-32, 0, 0], bevel: 0.006 }));
      break;
    case 'flat':
      loft(clay, helmet, [{ y, rx: 0.25, paint: SILVER, crisp: true }, { y: y + 0.05, rx: 0.25, crisp: true }, { y: y + 0.13, rx: 0.22, paint: mark, crisp: true }, { y: y + 0.17, rx: 0.2, paint: helmet, crisp: true }, { y: y + 0.22, rx: 0.12 }, { y: y + 0.23, rx: 0.01 }], { sides: 12 }); // biome-ignore format: a table
      break;
    case 'scrap':
      loft(clay, helmet, [{ y, rx: 0.26, paint: SILVER, crisp: true }, { y: y + 0.06, rx: 0.27, crisp: true }, { y: y + 0.2, rx: 0.23, crisp: true }, { y: y + 0.24, rx: 0.12 }, { y: y + 0.25, rx: 0.01 }], { sides: 10 }); // biome-ignore format: a table
      for (const x of [-0.13, 0.02]) box(clay, LENS, [0.1, 0.07, 0.04], [x, y + 0.13, 0.245]);
      tube(clay, GREY, [[0.14, y + 0.2, 0], [0.2, y + 0.42, -0.02], [0.16, y + 0.5, 0.08]], [0.014, 0.012, 0.008], { sides: 5 }); // biome-ignore format: a table
  }
  if (lid !== 'scrap') {
    box(clay, mark, [0.13, 0.1, 0.05], [0, y + 0.12, 0.225], { turn: [-16, 0, 0] });
    cylinder(clay, LENS, [0, y + 0.125, 0.235], 0.04, 0.04, { sides: 9, turn: [80, 0, 0] });
  }
  cylinder(clay, light, [0.13, y + 0.07, 0.22], 0.02, 0.02, { sides: 6, turn: [90, 20, 0] });
  cylinder(clay, plate, [-0.1, y + 0.18, -0.1], 0.025, 0.06, { sides: 6 });
};
/** A barrel between two legs. */
export const astromech = (clay: Clay, look: Look, pose: Pose): void => {
  const { plate, mark } = look.palette;
  const isDriving = pose === 'moving';
  const lean = pose === 'down' ? -80 : isDriving ? -20 : pose === 'suppressed' ? 8 : pose === 'wounded' ? -9 : 0;
  const drop = pose === 'covering' || pose === 'suppressed' ? -0.09 : 0;
  const look_ = pose === 'watching' ? 40 : pose === 'aiming' ? 0 : (look.stance % 5) * 11 - 22;
  clay.within(
    { at: pose === 'down' ? [0, 0.24, 0.34] : [0, 0, 0], turn: pose === 'down' ? [lean, 12, 0] : [0, 0, pose === 'wounded' ? 7 : 0] },
    () => {
      clay.within(pose === 'down' ? {} : { at: [0, 0.12 + drop, 0], turn: [lean, 0, 0] }, () => {
        loft(clay, plate, [{ y: 0.02, rx: 0.15 }, { y: 0.07, rx: 0.2, crisp: true }, { y: 0.12, rx: 0.235, crisp: true, paint: mark }, { y: 0.145, rx: 0.235, paint: plate }, { y: 0.52, rx: 0.235 }, { y: 0.58, rx: 0.235, crisp: true }], { sides: 14 }); // biome-ignore format: a table
        box(clay, mark, [0.2, 0.05, 0.03], [0, 0.5, 0.222]);
        box(clay, darker(plate, 0.7), [0.16, 0.16, 0.02], [0, 0.34, 0.228]);
        for (const y of [0.3, 0.37]) box(clay, GREY, [0.12, 0.025, 0.03], [0, y, 0.235]);
        for (const x of [-0.15, 0.15]) box(clay, mark, [0.05, 0.2, 0.03], [x, 0.36, 0.182], { turn: [0, x * 260, 0] });
        box(clay, darker(plate, 0.7), [0.2, 0.24, 0.02], [0, 0.34, -0.23]);
        if (isDriving) box(clay, plate, [0.13, 0.2, 0.12], [0, -0.02, 0.08]);
        clay.within({ turn: [0, look_, 0], at: [0, -0.12, 0] }, () => dome(clay, lidOf(look), look.palette));
      });
      for (const side of [-1, 1]) {
        const x = side * 0.3;
        const lower = pose === 'down' ? -0.12 : 0;
        clay.within({ at: [0, lower, 0] }, () => {
          box(clay, plate, [0.09, 0.2, 0.17], [x, 0.62 + drop, 0], { taper: [0.8, 0.8], bevel: 0.02 });
          box(clay, plate, [0.07, 0.36 + drop, 0.1], [x, 0.36 + drop / 2, 0], { bevel: 0.014 });
          box(clay, mark, [0.02, 0.14, 0.06], [x + side * 0.046, 0.6 + drop, 0]);
          box(clay, plate, [0.12, 0.13, 0.28], [x, 0.11, 0.01], { taper: [0.7, 0.55], bevel: 0.02 });
          box(clay, DARK, [0.09, 0.06, 0.24], [x, 0.03, 0.01]);
        });
      }
    },
  );
};
/** A ball that floats, an eye in it, claws below. */
export const hovering = (clay: Clay, look: Look, pose: Pose): void => {
  const { plate, mark, light } = look.palette;
  const low = pose === 'down' ? 0.17 : pose === 'covering' || pose === 'suppressed' ? 0.5 : 0.68;
  clay.within(
    {
      at: [0, low, 0],
      turn: [
        pose === 'moving' ? 18 : pose === 'aiming' ? 6 : 0,
        pose === 'watching' ? 30 : 0,
        pose === 'down' ? 28 : pose === 'wounded' ? 14 : 0,
      ],
    },
    () => {
      ball(clay, plate, [0, 0, 0], [0.21, 0.2, 0.21], { sides: 12, rows: 8 });
      loft(
        clay,
        darker(plate, 1.5),
        [
          { y: -0.02, rx: 0.214, crisp: true },
          { y: 0.025, rx: 0.216, crisp: true },
        ],
        { sides: 12, open: true },
      );
      cylinder(clay, GREY, [0, 0.05, 0.155], 0.095, 0.06, { sides: 10, turn: [84, 0, 0], bevel: 0.02 });
      cylinder(clay, light, [0, 0.045, 0.2], 0.052, 0.03, { sides: 9, turn: [84, 0, 0] });
      for (const [x, y, r] of [[-0.13, -0.04, 0.03], [0.13, -0.03, 0.036], [0.11, 0.12, 0.024]] as const) cylinder(clay, mark, [x, y, 0.14], r, 0.05, { sides: 7, turn: [90, x * 220, 0] }); // biome-ignore format: a table
      box(clay, GREY, [0.08, 0.03, 0.2], [0, 0.2, -0.02]);
      tube(
        clay,
        GREY,
        [
          [0.04, 0.2, -0.06],
          [0.07, 0.42, -0.1],
        ],
        [0.012, 0.005],
        { sides: 5 },
      );
      const limp = pose === 'down' ? 0.2 : 1;
      for (const [x, z] of [
        [-0.1, 0.05],
        [0.1, 0.05],
        [0, -0.1],
      ] as const) {
        tube(clay, DARK, [[x, -0.15, z], [x * 2, -0.27 * limp, z * 1.9], [x * 1.6, -0.46 * limp, z * 1.7]], [0.02, 0.017, 0.006], { sides: 5 }); // biome-ignore format: a table
        ball(clay, GREY, [x * 2, -0.27 * limp, z * 1.9], 0.024, { sides: 6, rows: 4 });
      }
    },
  );
};
/** A pillar of arms on a disc: it mends people. */
export const medic = (clay: Clay, look: Look, pose: Pose): void => {
  const { plate, mark, light } = look.palette;
  const bow = pose === 'down' ? 76 : pose === 'wounded' ? 14 : pose === 'suppressed' ? 10 : 0;
  cylinder(clay, DARK, [0, 0, 0], 0.3, 0.06, { sides: 14, bevel: 0.02 });
  cylinder(clay, plate, [0, 0.06, 0], 0.22, 0.07, { sides: 12, top: 0.16, bevel: 0.015 });
  const short = pose === 'covering' || pose === 'suppressed' ? -0.1 : 0;
  clay.within({ at: [0, 0.12 + short, 0], turn: [bow, 0, 0] }, () => {
    loft(clay, plate, [{ y: 0, rx: 0.15 }, { y: 0.1, rx: 0.17, crisp: true, paint: mark }, { y: 0.14, rx: 0.17, paint: plate }, { y: 0.48, rx: 0.155 }, { y: 0.52, rx: 0.19, crisp: true }, { y: 0.58, rx: 0.19, crisp: true }, { y: 0.62, rx: 0.1 }], { sides: 12 }); // biome-ignore format: a table
    box(clay, mark, [0.05, 0.16, 0.02], [0, 0.34, 0.158]);
    box(clay, mark, [0.14, 0.05, 0.02], [0, 0.34, 0.16]);
    clay.within({ at: [0, 0.62, 0], turn: [0, pose === 'watching' ? 35 : -8, 0] }, () => {
      cylinder(clay, GREY, [0, 0, 0], 0.05, 0.07, { sides: 7 });
      loft(clay, plate, [{ y: 0.06, rx: 0.12, crisp: true }, { y: 0.16, rx: 0.14, rz: 0.13, crisp: true }, { y: 0.22, rx: 0.08 }], { sides: 10 }); // biome-ignore format: a table
      for (const x of [-0.06, 0.06]) cylinder(clay, light, [x, 0.125, 0.115], 0.032, 0.03, { sides: 8, turn: [90, 0, 0] });
    });
    for (let i = 0; i < 6; i++) {
      const side = i % 2 ? 1 : -1;
      const up = 0.2 + 0.14 * (i >> 1);
      const out = 0.34 + 0.05 * (i >> 1);
      const lift = pose === 'aiming' ? 0.05 : pose === 'down' ? -0.1 : [0.1, -0.1, 0.16][i >> 1]!;
      const z = 0.1 + 0.08 * ((i * 7) % 3);
      tube(clay, SILVER, [[side * 0.14, up, 0], [side * out, up + 0.06, z * 0.5], [side * (out - 0.02), up + lift, z + 0.14]], [0.026, 0.022, 0.014], { sides: 5 }); // biome-ignore format: a table
      ball(clay, GREY, [side * out, up + 0.06, z * 0.5], 0.032, { sides: 6, rows: 4 });
      if (i % 3 === 0)
        cylinder(clay, light, [side * (out - 0.02), up + lift, z + 0.14], 0.014, 0.06, { sides: 5, turn: [80, 0, 0], top: 0.004 });
      else box(clay, GREY, [0.04, 0.03, 0.05], [side * (out - 0.02), up + lift, z + 0.15]);
    }
  });
};
/** An egg that floats, and who sits in it. */
export const pram = (clay: Clay, look: Look, pose: Pose): void => {
  const { plate, mark, torso } = look.palette;
  const isDown = pose === 'down';
  const low = isDown ? 0.02 : pose === 'covering' || pose === 'suppressed' ? 0.26 : 0.42;
  const isShut = pose === 'covering' || pose === 'suppressed';
  clay.within(
    { at: [0, low, 0], turn: [pose === 'moving' ? 10 : 0, pose === 'watching' ? 30 : 0, isDown ? 16 : pose === 'wounded' ? 10 : 0] },
    () => {
      loft(clay, plate, [{ y: 0, rx: 0.05 }, { y: 0.04, rx: 0.17 }, { y: 0.14, rx: 0.27, rz: 0.25 }, { y: 0.26, rx: 0.31, rz: 0.28, crisp: true, paint: mark }, { y: 0.3, rx: 0.31, rz: 0.28, crisp: true, paint: darker(torso, 0.6) }, { y: 0.27, rx: 0.25, rz: 0.22 }], { sides: 14 }); // biome-ignore format: a table
      loft(
        clay,
        torso,
        [
          { y: 0.2, rx: 0.24, rz: 0.2 },
          { y: 0.3, rx: 0.2, rz: 0.17 },
          { y: 0.36, rx: 0.1, rz: 0.1 },
        ],
        { sides: 9 },
      );
      for (const x of [-0.14, 0.14]) ball(clay, look.palette.skin, [x, 0.3, 0.2], [0.035, 0.03, 0.03], { sides: 6, rows: 4 });
      // The lid stands open behind it, or halfway shut before what comes.
      clay.within(
        { at: [0, 0.28, -0.1], turn: [isShut ? -6 : -58, 0, 0] },
        () =>
      loft(clay, plate, [{ y: 0.0, rx: 0.3, rz: 0.27, crisp: true }, { y: 0.1, rx: 0.27, rz: 0.24 }, { y: 0.2, rx: 0.16, rz: 0.15 }, { y: 0.24, rx: 0.02 }], { sides: 12 }), // biome-ignore format: a table
      );
      for (const x of [-0.16, 0.16])
        cylinder(clay, { color: 0x9fe0ff, glow: 0.8 }, [x, 0.02, 0], 0.03, 0.03, { sides: 6, turn: [180, 0, 0] });
      if (!isShut) clay.within({ at: [0, 0.32, 0.06], scale: 0.26 }, () => foundling({ clay, palette: look.palette, look }));
    },
  );
};
