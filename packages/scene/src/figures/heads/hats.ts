import type { Paint } from '../../sculpt/mesh.js';
import { box, cylinder, tube } from '../../sculpt/shapes.js';
import { beard, type FaceOptions, face, hair, SKULL } from './faces.js';
import { BLACK, block, darker, EDGE, GREY, type HeadKit, mirrored, patch, SILVER, turned } from './kit.js';

const STRAP: Paint = { color: 0x4a3826 };
const LENS: Paint = { color: 0xd9a441, gloss: 1, glow: 0.1 };
/** A bowl with a brim behind, and a strap under the chin. */
export const rebel = (kit: HeadKit): void => {
  const { helmet, mark } = kit.palette;
  face(kit);
  turned(kit, helmet, [[0.66, 0.44, 0.5, -0.02], [0.7, 0.43, 0.5, -0.02, EDGE], [0.9, 0.4, 0.46, -0.03], [1.06, 0.27, 0.32, -0.04], [1.13, 0.06, 0.08, -0.04]], 12); // biome-ignore format: a table
  patch(kit, helmet, [[0.44, 0.56, 0.6, -0.1, EDGE], [0.6, 0.47, 0.54, -0.05], [0.72, 0.43, 0.5, -0.02]], [66, 294], { columns: 9, rim: 0.06 }); // biome-ignore format: a table
  patch(
    kit,
    darker(helmet, 0.7),
    [
      [0.69, 0.46, 0.53, -0.01],
      [0.76, 0.44, 0.5, -0.02],
    ],
    [-70, 70],
    { columns: 6, rim: 0.04 },
  );
  mirrored(kit, () => tube(kit.clay, STRAP, [[0.37, 0.62, 0.06], [0.3, 0.2, 0.16], [0.1, -0.03, 0.24]], 0.026, { sides: 4 })); // biome-ignore format: a table
  if (kit.look.isMarked)
    patch(
      kit,
      mark,
      [
        [0.8, 0.43, 0.49, -0.02],
        [0.98, 0.36, 0.42, -0.035],
      ],
      [-14, 14],
      { columns: 2 },
    );
};
/** Goggles on a forehead or over eyes. */
export const goggles = (kit: HeadKit, y: number, z: number, paint: Paint = LENS): void => {
  patch(
    kit,
    STRAP,
    [
      [y - 0.05, 0.37, 0.46, -0.02],
      [y + 0.05, 0.37, 0.46, -0.02],
    ],
    [0, 359],
    { columns: 10 },
  );
  mirrored(kit, () => {
    box(kit.clay, GREY, [0.23, 0.16, 0.1], [0.15, y, z], { turn: [0, 16, 0], bevel: 0.03 });
    block(kit, paint, [0.16, 0.1, 0.02], [0.162, y, z + 0.052], [0, 16, 0]);
  });
};
/** A flat helmet with a net, and goggles on it. */
export const pathfinder = (kit: HeadKit): void => {
  const { helmet, mark } = kit.palette;
  face(kit);
  beard(kit, 'stubble');
  turned(kit, helmet, [[0.62, 0.47, 0.54, -0.02], [0.68, 0.45, 0.51, -0.02, EDGE], [0.88, 0.42, 0.48, -0.03], [1.04, 0.28, 0.33, -0.03], [1.1, 0.07, 0.08, -0.03]], 12); // biome-ignore format: a table
  patch(
    kit,
    darker(helmet, 0.8),
    [
      [0.34, 0.45, 0.5, -0.06, EDGE],
      [0.66, 0.44, 0.5, -0.03],
    ],
    [80, 280],
    { columns: 7, rim: 0.04 },
  );
  goggles(kit, 0.84, 0.46);
  if (kit.look.isMarked)
    patch(
      kit,
      mark,
      [
        [0.68, 0.46, 0.52, -0.02],
        [0.74, 0.45, 0.51, -0.02],
      ],
      [0, 359],
      { columns: 10 },
    );
};
/** A hood of cloth around a head. */
export const hoodOver = (kit: HeadKit, paint: Paint, deep = 0): void => {
  const open = 46 - deep * 80;
  patch(kit, paint, [[-0.2, 0.52, 0.42, -0.1], [0.06, 0.4, 0.44, -0.05], [0.4, 0.43, 0.5 + deep, -0.02 + deep], [0.7, 0.43, 0.52 + deep, -0.02 + deep], [0.92, 0.36, 0.46 + deep, -0.04 + deep / 2], [1.08, 0.16, 0.24, -0.08], [1.12, 0.02, 0.03, -0.1]], [open, 360 - open], { columns: 13, rim: 0.06 }); // biome-ignore format: a table
  // Its upper edge closes over the forehead.
  patch(kit, paint, [[0.8 - deep * 0.4, 0.42, 0.52 + deep, -0.02 + deep], [0.92, 0.365, 0.47 + deep, -0.04 + deep / 2], [1.08, 0.16, 0.24, -0.08]], [-open - 4, open + 4], { columns: 4, rim: 0.06 }); // biome-ignore format: a table
};
export const hood =
  (options?: FaceOptions) =>
  (kit: HeadKit): void => {
    face(kit, { ears: false, ...options });
    hoodOver(kit, kit.palette.helmet);
  };
