import type { Paint } from '../../sculpt/mesh.js';
import { ball, box, tube } from '../../sculpt/shapes.js';
import type { Vec } from '../../sculpt/vectors.js';
import { face } from './faces.js';
import { BLACK, block, darker, EDGE, type HeadKit, mirrored, patch, turned } from './kit.js';

const BONE: Paint = { color: 0xe0d3b4 };
const spike = (kit: HeadKit, paint: Paint, from: Vec, to: Vec, r = 0.05): void =>
  tube(kit.clay, paint, [from, to], [r, 0.008], { sides: 5 });
/** Fur all over, a long mane and a dark nose. */
export const wookiee = (kit: HeadKit): void => {
  const { skin, hair } = kit.palette;
  turned(kit, skin, [[-0.14, 0.34, 0.34, 0.06], [0.1, 0.4, 0.43, 0.04], [0.4, 0.43, 0.47, 0], [0.66, 0.43, 0.46, -0.02], [0.9, 0.34, 0.39, -0.03], [1.02, 0.07, 0.09, -0.03]], 10); // biome-ignore format: a table
  patch(kit, hair, [[-0.5, 0.58, 0.46, -0.12, EDGE], [-0.1, 0.52, 0.5, -0.08], [0.4, 0.48, 0.5, -0.04], [0.8, 0.43, 0.47, -0.03], [1.0, 0.24, 0.28, -0.04], [1.07, 0.04, 0.05, -0.04]], [44, 316], { columns: 12, rim: 0.1 }); // biome-ignore format: a table
  patch(
    kit,
    hair,
    [
      [0.72, 0.42, 0.48, 0.01],
      [0.92, 0.33, 0.41, 0],
      [1.06, 0.06, 0.07, -0.03],
    ],
    [-46, 46],
    { columns: 4, rim: 0.05 },
  );
  box(kit.clay, darker(skin, 1.35), [0.32, 0.28, 0.26], [0, 0.3, 0.47], { taper: [0.7, 0.6], turn: [-8, 0, 0] });
  block(kit, BLACK, [0.16, 0.09, 0.08], [0, 0.43, 0.56]);
  block(kit, darker(skin, 0.4), [0.22, 0.05, 0.04], [0, 0.22, 0.58]);
  for (const x of [-0.06, 0.06]) block(kit, BONE, [0.03, 0.05, 0.02], [x, 0.23, 0.6]);
  mirrored(kit, () => {
    block(kit, hair, [0.2, 0.09, 0.1], [0.16, 0.66, 0.45], [0, 12, -10]);
    block(kit, BLACK, [0.08, 0.06, 0.03], [0.15, 0.57, 0.475]);
    block(kit, { color: 0x7fc4e8, glow: 0.3 }, [0.035, 0.03, 0.03], [0.15, 0.575, 0.485]);
    block(kit, darker(skin, 1.3), [0.14, 0.16, 0.04], [0.2, 0.44, 0.43], [0, 20, 0]);
    block(kit, hair, [0.14, 0.4, 0.12], [0.3, 0.04, 0.34], [0, 20, -8]);
  });
  block(kit, hair, [0.2, 0.3, 0.12], [0, -0.02, 0.44], [10, 0, 0]);
};
const muzzle = (kit: HeadKit, paint: Paint): void => {
  box(kit.clay, paint, [0.24, 0.2, 0.2], [0, 0.3, 0.44], { taper: [0.7, 0.7] });
  block(kit, BLACK, [0.11, 0.07, 0.05], [0, 0.37, 0.55]);
  block(kit, { color: 0x3a241c }, [0.13, 0.03, 0.03], [0, 0.25, 0.55]);
};
/** Round ears and a muzzle, under a hood unless it goes bare. */
export const ewok =
  (hooded: boolean) =>
  (kit: HeadKit): void => {
    const { skin, helmet, hair } = kit.palette;
    turned(kit, skin, [[-0.06, 0.32, 0.3, 0.04], [0.16, 0.46, 0.42, 0.02], [0.46, 0.48, 0.44, 0], [0.76, 0.41, 0.4, -0.02], [0.96, 0.2, 0.22, -0.03], [1.0, 0.04, 0.05, -0.03]], 10); // biome-ignore format: a table
    patch(
      kit,
      hair,
      [
        [0.14, 0.46, 0.44, 0.02],
        [0.46, 0.47, 0.46, 0.01],
        [0.64, 0.43, 0.44, 0],
      ],
      [-42, 42],
      { columns: 4 },
    );
    muzzle(kit, hair);
    mirrored(kit, () => {
      ball(kit.clay, BLACK, [0.17, 0.5, 0.42], 0.06, { sides: 6, rows: 4 });
      ball(kit.clay, hooded ? helmet : skin, [0.42, 0.86, -0.04], [0.17, 0.18, 0.1], { sides: 7, rows: 4 });
      ball(kit.clay, darker(skin, 0.6), [0.42, 0.86, 0.03], [0.1, 0.11, 0.07], { sides: 6, rows: 4 });
    });
    if (!hooded) return;
    patch(kit, helmet, [[-0.24, 0.56, 0.5, -0.04, EDGE], [0.1, 0.53, 0.5, -0.03], [0.46, 0.53, 0.5, -0.02], [0.76, 0.46, 0.46, -0.03], [0.98, 0.24, 0.26, -0.04], [1.06, 0.05, 0.06, -0.04]], [44, 316], { columns: 11, rim: 0.07 }); // biome-ignore format: a table
    patch(
      kit,
      helmet,
      [
        [0.7, 0.49, 0.5, -0.01],
        [0.86, 0.4, 0.42, -0.02],
        [1.06, 0.05, 0.06, -0.04],
      ],
      [-46, 46],
      { columns: 4, rim: 0.06 },
    );
  };
