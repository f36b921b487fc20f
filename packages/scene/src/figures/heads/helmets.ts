import type { Paint } from '../../sculpt/mesh.js';
import { box, cylinder } from '../../sculpt/shapes.js';
import { BLACK, block, darker, EDGE, GREY, type HeadKit, mirrored, patch, type Slice, turned } from './kit.js';

/** A round cap over each ear. */
export const earCaps = (kit: HeadKit, paint: Paint, [x, y, z]: readonly [number, number, number], r: number, deep = 0.06): void =>
  mirrored(kit, () => cylinder(kit.clay, paint, [x, y, z], r, deep, { sides: 8, turn: [0, 0, -90], bevel: 0.015 }));
export const lens = (kit: HeadKit, paint: Paint, low: Slice, high: Slice, arc: readonly [number, number]): void =>
  mirrored(kit, () => patch(kit, paint, [low, high], arc, { columns: 3, rim: 0.03 }));

/** Round dome, frown and two lenses. */
export const storm = (kit: HeadKit): void => {
  const { helmet, visor, mark } = kit.palette;
  turned(kit, helmet, [[-0.04, 0.29, 0.34, 0.04], [0.1, 0.4, 0.44, 0.03, EDGE], [0.34, 0.42, 0.46, 0.01], [0.47, 0.4, 0.445, 0, { paint: BLACK }], [0.53, 0.425, 0.47, 0, EDGE], [0.78, 0.4, 0.45, -0.01], [0.97, 0.28, 0.33, -0.02], [1.07, 0.06, 0.07, -0.02]], 10); // biome-ignore format: a table
  lens(kit, visor, [0.33, 0.43, 0.475, 0.01], [0.49, 0.425, 0.475, 0.005], [9, 50]);
  // Nose, vocoder and teeth.
  patch(kit, helmet, [[0.2, 0.47, 0.515, 0.02], [0.36, 0.45, 0.5, 0.01], [0.46, 0.43, 0.48, 0.01]], [-10, 10], { columns: 2, rim: 0.06 }); // biome-ignore format: a table
  patch(
    kit,
    BLACK,
    [
      [0.07, 0.405, 0.45, 0.04],
      [0.2, 0.43, 0.485, 0.025],
    ],
    [-30, 30],
    { columns: 4 },
  );
  for (const x of [-0.1, 0, 0.1]) block(kit, helmet, [0.035, 0.12, 0.03], [x, 0.135, 0.5 - Math.abs(x) * 0.3]);
  mirrored(kit, () => {
    block(kit, GREY, [0.09, 0.15, 0.1], [0.33, 0.12, 0.33], [0, 42, 0]);
    block(kit, darker(helmet, 0.5), [0.1, 0.05, 0.03], [0.33, 0.31, 0.33], [0, 45, 0]);
  });
  earCaps(kit, GREY, [0.4, 0.4, 0.02], 0.1);
  if (kit.look.isMarked) patch(kit, mark, [[0.56, 0.43, 0.475, 0], [0.78, 0.41, 0.46, -0.01], [0.97, 0.29, 0.34, -0.02]], [-15, 15]); // biome-ignore format: a table
};
/** A mask of cloth under a wide hood of plastoid. */
export const snow = (kit: HeadKit): void => {
  const { helmet, visor, mark, torso } = kit.palette;
  turned(kit, helmet, [[-0.22, 0.52, 0.5, -0.04], [0.1, 0.46, 0.46, -0.03], [0.5, 0.42, 0.46, -0.01, EDGE], [0.78, 0.4, 0.45, -0.01], [0.97, 0.28, 0.33, -0.02], [1.07, 0.06, 0.07]], 10); // biome-ignore format: a table
  patch(kit, darker(torso, 0.9), [[-0.34, 0.36, 0.42, 0.14, EDGE], [0.1, 0.4, 0.48, 0.05], [0.4, 0.42, 0.485, 0.01]], [-56, 56], { columns: 5, rim: 0.05 }); // biome-ignore format: a table
  patch(
    kit,
    visor,
    [
      [0.39, 0.44, 0.49, 0.005],
      [0.53, 0.435, 0.485, 0],
    ],
    [-58, 58],
    { columns: 5 },
  );
  patch(
    kit,
    helmet,
    [
      [0.38, 0.45, 0.5, 0.01],
      [0.54, 0.44, 0.49, 0],
    ],
    [-5, 5],
    { columns: 1, rim: 0.04 },
  );
  if (kit.look.isMarked) patch(kit, mark, [[0.58, 0.43, 0.475, 0], [0.78, 0.41, 0.46, -0.01], [0.97, 0.29, 0.34, -0.02]], [-22, 22]); // biome-ignore format: a table
};
const CLONE: readonly Slice[] = [[-0.04, 0.28, 0.33, 0.05], [0.06, 0.37, 0.43, 0.04, EDGE], [0.3, 0.4, 0.455, 0.02], [0.46, 0.405, 0.455, 0], [0.62, 0.425, 0.47, -0.01, EDGE], [0.82, 0.4, 0.45, -0.02], [0.99, 0.27, 0.32, -0.03], [1.08, 0.06, 0.07, -0.03]]; // biome-ignore format: a table
/** A visor like a T. */
const tVisor = (kit: HeadKit, width = 64): void => {
  const { visor } = kit.palette;
  patch(
    kit,
    visor,
    [
      [0.45, 0.42, 0.475, 0.005],
      [0.61, 0.425, 0.475, 0],
    ],
    [-width, width],
    { columns: 6 },
  );
  patch(kit, visor, [[0.1, 0.39, 0.46, 0.035], [0.3, 0.412, 0.47, 0.02], [0.46, 0.42, 0.475, 0.005]], [-8, 8], { columns: 1 }); // biome-ignore format: a table
};
/** A clone's helmet: T of a visor, cheeks and a low crest. */
export const clone = (kit: HeadKit): void => {
  const { helmet, mark } = kit.palette;
  const stripe = kit.look.isMarked ? mark : helmet;
  turned(kit, helmet, CLONE, 10);
  tVisor(kit);
  patch(
    kit,
    stripe,
    [
      [0.61, 0.45, 0.505, 0],
      [0.7, 0.45, 0.5, -0.01],
    ],
    [-66, 66],
    { columns: 6, rim: 0.06 },
  );
  patch(kit, stripe, [[0.66, 0.435, 0.48, -0.01], [0.82, 0.41, 0.46, -0.02], [0.99, 0.28, 0.33, -0.03], [1.09, 0.06, 0.07, -0.03]], [-13, 13], { columns: 2 }); // biome-ignore format: a table
  box(kit.clay, stripe, [0.05, 0.12, 0.66], [0, 1.02, -0.06], { bevel: 0.015 });
  mirrored(kit, () => {
    patch(
      kit,
      BLACK,
      [
        [0.08, 0.385, 0.445, 0.04],
        [0.22, 0.405, 0.465, 0.025],
      ],
      [15, 40],
      { columns: 2 },
    );
    block(kit, helmet, [0.06, 0.34, 0.16], [0.39, 0.22, 0.16], [0, 22, 0]);
  });
  earCaps(kit, GREY, [0.4, 0.46, -0.04], 0.1);
};
/** A clone of the first years: a fin over the whole dome. */
export const cloneOld = (kit: HeadKit): void => {
  const { helmet, mark } = kit.palette;
  const stripe = kit.look.isMarked ? mark : helmet;
  turned(kit, helmet, CLONE, 10);
  tVisor(kit, 54);
  box(kit.clay, stripe, [0.06, 0.2, 0.86], [0, 1.02, -0.06], { bevel: 0.02 });
  patch(
    kit,
    stripe,
    [
      [0.62, 0.44, 0.49, -0.01],
      [0.74, 0.43, 0.475, -0.01],
    ],
    [-60, 60],
    { columns: 6, rim: 0.04 },
  );
  earCaps(kit, stripe, [0.41, 0.48, -0.04], 0.13);
};
/** A finder that stands beside the helmet. */
export const finder = (kit: HeadKit, paint: Paint, tall = 0.5): void => {
  const { clay } = kit;
  box(clay, GREY, [0.06, 0.12, 0.12], [-0.44, 0.55, -0.04]);
  box(clay, paint, [0.04, tall, 0.05], [-0.47, 0.56 + tall / 2, -0.04], { bevel: 0.01 });
  box(clay, paint, [0.06, 0.13, 0.16], [-0.47, 0.56 + tall, 0.02], { bevel: 0.015 });
};
export const arc = (kit: HeadKit): void => {
  clone(kit);
  finder(kit, kit.palette.helmet, 0.56);
};
/** A brow that shades the visor, and lamps or macros on it. */
export const cloneBrow = (kit: HeadKit): void => {
  const { helmet, mark } = kit.palette;
  clone(kit);
  patch(
    kit,
    kit.look.isMarked ? mark : helmet,
    [
      [0.6, 0.5, 0.6, 0.04],
      [0.68, 0.44, 0.49, 0],
    ],
    [-70, 70],
    { columns: 6, rim: 0.1 },
  );
  box(kit.clay, GREY, [0.12, 0.12, 0.16], [0.4, 0.84, 0.14]);
};
/** Commando: broader jaw, a lit visor. */
export const katarn = (kit: HeadKit): void => {
  const { helmet, mark } = kit.palette;
  turned(kit, helmet, [[-0.06, 0.34, 0.37, 0.04], [0.08, 0.42, 0.46, 0.03, EDGE], [0.4, 0.43, 0.475, 0], [0.62, 0.43, 0.47, -0.01, EDGE], [0.84, 0.4, 0.44, -0.02], [1.0, 0.26, 0.3, -0.03], [1.06, 0.06, 0.07, -0.03]], 10); // biome-ignore format: a table
  patch(
    kit,
    kit.palette.visor,
    [
      [0.44, 0.445, 0.49, 0],
      [0.58, 0.445, 0.49, 0],
    ],
    [-54, 54],
    { columns: 5 },
  );
  patch(
    kit,
    kit.palette.visor,
    [
      [0.16, 0.435, 0.48, 0.025],
      [0.45, 0.445, 0.49, 0],
    ],
    [-9, 9],
    { columns: 1 },
  );
  if (kit.look.isMarked) patch(kit, mark, [[0.63, 0.445, 0.485, -0.01], [0.84, 0.415, 0.455, -0.02], [1.0, 0.27, 0.31, -0.03]], [6, 60]); // biome-ignore format: a table
  mirrored(kit, () => box(kit.clay, kit.look.isMarked ? mark : helmet, [0.12, 0.26, 0.2], [0.42, 0.24, 0.12]));
  box(kit.clay, GREY, [0.1, 0.12, 0.3], [-0.34, 0.92, 0.04]);
};
/** Scout: a slanted dark visor under a brim, a snout below. */
export const scout = (kit: HeadKit): void => {
  const { helmet, visor, mark } = kit.palette;
  turned(kit, helmet, [[-0.02, 0.26, 0.3, 0.06], [0.16, 0.36, 0.42, 0.05], [0.36, 0.4, 0.45, 0.02, { paint: visor }], [0.6, 0.42, 0.46, 0, { ...EDGE, paint: helmet }], [0.82, 0.43, 0.47, -0.03], [1.0, 0.3, 0.35, -0.05], [1.08, 0.07, 0.08, -0.05]], 10); // biome-ignore format: a table
  patch(
    kit,
    helmet,
    [
      [0.56, 0.49, 0.6, 0.06],
      [0.68, 0.46, 0.5, 0],
      [0.8, 0.435, 0.475, -0.03],
    ],
    [-84, 84],
    { columns: 8, rim: 0.07 },
  );
  patch(kit, helmet, [[0.02, 0.43, 0.43, -0.03], [0.36, 0.45, 0.47, -0.02], [0.62, 0.45, 0.48, -0.01]], [72, 288], { columns: 8, rim: 0.05 }); // biome-ignore format: a table
  box(kit.clay, helmet, [0.34, 0.24, 0.2], [0, 0.14, 0.44], { taper: [0.75, 0.7] });
  block(kit, BLACK, [0.2, 0.09, 0.06], [0, 0.1, 0.53]);
  if (kit.look.isMarked) patch(kit, mark, [[0.7, 0.455, 0.5, 0], [0.84, 0.44, 0.475, -0.03], [1.0, 0.31, 0.36, -0.05]], [-15, 15]); // biome-ignore format: a table
  earCaps(kit, GREY, [0.44, 0.46, -0.02], 0.1);
};
/** Reconnaissance clones: a long flat visor in a hooded shell. */
export const arf = (kit: HeadKit): void => {
  const { helmet, visor, mark } = kit.palette;
  scout(kit);
  patch(
    kit,
    visor,
    [
      [0.34, 0.46, 0.52, 0.02],
      [0.54, 0.47, 0.55, 0.02],
    ],
    [-70, 70],
    { columns: 6, rim: 0.05 },
  );
  patch(
    kit,
    kit.look.isMarked ? mark : helmet,
    [
      [0.02, 0.46, 0.46, 0],
      [0.36, 0.47, 0.49, 0],
    ],
    [44, 76],
    { columns: 2, rim: 0.05 },
  );
  box(kit.clay, GREY, [0.05, 0.4, 0.05], [0.47, 0.86, -0.12], { bevel: 0.01 });
};
