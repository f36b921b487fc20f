import type { Paint } from '../../sculpt/mesh.js';
import { box, cylinder, tube } from '../../sculpt/shapes.js';
import { earCaps, finder, lens, storm } from './helmets.js';
import { BLACK, block, darker, EDGE, GREY, type HeadKit, mirrored, patch, turned } from './kit.js';

/** Tall and black, lenses apart, respirators at the jaw. */
export const death = (kit: HeadKit): void => {
  const { helmet, mark } = kit.palette;
  const eye: Paint = kit.look.isMarked ? { color: mark.color, glow: 0.8 } : { color: 0x8dff9e, glow: 0.8 };
  turned(kit, helmet, [[-0.06, 0.3, 0.36, 0.06], [0.08, 0.38, 0.46, 0.06, EDGE], [0.34, 0.4, 0.47, 0.03], [0.48, 0.385, 0.45, 0.01, { paint: BLACK }], [0.56, 0.43, 0.49, 0, EDGE], [0.84, 0.42, 0.47, -0.02], [1.06, 0.3, 0.36, -0.03], [1.18, 0.07, 0.08, -0.04]], 10); // biome-ignore format: a table
  lens(kit, BLACK, [0.36, 0.42, 0.49, 0.02], [0.52, 0.42, 0.49, 0.01], [10, 58]);
  lens(kit, eye, [0.4, 0.425, 0.5, 0.02], [0.45, 0.425, 0.5, 0.015], [20, 42]);
  box(kit.clay, helmet, [0.26, 0.24, 0.2], [0, 0.16, 0.5], { taper: [0.7, 0.6] });
  mirrored(kit, () => {
    cylinder(kit.clay, GREY, [0.24, 0.08, 0.44], 0.085, 0.16, { sides: 7, turn: [64, 30, 0], bevel: 0.02 });
    box(kit.clay, helmet, [0.08, 0.36, 0.22], [0.42, 0.26, 0.06]);
  });
  earCaps(kit, GREY, [0.42, 0.6, -0.06], 0.1);
};
/** Flared helmet, two lenses and hoses down to the chest. */
export const special = (kit: HeadKit): void => {
  const { helmet, visor, mark } = kit.palette;
  storm(kit);
  patch(kit, helmet, [[0.0, 0.56, 0.58, -0.06, EDGE], [0.24, 0.49, 0.52, -0.03], [0.5, 0.44, 0.48, 0]], [58, 302], { columns: 9, rim: 0.07 }); // biome-ignore format: a table
  patch(
    kit,
    kit.look.isMarked ? mark : helmet,
    [
      [0.52, 0.47, 0.53, 0],
      [0.6, 0.45, 0.5, 0],
    ],
    [-80, 80],
    { columns: 6, rim: 0.05 },
  );
  lens(kit, visor, [0.3, 0.445, 0.5, 0.02], [0.5, 0.44, 0.5, 0.01], [8, 52]);
  mirrored(kit, () => tube(kit.clay, GREY, [[0.14, 0.1, 0.48], [0.2, -0.1, 0.56], [0.18, -0.42, 0.46]], 0.055, { sides: 5 })); // biome-ignore format: a table
};
/** Smooth dome and a long T: the helmet of Mandalore. */
export const mando = (kit: HeadKit): void => {
  const { helmet, visor, mark } = kit.palette;
  turned(kit, helmet, [[-0.06, 0.37, 0.42, 0.0], [0.2, 0.405, 0.455, 0.0], [0.42, 0.415, 0.465, 0], [0.62, 0.425, 0.47, 0, EDGE], [0.82, 0.405, 0.45, -0.01], [1.0, 0.28, 0.32, -0.02], [1.08, 0.06, 0.07, -0.02]], 10); // biome-ignore format: a table
  patch(
    kit,
    visor,
    [
      [0.44, 0.43, 0.48, 0],
      [0.6, 0.435, 0.48, 0],
    ],
    [-60, 60],
    { columns: 6 },
  );
  patch(
    kit,
    visor,
    [
      [-0.02, 0.4, 0.45, 0],
      [0.45, 0.43, 0.48, 0],
    ],
    [-9, 9],
    { columns: 1 },
  );
  patch(
    kit,
    kit.look.isMarked ? mark : helmet,
    [
      [0.61, 0.44, 0.49, 0],
      [0.7, 0.435, 0.48, 0],
    ],
    [-62, 62],
    { columns: 6, rim: 0.04 },
  );
  // Cheeks fall inwards under the visor.
  mirrored(kit, () => {
    patch(
      kit,
      kit.look.isMarked ? mark : darker(helmet, 0.85),
      [
        [0.02, 0.4, 0.45, 0],
        [0.38, 0.425, 0.475, 0],
      ],
      [24, 56],
      { columns: 2, rim: 0.03 },
    );
    box(kit.clay, darker(helmet, 0.75), [0.06, 0.3, 0.16], [0.42, 0.5, -0.02]);
  });
};
export const mandoFinder = (kit: HeadKit): void => {
  mando(kit);
  finder(kit, kit.palette.mark);
};
/** The owl: eyes curve down around the cheeks. */
export const niteOwl = (kit: HeadKit): void => {
  const { visor, mark, helmet } = kit.palette;
  mando(kit);
  mirrored(kit, () => {
    patch(
      kit,
      visor,
      [
        [0.36, 0.43, 0.485, 0],
        [0.46, 0.435, 0.485, 0],
      ],
      [14, 44],
      { columns: 2 },
    );
    patch(
      kit,
      mark,
      [
        [0.62, 0.445, 0.495, 0],
        [0.86, 0.405, 0.45, -0.01],
        [0.98, 0.3, 0.34, -0.02],
      ],
      [10, 40],
      { columns: 2 },
    );
  });
  finder(kit, helmet, 0.46);
};
/** Red horns of those who follow Maul. */
export const mandoHorned = (kit: HeadKit): void => {
  mando(kit);
  const bone: Paint = { color: 0xd8c9a6 };
  for (const x of [-0.3, -0.16, 0, 0.16, 0.3])
    tube(kit.clay, bone, [[x, 0.86 + 0.14 * (1 - Math.abs(x) * 2.6), 0.3 - Math.abs(x) * 0.4], [x * 1.25, 1.1 + 0.2 * (1 - Math.abs(x) * 2.6), 0.34 - Math.abs(x) * 0.5]], [0.06, 0.01], { sides: 5 }); // biome-ignore format: a table
};
/** The black mask with its flared dome. */
export const vader = (kit: HeadKit): void => {
  const { helmet, visor } = kit.palette;
  const mask = darker(helmet, 1.35);
  turned(kit, mask, [[-0.04, 0.3, 0.32, 0.08], [0.16, 0.35, 0.42, 0.05], [0.5, 0.37, 0.43, 0.02], [0.66, 0.36, 0.42, 0]], 10); // biome-ignore format: a table
  turned(kit, helmet, [[0.6, 0.44, 0.5, 0.0], [0.66, 0.45, 0.5, 0.0, EDGE], [0.86, 0.42, 0.46, -0.02], [1.04, 0.29, 0.33, -0.03], [1.13, 0.06, 0.07, -0.04]], 12); // biome-ignore format: a table
  patch(kit, helmet, [[-0.16, 0.68, 0.62, -0.08, EDGE], [0.1, 0.58, 0.57, -0.05], [0.4, 0.48, 0.52, -0.02], [0.64, 0.45, 0.5, 0]], [46, 314], { columns: 12, rim: 0.07 }); // biome-ignore format: a table
  patch(
    kit,
    helmet,
    [
      [0.56, 0.45, 0.54, 0.02],
      [0.63, 0.45, 0.5, 0],
    ],
    [-60, 60],
    { columns: 5, rim: 0.09 },
  );
  mirrored(kit, () => {
    patch(
      kit,
      visor,
      [
        [0.38, 0.37, 0.45, 0.04],
        [0.54, 0.38, 0.46, 0.02],
      ],
      [12, 56],
      { columns: 3, rim: 0.03 },
    );
    box(kit.clay, mask, [0.14, 0.1, 0.1], [0.2, 0.3, 0.4], { turn: [0, 34, -24] });
  });
  // The triangle of the mouth, and the ridge down the middle.
  box(kit.clay, GREY, [0.3, 0.24, 0.14], [0, 0.14, 0.42], { taper: [0.25, 0.7], turn: [-10, 0, 0] });
  for (const y of [0.09, 0.15, 0.21]) block(kit, BLACK, [0.2 - y * 0.5, 0.022, 0.03], [0, y, 0.5 - y * 0.16]);
  box(kit.clay, helmet, [0.06, 0.24, 0.12], [0, 0.4, 0.43]);
  patch(kit, darker(helmet, 1.5), [[0.66, 0.455, 0.51, 0], [0.86, 0.425, 0.47, -0.02], [1.04, 0.3, 0.34, -0.03], [1.13, 0.06, 0.07, -0.04]], [-6, 6], { columns: 1, rim: 0.02 }); // biome-ignore format: a table
};
/** A leather snout with a single slit, and pipes: who hides behind it is anybody's guess. */
export const huntsman = (kit: HeadKit): void => {
  const { helmet, visor, mark } = kit.palette;
  turned(kit, helmet, [[-0.06, 0.28, 0.34, 0.06], [0.2, 0.37, 0.43, 0.03], [0.5, 0.41, 0.46, 0, EDGE], [0.8, 0.4, 0.45, -0.02], [1.0, 0.27, 0.32, -0.03], [1.07, 0.06, 0.07]], 12); // biome-ignore format: a table
  patch(
    kit,
    visor,
    [
      [0.46, 0.425, 0.48, 0.01],
      [0.58, 0.425, 0.48, 0],
    ],
    [-50, 50],
    { columns: 5 },
  );
  box(kit.clay, mark, [0.3, 0.3, 0.3], [0, 0.22, 0.46], { taper: [0.8, 0.6] });
  for (const y of [0.14, 0.22, 0.3]) block(kit, BLACK, [0.2, 0.025, 0.03], [0, y, 0.61 - y * 0.1]);
  patch(
    kit,
    mark,
    [
      [0.58, 0.46, 0.53, 0.01],
      [0.7, 0.43, 0.48, 0],
    ],
    [-80, 80],
    { columns: 6, rim: 0.05 },
  );
  mirrored(kit, () => {
    cylinder(kit.clay, mark, [0.4, 0.44, 0.02], 0.14, 0.08, { sides: 8, turn: [0, 0, -90], bevel: 0.02 });
    tube(kit.clay, GREY, [[0.42, 0.36, 0.1], [0.34, 0.12, 0.38], [0.14, 0.12, 0.52]], 0.04, { sides: 5 }); // biome-ignore format: a table
  });
};
/** A mask of gold over the dome of a trooper, broken and mended. */
export const goldMask = (kit: HeadKit): void => {
  const { mark } = kit.palette;
  storm(kit);
  const gold: Paint = { ...mark, gloss: 0.9 };
  patch(kit, gold, [[-0.02, 0.36, 0.43, 0.05], [0.24, 0.45, 0.51, 0.03], [0.4, 0.44, 0.5, 0.02], [0.62, 0.44, 0.5, 0], [0.8, 0.4, 0.46, -0.01]], [-52, 52], { columns: 6, rim: 0.03 }); // biome-ignore format: a table
  mirrored(kit, () => {
    block(kit, BLACK, [0.15, 0.05, 0.03], [0.15, 0.47, 0.485], [0, 18, 6]);
    block(kit, { color: 0xb02a22 }, [0.02, 0.3, 0.03], [0.24, 0.6, 0.43], [0, 26, -16]);
  });
  block(kit, BLACK, [0.16, 0.03, 0.03], [0, 0.2, 0.53]);
  block(kit, gold, [0.08, 0.18, 0.1], [0, 0.36, 0.52], undefined, [0.5, 0.4]);
};
