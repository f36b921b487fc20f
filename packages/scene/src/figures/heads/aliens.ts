import type { Paint } from '../../sculpt/mesh.js';
import { cylinder, tube } from '../../sculpt/shapes.js';
import type { Vec } from '../../sculpt/vectors.js';
import { face } from './faces.js';
import { brim } from './hats.js';
import { block, darker, type HeadKit, mirrored, patch, turned } from './kit.js';

const BONE: Paint = { color: 0xe0d3b4 };
const _RED_EYES: Paint = { color: 0xd8342a, glow: 0.5 };
const YELLOW_EYES: Paint = { color: 0xf0c22c, glow: 0.4 };
const spike = (kit: HeadKit, paint: Paint, from: Vec, to: Vec, r = 0.05): void =>
  tube(kit.clay, paint, [from, to], [r, 0.008], { sides: 5 });
/** Two tall horns and striped tails over the chest: a Togruta. */
export const togruta =
  (tall: number) =>
  (kit: HeadKit): void => {
    const { mark, helmet, skin } = kit.palette;
    face(kit, { ears: false, brows: null });
    const white: Paint = { color: helmet.color };
    const stripe: Paint = { color: mark.color };
    mirrored(kit, () => {
      tube(kit.clay, white, [[0.2, 0.8, -0.04], [0.3, 1.06, -0.1], [0.33, 1.24 * tall, -0.12], [0.28, 1.5 * tall, -0.02]], [0.25, 0.2, 0.13, 0.012], { sides: 7, paints: [white, stripe, white] }); // biome-ignore format: a table
      tube(kit.clay, white, [[0.34, 0.86, -0.04], [0.41, 0.5, 0.02], [0.4, 0.1, 0.12], [0.36, -0.28, 0.24], [0.32, -0.62 * tall, 0.28]], [0.14, 0.16, 0.14, 0.13, 0.02], { sides: 7, paints: [white, stripe, white, stripe] }); // biome-ignore format: a table
      block(kit, { color: 0xf4ede2 }, [0.1, 0.06, 0.02], [0.14, 0.72, 0.378], [-20, 12, 0]);
      block(kit, { color: 0xf4ede2 }, [0.03, 0.14, 0.02], [0.23, 0.36, 0.335], [0, 30, 0]);
    });
    turned(
      kit,
      white,
      [
        [0.74, 0.3, 0.4, -0.04],
        [0.92, 0.29, 0.36, -0.05],
        [1.02, 0.06, 0.08, -0.05],
      ],
      10,
    );
    tube(kit.clay, white, [[0, 0.86, -0.34], [0, 0.4, -0.44], [0, -0.1, -0.42], [0, -0.4, -0.38]], [0.16, 0.15, 0.12, 0.02], { sides: 6, paints: [white, stripe, white] }); // biome-ignore format: a table
    block(kit, skin, [0.01, 0.01, 0.01], [0, 0.5, 0]);
  };
