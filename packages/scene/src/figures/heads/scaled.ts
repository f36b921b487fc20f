import type { Paint } from '../../sculpt/mesh.js';
import { ball, box, cylinder, tube } from '../../sculpt/shapes.js';
import type { Vec } from '../../sculpt/vectors.js';
import { brim } from './hats.js';
import { BLACK, block, darker, GREY, type HeadKit, mirrored, patch, turned } from './kit.js';

const BONE: Paint = { color: 0xe0d3b4 };
const YELLOW_EYES: Paint = { color: 0xf0c22c, glow: 0.4 };
const spike = (kit: HeadKit, paint: Paint, from: Vec, to: Vec, r = 0.05): void =>
  tube(kit.clay, paint, [from, to], [r, 0.008], { sides: 5 });
/** A long snout with teeth. */
export const trandoshan = (kit: HeadKit): void => {
  const { skin } = kit.palette;
  turned(
    kit,
    skin,
    [
      [-0.06, 0.28, 0.34, -0.02],
      [0.2, 0.33, 0.4, 0],
      [0.56, 0.36, 0.43, 0],
      [0.84, 0.31, 0.4, -0.02],
      [1.0, 0.07, 0.1, -0.04],
    ],
    10,
  );
  box(kit.clay, skin, [0.42, 0.22, 0.5], [0, 0.4, 0.46], { taper: [0.7, 0.86], turn: [10, 0, 0] });
  box(kit.clay, darker(skin, 0.75), [0.36, 0.12, 0.42], [0, 0.17, 0.42], { turn: [14, 0, 0] });
  for (let i = 0; i < 4; i++) for (const s of [-1, 1]) block(kit, BONE, [0.025, 0.07, 0.025], [s * 0.18, 0.25 - i * 0.02, 0.34 + i * 0.1]);
  mirrored(kit, () => {
    block(kit, YELLOW_EYES, [0.1, 0.07, 0.08], [0.24, 0.62, 0.32], [0, 40, 0]);
    block(kit, darker(skin, 0.7), [0.16, 0.06, 0.2], [0.22, 0.7, 0.3], [0, 30, -10]);
    block(kit, BLACK, [0.04, 0.04, 0.03], [0.09, 0.46, 0.7]);
  });
  for (let i = 0; i < 4; i++)
    spike(kit, darker(skin, 0.6), [0, 0.98 - i * 0.2, -0.1 - i * 0.1], [0, 1.06 - i * 0.2, -0.24 - i * 0.12], 0.05);
};
/** Smooth and blue, red eyes without a nose; tubes from the cheeks, a wide hat. */
export const duros = (kit: HeadKit): void => {
  const { skin, helmet } = kit.palette;
  turned(kit, skin, [[-0.02, 0.14, 0.18, 0.1], [0.16, 0.25, 0.31, 0.05], [0.44, 0.33, 0.4, 0], [0.66, 0.36, 0.43, -0.02], [0.9, 0.31, 0.4, -0.03], [1.02, 0.06, 0.08, -0.03]], 12); // biome-ignore format: a table
  block(kit, darker(skin, 0.5), [0.2, 0.03, 0.03], [0, 0.2, 0.37]);
  mirrored(kit, () => {
    ball(kit.clay, { color: 0xe33a28, glow: 0.55 }, [0.17, 0.56, 0.345], [0.1, 0.075, 0.06], { sides: 7, rows: 4 });
    block(kit, darker(skin, 0.6), [0.2, 0.04, 0.06], [0.16, 0.645, 0.37], [0, 16, -12]);
    cylinder(kit.clay, GREY, [0.34, 0.32, 0.1], 0.05, 0.08, { sides: 6, turn: [0, 0, -90] });
    tube(
      kit.clay,
      GREY,
      [
        [0.4, 0.32, 0.1],
        [0.4, 0.04, 0.14],
        [0.24, -0.1, 0.2],
      ],
      0.032,
      { sides: 4 },
    );
  });
  brim(kit, helmet, 0.88, 0.74, { color: kit.palette.mark.color });
};
/** Domed head, eyes at its sides: from the seas of Dac. */
export const monCal = (kit: HeadKit): void => {
  const { skin } = kit.palette;
  turned(kit, skin, [[-0.04, 0.28, 0.34, 0.08], [0.14, 0.36, 0.44, 0.08], [0.34, 0.35, 0.42, 0.04], [0.64, 0.42, 0.46, -0.04], [0.94, 0.36, 0.44, -0.14], [1.14, 0.08, 0.12, -0.2]], 10); // biome-ignore format: a table
  block(kit, darker(skin, 0.55), [0.44, 0.03, 0.04], [0, 0.15, 0.51]);
  mirrored(kit, () => {
    ball(kit.clay, { color: 0xd8a83a }, [0.4, 0.52, 0.16], 0.15, { sides: 7, rows: 5 });
    ball(kit.clay, BLACK, [0.49, 0.54, 0.2], 0.075, { sides: 6, rows: 4 });
    tube(
      kit.clay,
      skin,
      [
        [0.3, 0.12, 0.3],
        [0.34, -0.14, 0.34],
        [0.3, -0.34, 0.36],
      ],
      [0.06, 0.05, 0.01],
      { sides: 5 },
    );
  });
};
/** A shark that walks. */
export const karkarodon = (kit: HeadKit): void => {
  const { skin, mark } = kit.palette;
  turned(
    kit,
    skin,
    [
      [-0.1, 0.36, 0.4, -0.04],
      [0.2, 0.4, 0.48, 0.02],
      [0.5, 0.38, 0.5, 0.06],
      [0.78, 0.29, 0.42, 0.06],
      [0.94, 0.07, 0.14, 0.06],
    ],
    10,
  );
  box(kit.clay, skin, [0.5, 0.26, 0.46], [0, 0.54, 0.5], { taper: [0.5, 0.6], turn: [4, 0, 0] });
  patch(
    kit,
    { color: mark.color },
    [
      [-0.1, 0.37, 0.42, -0.03],
      [0.18, 0.41, 0.5, 0.03],
    ],
    [-70, 70],
    { columns: 5 },
  );
  block(kit, { color: 0x5a1e20 }, [0.46, 0.12, 0.1], [0, 0.29, 0.54]);
  for (let i = -3; i <= 3; i++) {
    spike(kit, BONE, [i * 0.07, 0.37, 0.6], [i * 0.07, 0.28, 0.61], 0.03);
    spike(kit, BONE, [i * 0.07 + 0.03, 0.22, 0.58], [i * 0.07 + 0.03, 0.31, 0.6], 0.03);
  }
  mirrored(kit, () => ball(kit.clay, BLACK, [0.27, 0.6, 0.44], 0.05, { sides: 5, rows: 3 }));
  box(kit.clay, skin, [0.06, 0.5, 0.46], [0, 1.0, -0.18], { taper: [0.6, 0.3], turn: [-26, 0, 0] });
  mirrored(kit, () => box(kit.clay, skin, [0.05, 0.3, 0.3], [0.42, 0.3, -0.16], { turn: [0, -30, -40], taper: [1, 0.4] }));
};
/** Two crests of bone, one eye covered, a tentacle of a face: a Quarren. */
export const quarren = (kit: HeadKit): void => {
  const { skin } = kit.palette;
  turned(kit, skin, [[0.1, 0.24, 0.28, 0.06], [0.36, 0.36, 0.38, 0.02], [0.66, 0.42, 0.4, -0.04], [0.94, 0.36, 0.34, -0.14], [1.14, 0.1, 0.12, -0.22]], 10); // biome-ignore format: a table
  mirrored(kit, () => ball(kit.clay, { color: 0x6fc3d8 }, [0.26, 0.56, 0.3], 0.09, { sides: 6, rows: 4 }));
  for (const x of [-0.18, -0.06, 0.06, 0.18]) tube(kit.clay, skin, [[x, 0.3, 0.34], [x * 1.2, 0.1, 0.44], [x * 1.3, -0.24, 0.4]], [0.075, 0.06, 0.01], { sides: 5 }); // biome-ignore format: a table
};
