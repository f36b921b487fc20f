import type { Paint } from '../../sculpt/mesh.js';
import { ball, box, cylinder, tube } from '../../sculpt/shapes.js';
import { BLACK, block, darker, EDGE, GREY, type HeadKit, mirrored, patch, SILVER, turned } from './kit.js';

const lamp = (kit: HeadKit, x: number, y: number, z: number, r = 0.06, paint: Paint = kit.palette.light): void =>
  cylinder(kit.clay, paint, [x, y, z], r, 0.03, { sides: 7, turn: [90, 0, 0] });
/** A long bill on a thin neck. */
export const b1 = (kit: HeadKit): void => {
  const { plate, mark } = kit.palette;
  tube(
    kit.clay,
    GREY,
    [
      [0, -0.5, -0.1],
      [0, 0.1, -0.14],
      [0, 0.5, -0.1],
    ],
    0.11,
    { sides: 6 },
  );
  kit.clay.within({ at: [0, 0.42, 0], turn: [6, 0, 0] }, () => {
    box(kit.clay, plate, [0.36, 0.36, 0.56], [0, 0.36, -0.06], { taper: [0.7, 0.66], bevel: 0.05 });
    box(kit.clay, plate, [0.28, 0.5, 0.28], [0, 0.06, 0.24], { taper: [1.2, 1.5], turn: [16, 0, 0], bevel: 0.04 });
    block(kit, darker(plate, 0.6), [0.2, 0.3, 0.03], [0, 0.0, 0.36], [22, 0, 0]);
    mirrored(kit, () => {
      block(kit, BLACK, [0.1, 0.08, 0.05], [0.13, 0.32, 0.26]);
      block(kit, { color: 0xe2c27a, glow: 0.35 }, [0.05, 0.04, 0.05], [0.13, 0.32, 0.27]);
      cylinder(kit.clay, darker(plate, 0.8), [0.16, 0.34, -0.14], 0.11, 0.05, { sides: 7, turn: [0, 0, -90] });
    });
    if (kit.look.isMarked) block(kit, mark, [0.24, 0.02, 0.4], [0, 0.552, -0.06]);
  });
};
/** Sunk between the shoulders: a lamp in a hood of metal. */
export const b2 = (kit: HeadKit): void => {
  const { plate, light } = kit.palette;
  box(kit.clay, darker(plate, 0.85), [0.8, 0.66, 0.95], [0, 0.16, 0.2], { taper: [0.55, 0.5], bevel: 0.06 });
  block(kit, BLACK, [0.4, 0.24, 0.05], [0, 0.16, 0.58], [-24, 0, 0]);
  lamp(kit, 0, 0.17, 0.58, 0.1, light);
};
/** Narrow and hard-edged, bright eyes. */
export const bx = (kit: HeadKit): void => {
  const { plate, light, mark } = kit.palette;
  cylinder(kit.clay, GREY, [0, -0.3, -0.06], 0.12, 0.5, { sides: 6 });
  turned(kit, plate, [[0.02, 0.16, 0.26, 0.04, { power: 3 }], [0.2, 0.26, 0.36, 0.02, { power: 3 }], [0.5, 0.32, 0.4, 0, { power: 3.4 }], [0.66, 0.31, 0.4, -0.02, { power: 3.4, ...EDGE }], [0.9, 0.24, 0.34, -0.08, { power: 3 }], [1.0, 0.1, 0.16, -0.1]], 8); // biome-ignore format: a table
  block(kit, darker(plate, 0.55), [0.2, 0.3, 0.06], [0, 0.24, 0.36], [-6, 0, 0]);
  mirrored(kit, () => {
    block(kit, BLACK, [0.2, 0.12, 0.04], [0.15, 0.54, 0.38], [0, 12, -10]);
    block(kit, light, [0.12, 0.055, 0.04], [0.15, 0.54, 0.395], [0, 12, -10]);
    cylinder(kit.clay, GREY, [0.28, 0.5, -0.06], 0.12, 0.06, { sides: 7, turn: [0, 0, -90] });
  });
  if (kit.look.isMarked) box(kit.clay, mark, [0.16, 0.06, 0.5], [0, 0.96, -0.06], { turn: [12, 0, 0] });
};
/** Broad brow, pointed chin, a fan for a collar. */
export const tactical = (kit: HeadKit): void => {
  const { plate, light, mark } = kit.palette;
  cylinder(kit.clay, GREY, [0, -0.3, -0.04], 0.14, 0.5, { sides: 6 });
  turned(kit, plate, [[0.0, 0.12, 0.2, 0.14], [0.2, 0.26, 0.34, 0.06], [0.52, 0.42, 0.42, 0, { power: 3 }], [0.72, 0.46, 0.42, -0.02, { power: 3, ...EDGE }], [0.94, 0.4, 0.36, -0.06, { power: 3, ...EDGE }], [0.98, 0.1, 0.1, -0.06]], 10); // biome-ignore format: a table
  block(kit, kit.look.isMarked ? mark : darker(plate, 0.7), [0.6, 0.1, 0.06], [0, 0.74, 0.37]);
  block(kit, darker(plate, 0.55), [0.16, 0.3, 0.06], [0, 0.26, 0.38]);
  mirrored(kit, () => {
    lamp(kit, 0.18, 0.56, 0.38, 0.085, BLACK);
    lamp(kit, 0.18, 0.56, 0.395, 0.06, light);
    box(kit.clay, plate, [0.06, 0.44, 0.3], [0.46, 0.66, -0.1], { turn: [0, 0, -14] });
  });
};
/** The commander of all of them: a crest like a crown over the same face. */
export const superTactical = (kit: HeadKit): void => {
  const { plate, mark } = kit.palette;
  tactical(kit);
  box(kit.clay, kit.look.isMarked ? mark : plate, [0.5, 0.44, 0.3], [0, 1.1, -0.12], { taper: [1.3, 0.5], turn: [-8, 0, 0] });
  mirrored(kit, () => box(kit.clay, plate, [0.1, 0.6, 0.4], [0.5, 0.66, -0.14], { turn: [0, 0, -24], taper: [1, 0.6] }));
};
/** A bare skull in a shroud. */
export const magnaguard = (kit: HeadKit): void => {
  const { plate, torso } = kit.palette;
  cylinder(kit.clay, GREY, [0, -0.3, -0.06], 0.12, 0.5, { sides: 6 });
  turned(kit, plate, [[0.0, 0.14, 0.22, 0.08], [0.2, 0.22, 0.34, 0.04], [0.46, 0.3, 0.38, 0], [0.74, 0.33, 0.4, -0.02], [0.96, 0.2, 0.28, -0.06], [1.02, 0.05, 0.06, -0.06]], 10); // biome-ignore format: a table
  mirrored(kit, () => lamp(kit, 0.14, 0.56, 0.38, 0.085));
  for (const y of [0.12, 0.2, 0.28]) block(kit, BLACK, [0.22, 0.025, 0.04], [0, y, 0.35 + y * 0.05]);
  patch(kit, torso, [[-0.3, 0.56, 0.5, -0.1, EDGE], [0.1, 0.42, 0.44, -0.06], [0.5, 0.4, 0.46, -0.04], [0.86, 0.34, 0.42, -0.06], [1.06, 0.12, 0.16, -0.08], [1.09, 0.02, 0.02, -0.08]], [64, 296], { columns: 10, rim: 0.06 }); // biome-ignore format: a table
};
/** A box with a face, an aerial on top. */
export const worker = (kit: HeadKit): void => {
  const { plate, light, mark } = kit.palette;
  cylinder(kit.clay, GREY, [0, -0.2, 0], 0.16, 0.3, { sides: 7 });
  box(kit.clay, plate, [0.84, 0.72, 0.66], [0, 0.44, 0], { bevel: 0.08 });
  block(kit, darker(plate, 0.5), [0.6, 0.22, 0.04], [0, 0.54, 0.33]);
  mirrored(kit, () => lamp(kit, 0.16, 0.54, 0.35, 0.085, light));
  for (const x of [-0.14, 0, 0.14]) block(kit, BLACK, [0.04, 0.16, 0.03], [x, 0.24, 0.335]);
  cylinder(kit.clay, SILVER, [0.26, 0.8, -0.1], 0.025, 0.5, { sides: 5 });
  ball(kit.clay, mark, [0.26, 1.3, -0.1], 0.06, { sides: 6, rows: 4 });
};
/** Round eyes in a round face. */
export const protocol = (kit: HeadKit): void => {
  const { plate, light } = kit.palette;
  turned(kit, plate, [[0.0, 0.22, 0.26, 0.06], [0.12, 0.31, 0.36, 0.03], [0.44, 0.36, 0.4, 0], [0.7, 0.37, 0.42, -0.02], [0.9, 0.27, 0.33, -0.03], [1.0, 0.05, 0.06, -0.03]], 12); // biome-ignore format: a table
  block(kit, BLACK, [0.22, 0.04, 0.03], [0, 0.2, 0.375]);
  block(kit, plate, [0.06, 0.2, 0.08], [0, 0.42, 0.4]);
  mirrored(kit, () => {
    cylinder(kit.clay, darker(plate, 0.6), [0.16, 0.56, 0.36], 0.12, 0.05, { sides: 9, turn: [90, 0, 0] });
    lamp(kit, 0.16, 0.56, 0.4, 0.08, light);
    cylinder(kit.clay, plate, [0.33, 0.5, -0.02], 0.13, 0.08, { sides: 8, turn: [0, 0, -90], bevel: 0.02 });
  });
};
/** A cylinder with eyes all around: IG. */
export const assassin = (kit: HeadKit): void => {
  const { plate, light } = kit.palette;
  cylinder(kit.clay, GREY, [0, -0.4, 0], 0.1, 0.5, { sides: 6 });
  turned(kit, plate, [[0.0, 0.2, 0.22], [0.1, 0.28, 0.3, 0, EDGE], [0.3, 0.28, 0.3, 0, { paint: darker(plate, 0.45), ...EDGE }], [0.38, 0.27, 0.29, 0, { paint: plate, ...EDGE }], [0.66, 0.29, 0.31, 0, { paint: darker(plate, 0.45), ...EDGE }], [0.74, 0.27, 0.29, 0, { paint: plate, ...EDGE }], [0.98, 0.25, 0.26, 0, EDGE], [1.12, 0.12, 0.12, 0], [1.2, 0.03, 0.03, 0]], 10); // biome-ignore format: a table
  for (const [x, y, z, r] of [
    [0, 0.5, 0.3, 0.08],
    [-0.15, 0.34, 0.25, 0.045],
    [0.15, 0.7, 0.25, 0.05],
  ] as const)
    lamp(kit, x, y, z, r, light);
  mirrored(kit, () => cylinder(kit.clay, darker(plate, 0.6), [0.26, 0.52, 0.06], 0.09, 0.06, { sides: 7, turn: [0, 0, -90] }));
};
/** Ribs of bone over wet eyes. */
export const grievous = (kit: HeadKit): void => {
  const { plate } = kit.palette;
  const red: Paint = { color: 0x8f3a2c };
  tube(
    kit.clay,
    GREY,
    [
      [0, -0.4, -0.1],
      [0, 0.1, -0.1],
      [0, 0.3, -0.06],
    ],
    0.12,
    { sides: 6 },
  );
  turned(kit, plate, [[-0.06, 0.14, 0.24, 0.14], [0.14, 0.22, 0.34, 0.08], [0.42, 0.27, 0.38, 0.02], [0.62, 0.36, 0.42, -0.02, { power: 2.6 }], [0.86, 0.32, 0.4, -0.08, { power: 2.6, ...EDGE }], [1.06, 0.18, 0.26, -0.16], [1.1, 0.04, 0.06, -0.18]], 10); // biome-ignore format: a table
  mirrored(kit, () => {
    block(kit, red, [0.17, 0.1, 0.03], [0.14, 0.56, 0.375], [0, 14, -16]);
    block(kit, { color: 0xf2d13c, glow: 0.6 }, [0.09, 0.05, 0.03], [0.14, 0.56, 0.39], [0, 14, -16]);
    box(kit.clay, plate, [0.1, 0.5, 0.22], [0.36, 0.66, -0.08], { turn: [-16, 0, -26], taper: [0.6, 0.4] });
    block(kit, darker(plate, 0.6), [0.03, 0.34, 0.05], [0.1, 0.2, 0.4]);
  });
  for (const y of [0.06, 0.16, 0.26]) block(kit, BLACK, [0.16, 0.03, 0.04], [0, y, 0.405 - y * 0.06]);
};
/** Blocky skull with a lit jaw: hunter-killers. */
export const hk = (kit: HeadKit): void => {
  const { plate, light, mark } = kit.palette;
  cylinder(kit.clay, GREY, [0, -0.3, -0.02], 0.15, 0.44, { sides: 6 });
  box(kit.clay, plate, [0.62, 0.5, 0.7], [0, 0.64, -0.04], { taper: [0.7, 0.7], bevel: 0.06 });
  box(kit.clay, plate, [0.42, 0.38, 0.5], [0, 0.24, 0.06], { taper: [1.2, 1.1], bevel: 0.05 });
  for (const y of [0.12, 0.2, 0.28]) block(kit, BLACK, [0.26, 0.03, 0.04], [0, y, 0.31]);
  mirrored(kit, () => {
    block(kit, BLACK, [0.18, 0.13, 0.04], [0.14, 0.56, 0.31]);
    block(kit, light, [0.11, 0.07, 0.04], [0.14, 0.56, 0.325]);
    cylinder(kit.clay, mark, [0.3, 0.58, -0.06], 0.13, 0.05, { sides: 7, turn: [0, 0, -90] });
  });
};
/** A hull for a head, wide apart eyes: security droids of the Empire. */
export const k2 = (kit: HeadKit): void => {
  const { plate, light } = kit.palette;
  cylinder(kit.clay, GREY, [0, -0.5, -0.04], 0.11, 0.62, { sides: 6 });
  turned(kit, plate, [[0.04, 0.18, 0.24, 0.02], [0.2, 0.32, 0.38, 0.0], [0.46, 0.36, 0.42, 0, EDGE], [0.7, 0.35, 0.41, -0.02], [0.92, 0.24, 0.3, -0.04], [1.02, 0.05, 0.06, -0.05]], 10); // biome-ignore format: a table
  patch(
    kit,
    darker(plate, 0.5),
    [
      [0.1, 0.27, 0.33, 0.02],
      [0.4, 0.37, 0.43, 0.005],
    ],
    [-26, 26],
    { columns: 3 },
  );
  mirrored(kit, () => {
    lamp(kit, 0.2, 0.54, 0.36, 0.09, BLACK);
    lamp(kit, 0.2, 0.54, 0.375, 0.06, light);
    cylinder(kit.clay, GREY, [0.33, 0.5, -0.02], 0.12, 0.06, { sides: 7, turn: [0, 0, -90] });
  });
};
/** A dome like a diving bell with a lamp in it. */
export const aqua = (kit: HeadKit): void => {
  const { plate, light, mark } = kit.palette;
  turned(kit, plate, [[-0.3, 0.3, 0.34, 0], [-0.1, 0.42, 0.46, 0.02], [0.24, 0.46, 0.5, 0.02, EDGE], [0.5, 0.4, 0.46, 0], [0.74, 0.22, 0.3, -0.02], [0.82, 0.04, 0.06, -0.02]], 10); // biome-ignore format: a table
  patch(
    kit,
    BLACK,
    [
      [0.06, 0.47, 0.52, 0.02],
      [0.26, 0.47, 0.52, 0.02],
    ],
    [-46, 46],
    { columns: 5 },
  );
  mirrored(kit, () => lamp(kit, 0.16, 0.16, 0.5, 0.08, light));
  box(kit.clay, mark, [0.06, 0.36, 0.5], [0, 0.78, -0.12], { taper: [1, 0.5], turn: [-12, 0, 0] });
};
/** Black shell, a glow where a face would be. */
export const darkTrooper = (kit: HeadKit): void => {
  const { helmet, light } = kit.palette;
  turned(kit, helmet, [[-0.06, 0.3, 0.36, 0.04], [0.1, 0.38, 0.44, 0.03, EDGE], [0.44, 0.4, 0.45, 0, EDGE], [0.74, 0.4, 0.44, -0.02], [0.96, 0.27, 0.32, -0.04], [1.04, 0.06, 0.07, -0.04]], 10); // biome-ignore format: a table
  mirrored(kit, () => {
    patch(
      kit,
      BLACK,
      [
        [0.36, 0.42, 0.47, 0.01],
        [0.56, 0.42, 0.47, 0],
      ],
      [8, 54],
      { columns: 3, rim: 0.03 },
    );
    lamp(kit, 0.2, 0.46, 0.42, 0.07, light);
    box(kit.clay, helmet, [0.1, 0.3, 0.2], [0.4, 0.16, 0.12]);
  });
  box(kit.clay, darker(helmet, 1.5), [0.26, 0.2, 0.16], [0, 0.14, 0.42], { taper: [0.6, 0.7] });
  patch(
    kit,
    darker(helmet, 1.6),
    [
      [0.6, 0.43, 0.48, 0],
      [0.68, 0.42, 0.47, 0],
    ],
    [-70, 70],
    { columns: 5, rim: 0.05 },
  );
};
/** A helmet of bronze over nothing: droids that guard for pay. */
export const sentinel = (kit: HeadKit): void => {
  const { plate, light, mark } = kit.palette;
  cylinder(kit.clay, GREY, [0, -0.3, -0.02], 0.13, 0.5, { sides: 6 });
  turned(kit, plate, [[0.0, 0.3, 0.34, 0.02], [0.3, 0.36, 0.4, 0, EDGE], [0.64, 0.42, 0.44, -0.02, EDGE], [0.7, 0.4, 0.42, -0.02, { paint: mark }], [0.8, 0.38, 0.4, -0.02, { paint: plate, ...EDGE }], [1.0, 0.16, 0.18, -0.02], [1.14, 0.03, 0.03, -0.02]], 8); // biome-ignore format: a table
  patch(
    kit,
    BLACK,
    [
      [0.36, 0.39, 0.43, 0.01],
      [0.54, 0.41, 0.45, 0],
    ],
    [-60, 60],
    { columns: 5 },
  );
  lamp(kit, 0, 0.45, 0.43, 0.075, light);
};