/** Tails down the back. */
export const twilek = (kit: HeadKit): void => {
  const { skin, helmet } = kit.palette;
  face(kit, { ears: false });
  turned(
    kit,
    helmet,
    [
      [0.7, 0.37, 0.45, -0.03],
      [0.84, 0.37, 0.45, -0.03],
      [1.02, 0.2, 0.3, -0.05],
      [1.07, 0.05, 0.06, -0.05],
    ],
    10,
  );
  mirrored(kit, () => {
    cylinder(kit.clay, helmet, [0.34, 0.6, -0.04], 0.12, 0.08, { sides: 7, turn: [0, 0, -90] });
    tube(kit.clay, skin, [[0.16, 0.84, -0.3], [0.24, 0.6, -0.5], [0.2, 0.1, -0.5], [0.18, -0.4, -0.4], [0.15, -0.8, -0.32]], [0.14, 0.15, 0.13, 0.1, 0.02], { sides: 7, paints: [helmet, skin, skin, skin] }); // biome-ignore format: a table
  });
};
/** A crown of horns, and signs on the skin. */
export const zabrak = (kit: HeadKit): void => {
  const { mark } = kit.palette;
  const sign: Paint = { color: mark.color };
  face(kit, { eyes: YELLOW_EYES, brows: sign });
  patch(
    kit,
    sign,
    [
      [0.7, 0.335, 0.42, -0.02],
      [0.86, 0.31, 0.39, -0.03],
      [0.98, 0.16, 0.2, -0.03],
    ],
    [-9, 9],
    { columns: 1 },
  );
  mirrored(kit, () => {
    patch(
      kit,
      sign,
      [
        [0.3, 0.3, 0.365, 0.03],
        [0.52, 0.345, 0.415, -0.005],
      ],
      [30, 52],
      { columns: 2 },
    );
    patch(
      kit,
      sign,
      [
        [0.04, 0.185, 0.235, 0.11],
        [0.2, 0.275, 0.34, 0.05],
      ],
      [14, 40],
      { columns: 2 },
    );
    patch(
      kit,
      sign,
      [
        [0.5, 0.35, 0.425, -0.01],
        [0.9, 0.28, 0.36, -0.03],
      ],
      [70, 120],
      { columns: 2 },
    );
    spike(kit, BONE, [0.14, 0.88, 0.26], [0.16, 1.1, 0.34], 0.055);
    spike(kit, BONE, [0.28, 0.82, 0.06], [0.38, 1.08, 0.1], 0.06);
    spike(kit, BONE, [0.24, 0.84, -0.22], [0.34, 1.06, -0.28], 0.055);
  });
  spike(kit, BONE, [0, 0.96, 0.1], [0, 1.2, 0.14], 0.06);
  spike(kit, BONE, [0, 0.94, -0.22], [0, 1.14, -0.3], 0.055);
};
/** Two curved horns: a Devaronian. */
export const devaronian = (kit: HeadKit): void => {
  face(kit, { eyes: YELLOW_EYES });
  mirrored(kit, () => {
    tube(kit.clay, BONE, [[0.2, 0.84, 0.24], [0.34, 1.04, 0.32], [0.34, 1.28, 0.2], [0.28, 1.4, 0.06]], [0.09, 0.075, 0.05, 0.01], { sides: 6 }); // biome-ignore format: a table
    spike(kit, kit.palette.skin, [0.33, 0.5, 0], [0.44, 0.68, -0.12], 0.08);
  });
};
/** Leather for a skin, braids at the side. */
export const weequay = (kit: HeadKit): void => {
  const { skin, hair, mark } = kit.palette;
  const ridge = darker(skin, 0.75);
  face(kit, { ears: false, brows: ridge, nose: 1.5 });
  for (const y of [0.7, 0.78, 0.86]) patch(kit, ridge, [[y, 0.36, 0.44, -0.02], [y + 0.03, 0.35, 0.435, -0.02]], [-46, 46], { columns: 4, rim: 0.02 }); // biome-ignore format: a table
  mirrored(kit, () => {
    block(kit, ridge, [0.12, 0.26, 0.08], [0.23, 0.24, 0.28], [0, 36, 0]);
    tube(
      kit.clay,
      hair,
      [
        [0.32, 0.66, -0.12],
        [0.42, 0.3, -0.06],
        [0.4, -0.3, 0.06],
      ],
      [0.07, 0.06, 0.02],
      { sides: 5 },
    );
  });
  tube(
    kit.clay,
    hair,
    [
      [0, 0.98, -0.18],
      [0, 1.12, -0.36],
      [0, 0.6, -0.58],
      [0, -0.1, -0.5],
    ],
    [0.1, 0.09, 0.07, 0.02],
    { sides: 5 },
  );
  patch(
    kit,
    { color: mark.color },
    [
      [0.66, 0.37, 0.45, -0.02],
      [0.72, 0.37, 0.45, -0.02],
    ],
    [0, 359],
    { columns: 10 },
  );
};
/** Weequay with goggles under a wide hat. */
export const weequayHat = (kit: HeadKit): void => {
  weequay(kit);
  brim(kit, kit.palette.helmet, 0.7, 0.78);
};