/** The same with a crown of feathers, or the skull of a bird. */
export const ewokChief = (kit: HeadKit): void => {
  ewok(true)(kit);
  const { mark } = kit.palette;
  box(kit.clay, BONE, [0.24, 0.2, 0.34], [0, 1.04, 0.26], { taper: [0.7, 0.6], turn: [12, 0, 0] });
  spike(kit, BONE, [0, 1.0, 0.38], [0, 0.9, 0.66], 0.08);
  for (const [x, tall] of [[-0.24, 0.4], [-0.1, 0.52], [0.1, 0.52], [0.24, 0.4]] as const) box(kit.clay, x < 0 ? mark : { color: 0xd9c27a }, [0.09, tall, 0.03], [x, 1.06 + tall / 2, -0.06], { turn: [-14, 0, -x * 70], bevel: 0 }); // biome-ignore format: a table
};
/** Purple, with pointed ears and a ridge for a beard: a Lasat. */
export const lasat = (kit: HeadKit): void => {
  const { skin, hair } = kit.palette;
  face(kit, { ears: false, eyes: { color: 0x9fd05a, glow: 0.3 }, brows: darker(skin, 0.6), nose: 1.6 });
  mirrored(kit, () => {
    tube(
      kit.clay,
      skin,
      [
        [0.32, 0.6, -0.02],
        [0.52, 0.74, -0.08],
        [0.66, 0.94, -0.14],
      ],
      [0.11, 0.09, 0.01],
      { sides: 5 },
    );
    block(kit, hair, [0.16, 0.32, 0.1], [0.28, 0.14, 0.22], [0, 34, -8]);
    patch(
      kit,
      darker(skin, 0.6),
      [
        [0.5, 0.36, 0.435, -0.02],
        [0.58, 0.365, 0.44, -0.02],
      ],
      [80, 130],
      { columns: 2 },
    );
    patch(
      kit,
      darker(skin, 0.6),
      [
        [0.72, 0.35, 0.435, -0.03],
        [0.8, 0.34, 0.43, -0.03],
      ],
      [60, 120],
      { columns: 2 },
    );
  });
  block(kit, hair, [0.16, 0.2, 0.1], [0, -0.03, 0.3]);
};
