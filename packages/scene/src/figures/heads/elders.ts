import type { Paint } from '../../sculpt/mesh.js';
import { ball, box, cylinder, tube } from '../../sculpt/shapes.js';
import { features, SKULL } from './faces.js';
import { hoodOver } from './hats.js';
import { BLACK, block, darker, EDGE, GREY, type HeadKit, mirrored, patch, turned } from './kit.js';

const YELLOW_EYES: Paint = { color: 0xf0c22c, glow: 0.4 };
/** Very old, very long ears. */
export const yoda = (kit: HeadKit): void => {
  const { skin, hair } = kit.palette;
  turned(kit, skin, [[-0.02, 0.22, 0.24, 0.12], [0.14, 0.34, 0.36, 0.06], [0.42, 0.44, 0.44, 0], [0.68, 0.44, 0.44, -0.03], [0.9, 0.32, 0.34, -0.05], [1.0, 0.07, 0.08, -0.05]], 12); // biome-ignore format: a table
  features(kit, { ears: false, brows: darker(skin, 0.7), nose: 0.9 });
  for (const y of [0.72, 0.79])
    patch(
      kit,
      darker(skin, 0.75),
      [
        [y, 0.435, 0.445, -0.02],
        [y + 0.025, 0.43, 0.44, -0.02],
      ],
      [-34, 34],
      { columns: 3, rim: 0.01 },
    );
  mirrored(kit, () => {
    clayEar(kit, skin);
    patch(
      kit,
      hair,
      [
        [0.5, 0.455, 0.46, -0.02],
        [0.72, 0.45, 0.455, -0.03],
      ],
      [92, 170],
      { columns: 3, rim: 0.03 },
    );
  });
};
const clayEar = (kit: HeadKit, skin: Paint): void =>
  kit.clay.within({ at: [0.38, 0.5, 0], turn: [0, 0, 0] }, () => {
    tube(kit.clay, skin, [[0, 0, 0], [0.26, 0.1, -0.02], [0.56, 0.08, -0.05], [0.8, -0.06, -0.1]], [0.12, 0.15, 0.1, 0.01], { sides: 6 }); // biome-ignore format: a table
    tube(
      kit.clay,
      { color: 0xd19b84 },
      [
        [0.08, 0.03, 0.08],
        [0.28, 0.11, 0.1],
        [0.52, 0.08, 0.03],
      ],
      [0.03, 0.07, 0.02],
      { sides: 5 },
    );
  });