/** Nothing but eyes in the dark of a hood. */
export const deepHood = (kit: HeadKit): void => {
  const { helmet, light } = kit.palette;
  turned(kit, { color: 0x17151a }, SKULL, 8);
  mirrored(kit, () => block(kit, light, [0.1, 0.045, 0.03], [0.13, 0.55, 0.4], [0, 10, -8]));
  hoodOver(kit, helmet, 0.16);
};
/** The lower face hidden by cloth. */
export const veil = (kit: HeadKit, paint: Paint): void =>
  patch(
    kit,
    paint,
    [
      [-0.1, 0.2, 0.3, 0.1, EDGE],
      [0.14, 0.29, 0.38, 0.07],
      [0.46, 0.35, 0.435, 0.0],
    ],
    [-100, 100],
    { columns: 8, rim: 0.03 },
  );
/** A flat cap with a peak. */
const officerCap = (kit: HeadKit): void => {
  const { helmet, mark } = kit.palette;
  turned(kit, helmet, [[0.68, 0.38, 0.46, -0.02], [0.8, 0.39, 0.47, -0.02, EDGE], [0.98, 0.43, 0.5, -0.04, EDGE], [1.04, 0.36, 0.42, -0.05], [1.05, 0.05, 0.06, -0.05]], 12); // biome-ignore format: a table
  patch(
    kit,
    darker(helmet, 0.55),
    [
      [0.62, 0.42, 0.62, 0.02],
      [0.7, 0.4, 0.48, 0],
    ],
    [-72, 72],
    { columns: 6, rim: 0.07 },
  );
  cylinder(kit.clay, kit.look.isMarked ? mark : SILVER, [0, 0.86, 0.45], 0.05, 0.03, { sides: 7, turn: [90, 0, 0] });
};
export const officer = (kit: HeadKit): void => {
  face(kit);
  hair(kit, 'cropped');
  officerCap(kit);
};
export const officerBun = (kit: HeadKit): void => {
  face(kit);
  hair(kit, 'bun');
  officerCap(kit);
};
/** A round cap with flaps: forest troops. */
export const forager = (kit: HeadKit): void => {
  const { helmet, mark } = kit.palette;
  face(kit);
  beard(kit, 'full');
  turned(kit, helmet, [[0.66, 0.4, 0.48, -0.02], [0.78, 0.41, 0.48, -0.02, EDGE], [0.98, 0.34, 0.4, -0.03], [1.08, 0.06, 0.08, -0.03]], 11); // biome-ignore format: a table
  patch(
    kit,
    helmet,
    [
      [0.63, 0.42, 0.6, 0.02],
      [0.72, 0.41, 0.5, -0.01],
    ],
    [-60, 60],
    { columns: 5, rim: 0.05 },
  );
  patch(
    kit,
    mark,
    [
      [0.7, 0.42, 0.495, -0.02],
      [0.78, 0.42, 0.49, -0.02],
    ],
    [0, 359],
    { columns: 11 },
  );
};
/** A wide brim around a crown. */
export const brim = (kit: HeadKit, paint: Paint, wide = 0.86, y = 0.76, band: Paint = darker(paint, 0.5)): void => {
  turned(kit, paint, [[y, wide, wide * 0.94, -0.02], [y + 0.035, wide, wide * 0.94, -0.02, EDGE], [y + 0.05, 0.43, 0.5, -0.02, { paint: band }], [y + 0.14, 0.425, 0.49, -0.02, { paint }], [y + 0.34, 0.36, 0.42, -0.03], [y + 0.39, 0.3, 0.34, -0.03, EDGE], [y + 0.37, 0.02, 0.02, -0.03]], 14); // biome-ignore format: a table
};
export const hatted = (kit: HeadKit): void => {
  face(kit);
  beard(kit, 'stubble');
  hair(kit, 'short');
  brim(kit, kit.palette.helmet, 0.72, 0.74);
};
/** A kepi: guards of a city. */
export const kepi = (kit: HeadKit): void => {
  const { helmet, mark } = kit.palette;
  face(kit);
  hair(kit, 'cropped');
  turned(kit, helmet, [[0.7, 0.375, 0.46, -0.02, { paint: mark }], [0.78, 0.375, 0.46, -0.02, { paint: helmet }], [1.14, 0.32, 0.38, 0.03, EDGE], [1.15, 0.02, 0.02, 0.03]], 12); // biome-ignore format: a table
  patch(
    kit,
    BLACK,
    [
      [0.66, 0.4, 0.62, 0.03],
      [0.73, 0.38, 0.48, 0],
    ],
    [-62, 62],
    { columns: 5, rim: 0.06 },
  );
};
/** Bandages around everything but the face. */
export const bandaged = (kit: HeadKit): void => {
  const { helmet } = kit.palette;
  face(kit, { ears: false });
  for (const y of [0.68, 0.82, 0.94]) {
    const r = y > 0.9 ? 0.27 : y > 0.8 ? 0.35 : 0.375;
    turned(kit, helmet, [[y - 0.08, r + 0.03, r + 0.1, -0.03], [y, r + 0.05, r + 0.12, -0.03], [y + 0.09, r + 0.02, r + 0.09, -0.03]], 10); // biome-ignore format: a table
  }
  patch(kit, helmet, [[-0.02, 0.3, 0.34, -0.04], [0.3, 0.39, 0.44, -0.02], [0.66, 0.39, 0.46, -0.02]], [56, 304], { columns: 8, rim: 0.04 }); // biome-ignore format: a table
  patch(
    kit,
    helmet,
    [
      [-0.05, 0.2, 0.26, 0.1],
      [0.1, 0.28, 0.34, 0.07],
    ],
    [-100, 100],
    { columns: 6, rim: 0.03 },
  );
};
/** Fans of hair and a brow of gold. */
export const headdress = (kit: HeadKit): void => {
  const { helmet, hair: paint, mark } = kit.palette;
  face(kit, { ears: false });
  turned(kit, paint, [[0.7, 0.38, 0.45, -0.02], [0.86, 0.38, 0.44, -0.03], [1.0, 0.2, 0.28, -0.04], [1.05, 0.05, 0.05, -0.04]], 10); // biome-ignore format: a table
  patch(kit, helmet, [[-0.2, 0.5, 0.4, -0.14, EDGE], [0.4, 0.46, 0.46, -0.08], [0.86, 0.47, 0.47, -0.08], [1.14, 0.36, 0.36, -0.12, EDGE]], [64, 296], { columns: 10, rim: 0.08 }); // biome-ignore format: a table
  patch(
    kit,
    mark,
    [
      [0.74, 0.4, 0.48, -0.01],
      [0.82, 0.4, 0.48, -0.01],
    ],
    [-80, 80],
    { columns: 6, rim: 0.03 },
  );
};
/** An aerial that grows from the skull. */
export const aerial = (kit: HeadKit): void => {
  tube(kit.clay, SILVER, [[0.2, 0.86, 0.14], [0.24, 1.2, 0.16], [0.22, 1.5, 0.12]], [0.035, 0.022, 0.012], { sides: 5 }); // biome-ignore format: a table
};
/** Implants around the back of a bald head. */
export const implants = (kit: HeadKit): void => {
  face(kit);
  patch(
    kit,
    GREY,
    [
      [0.44, 0.39, 0.46, -0.03],
      [0.66, 0.42, 0.5, -0.04],
    ],
    [58, 302],
    { columns: 8, rim: 0.06 },
  );
  mirrored(kit, () => {
    box(kit.clay, SILVER, [0.1, 0.24, 0.24], [0.39, 0.56, 0.02]);
    block(kit, kit.palette.light, [0.02, 0.06, 0.12], [0.445, 0.58, 0.04]);
  });
};

/** Goggles over the eyes: who reads while he shoots. */
export const goggled = (kit: HeadKit): void => {
  face(kit);
  hair(kit, 'short');
  goggles(kit, 0.56, 0.4, { color: 0xffd35a, gloss: 1, glow: 0.3 });
};
/** A pale mask under a hood: those who keep the temple have no face. */
export const templeMask = (kit: HeadKit): void => {
  const { plate, mark, helmet } = kit.palette;
  turned(kit, plate, [[-0.04, 0.2, 0.26, 0.1], [0.2, 0.3, 0.38, 0.05], [0.5, 0.36, 0.44, 0.01], [0.8, 0.33, 0.42, -0.02], [0.98, 0.1, 0.14, -0.03]], 10); // biome-ignore format: a table
  block(kit, mark, [0.07, 0.8, 0.06], [0, 0.46, 0.43]);
  mirrored(kit, () => {
    block(kit, BLACK, [0.15, 0.05, 0.04], [0.14, 0.56, 0.425], [0, 14, -6]);
    block(kit, mark, [0.04, 0.3, 0.04], [0.2, 0.3, 0.36], [0, 28, 0]);
  });
  hoodOver(kit, helmet);
};