/** The same kind, fifty years old and still a child. */
export const foundling = (kit: HeadKit): void => {
  const { skin, hair } = kit.palette;
  turned(kit, skin, [[0, 0.28, 0.26, 0.08], [0.16, 0.44, 0.4, 0.04], [0.42, 0.52, 0.46, 0], [0.7, 0.48, 0.45, -0.03], [0.92, 0.3, 0.32, -0.05], [1.0, 0.06, 0.07, -0.05]], 12); // biome-ignore format: a table
  block(kit, skin, [0.08, 0.07, 0.08], [0, 0.38, 0.45]);
  block(kit, darker(skin, 0.55), [0.16, 0.025, 0.03], [0, 0.22, 0.43]);
  mirrored(kit, () => {
    ball(kit.clay, { color: 0x16100c, gloss: 1 }, [0.2, 0.46, 0.38], [0.115, 0.12, 0.07], { sides: 8, rows: 5 });
    block(kit, { color: 0xffffff }, [0.03, 0.03, 0.02], [0.23, 0.51, 0.452]);
    clayEar(kit, skin);
  });
  block(kit, hair, [0.2, 0.03, 0.2], [0, 0.99, -0.05]);
};
/** Grey and scarred, wider than tall. */
export const fifth = (kit: HeadKit): void => {
  const { skin, helmet } = kit.palette;
  turned(kit, skin, [[-0.04, 0.24, 0.26, 0.08], [0.1, 0.36, 0.38, 0.06], [0.4, 0.42, 0.44, 0], [0.68, 0.4, 0.43, -0.03], [0.9, 0.28, 0.34, -0.04], [0.98, 0.06, 0.08, -0.04]], 10); // biome-ignore format: a table
  features(kit, { eyes: YELLOW_EYES, brows: darker(skin, 0.55), ears: false, nose: 1.4 });
  patch(kit, helmet, [[-0.1, 0.44, 0.42, -0.06, EDGE], [0.3, 0.48, 0.48, -0.04], [0.7, 0.46, 0.48, -0.04], [0.96, 0.3, 0.36, -0.05], [1.06, 0.06, 0.07, -0.05]], [58, 302], { columns: 9, rim: 0.05 }); // biome-ignore format: a table
};
/** Closed black, one slit of red: whoever hunts Jedi. */
export const inquisitor = (kit: HeadKit): void => {
  const { helmet, light, mark } = kit.palette;
  turned(kit, helmet, [[-0.05, 0.26, 0.34, 0.06], [0.16, 0.36, 0.43, 0.03], [0.46, 0.41, 0.47, 0, EDGE], [0.78, 0.4, 0.46, -0.02], [1.0, 0.26, 0.32, -0.04], [1.08, 0.05, 0.06, -0.05]], 11); // biome-ignore format: a table
  patch(
    kit,
    BLACK,
    [
      [0.4, 0.43, 0.5, 0.01],
      [0.6, 0.43, 0.495, 0],
    ],
    [-58, 58],
    { columns: 6, rim: 0.03 },
  );
  patch(
    kit,
    light,
    [
      [0.47, 0.435, 0.507, 0.01],
      [0.53, 0.435, 0.505, 0],
    ],
    [-46, 46],
    { columns: 5 },
  );
  box(kit.clay, helmet, [0.2, 0.34, 0.14], [0, 0.2, 0.42], { taper: [0.5, 0.7] });
  mirrored(kit, () => box(kit.clay, kit.look.isMarked ? mark : helmet, [0.06, 0.42, 0.3], [0.42, 0.42, -0.06], { taper: [1, 0.5] }));
};
/** A bowl wider than its shoulders over a mask of bronze. */
export const kyuzo = (kit: HeadKit): void => {
  const { skin, helmet, mark } = kit.palette;
  turned(
    kit,
    skin,
    [
      [-0.04, 0.2, 0.26, 0.08],
      [0.2, 0.32, 0.4, 0.03],
      [0.6, 0.36, 0.43, 0],
      [0.8, 0.33, 0.4, 0],
    ],
    10,
  );
  patch(kit, { color: mark.color, gloss: 0.6 }, [[-0.08, 0.2, 0.28, 0.11], [0.2, 0.33, 0.43, 0.04], [0.44, 0.36, 0.455, 0.01]], [-70, 70], { columns: 6, rim: 0.04 }); // biome-ignore format: a table
  mirrored(kit, () => block(kit, YELLOW_EYES, [0.12, 0.06, 0.03], [0.14, 0.56, 0.42], [0, 12, 0]));
  turned(kit, helmet, [[0.66, 0.98, 0.98, 0], [0.7, 0.97, 0.97, 0, EDGE], [0.82, 0.7, 0.7, 0], [0.96, 0.34, 0.34, 0, EDGE], [1.04, 0.3, 0.3, 0], [1.06, 0.03, 0.03, 0]], 16); // biome-ignore format: a table
};
/** An old miner: goggles, whiskers, a cap of leather. */
export const ugnaught = (kit: HeadKit): void => {
  const { skin, hair, helmet } = kit.palette;
  turned(kit, skin, [[-0.04, 0.3, 0.3, 0.08], [0.14, 0.42, 0.42, 0.04], [0.44, 0.42, 0.44, 0], [0.7, 0.38, 0.42, -0.02], [0.92, 0.22, 0.28, -0.03], [0.98, 0.05, 0.06, -0.03]], 10); // biome-ignore format: a table
  features(kit, { ears: true, brows: hair, nose: 2 });
  mirrored(kit, () => box(kit.clay, hair, [0.18, 0.46, 0.24], [0.4, 0.2, 0.14], { turn: [0, 24, -10] }));
  patch(
    kit,
    helmet,
    [
      [0.3, 0.45, 0.46, -0.05],
      [0.66, 0.42, 0.46, -0.03],
    ],
    [76, 284],
    { columns: 7, rim: 0.04 },
  );
  turned(
    kit,
    helmet,
    [
      [0.66, 0.42, 0.47, -0.02],
      [0.78, 0.41, 0.46, -0.02],
      [0.98, 0.25, 0.3, -0.03],
      [1.05, 0.05, 0.06, -0.03],
    ],
    10,
  );
  mirrored(kit, () => cylinder(kit.clay, GREY, [0.16, 0.78, 0.4], 0.11, 0.08, { sides: 8, turn: [82, 0, 0], bevel: 0.02 }));
};
/** Two lamps in the dark of a brown hood. */
export const jawa = (kit: HeadKit): void => {
  turned(kit, { color: 0x120f0e }, SKULL, 8);
  mirrored(kit, () => ball(kit.clay, { color: 0xffb52e, glow: 1 }, [0.15, 0.52, 0.4], 0.075, { sides: 6, rows: 4 }));
  hoodOver(kit, kit.palette.helmet, 0.14);
};
/** Wrapped in cloth, two tubes for eyes. */
export const tusken = (kit: HeadKit): void => {
  const { helmet } = kit.palette;
  turned(kit, helmet, [[-0.1, 0.32, 0.34, 0], [0.1, 0.36, 0.4, 0.02], [0.4, 0.39, 0.44, 0], [0.7, 0.4, 0.44, -0.01], [0.94, 0.28, 0.33, -0.02], [1.04, 0.06, 0.07]], 10); // biome-ignore format: a table
  for (const y of [0.16, 0.36, 0.74, 0.88])
    patch(
      kit,
      darker(helmet, 0.78),
      [
        [y, 0.4, 0.45, 0],
        [y + 0.05, 0.4, 0.45, 0],
      ],
      [0, 359],
      { columns: 10 },
    );
  mirrored(kit, () => {
    cylinder(kit.clay, GREY, [0.16, 0.58, 0.38], 0.085, 0.16, { sides: 7, turn: [90, 0, 0], bevel: 0.015 });
    cylinder(kit.clay, GREY, [0.24, 0.86, 0.2], 0.035, 0.18, { sides: 5, turn: [20, 0, -20] });
  });
  box(kit.clay, GREY, [0.2, 0.16, 0.14], [0, 0.24, 0.44], { bevel: 0.03 });
};
