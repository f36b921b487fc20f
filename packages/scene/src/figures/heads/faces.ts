import type { Paint } from '../../sculpt/mesh.js';
import { ball, tube } from '../../sculpt/shapes.js';
import { block, darker, EDGE, grown, type HeadKit, mirrored, patch, type Slice, turned } from './kit.js';

/** A human head without hair, from under the chin to the crown. */
export const SKULL: readonly Slice[] = [
  [-0.03, 0.12, 0.16, 0.1],
  [0.04, 0.17, 0.22, 0.11, { shade: 0.2 }],
  [0.2, 0.265, 0.33, 0.05, { shade: 0.22 }],
  [0.42, 0.325, 0.4, 0, { shade: 0.22 }],
  [0.62, 0.345, 0.42, -0.02, { shade: 0.08 }],
  [0.82, 0.325, 0.41, -0.03],
  [0.95, 0.21, 0.29, -0.03],
  [1.0, 0.05, 0.07, -0.03],
];
export interface FaceOptions {
  readonly eyes?: Paint;
  readonly brows?: Paint | null;
  readonly ears?: boolean;
  readonly nose?: number;
  readonly lips?: Paint;
}
const EYE: Paint = { color: 0x241a18 };
const WHITE: Paint = { color: 0xe9e4da };
export const features = (kit: HeadKit, { eyes, brows = kit.palette.hair, ears = true, nose = 1, lips }: FaceOptions = {}): void => {
  const { skin } = kit.palette;
  const shadow = darker(skin, 0.62);
  if (nose > 0) block(kit, skin, [0.1 * nose, 0.2, 0.14], [0, 0.44, 0.4], [-8, 0, 0], [0.55, 0.35]);
  block(kit, lips ?? darker(skin, 0.55), [0.15, 0.03, 0.03], [0, 0.215, 0.365]);
  mirrored(kit, () => {
    block(kit, shadow, [0.15, 0.085, 0.03], [0.135, 0.56, 0.372], [0, 18, 0]);
    if (eyes) block(kit, eyes, [0.1, 0.05, 0.03], [0.135, 0.56, 0.382], [0, 18, 0]);
    else {
      block(kit, WHITE, [0.1, 0.045, 0.02], [0.137, 0.56, 0.384], [0, 18, 0]);
      block(kit, EYE, [0.045, 0.055, 0.02], [0.128, 0.56, 0.393], [0, 18, 0]);
    }
    if (brows) block(kit, brows, [0.165, 0.038, 0.05], [0.135, 0.638, 0.378], [0, 16, 4]);
    if (ears) block(kit, skin, [0.05, 0.17, 0.11], [0.345, 0.5, -0.03], [0, -16, 0]);
  });
};
export const face = (kit: HeadKit, options?: FaceOptions): void => {
  turned(kit, kit.palette.skin, SKULL, 12);
  features(kit, options);
};
const CROWN: readonly Slice[] = [[0.68, 0.365, 0.45, -0.025], [0.82, 0.365, 0.45, -0.03], [0.97, 0.265, 0.34, -0.03], [1.06, 0.06, 0.08, -0.03]]; // biome-ignore format: a table
const NAPE: readonly Slice[] = [[0.3, 0.335, 0.41, -0.02], [0.5, 0.37, 0.44, -0.02], [0.72, 0.375, 0.455, -0.025]]; // biome-ignore format: a table
export const HAIRS = ['bald', 'cropped', 'short', 'swept', 'long', 'bob', 'bun', 'braid', 'ponytail', 'topknot', 'shaggy'] as const;
export type Hair = (typeof HAIRS)[number];
const short = (kit: HeadKit, by = 0): void => {
  turned(kit, kit.palette.hair, grown(CROWN, by), 10);
  patch(kit, kit.palette.hair, grown(NAPE, by), [70, 290], { columns: 7 });
};
/** Strands that hang from the head down the back. */
const strands = (kit: HeadKit, low: number, by = 0.03, arc: readonly [number, number] = [62, 298]): void =>
  patch(kit, kit.palette.hair, [[low, 0.36 + by, 0.36 + by, -0.1, EDGE], [0.2, 0.38 + by, 0.42 + by, -0.06], [0.72, 0.375, 0.455, -0.025]], arc, { columns: 8, rim: 0.1 }); // biome-ignore format: a table
export const hair = (kit: HeadKit, style: Hair): void => {
  const { clay, palette } = kit;
  const paint = palette.hair;
  switch (style) {
    case 'bald':
      break;
    case 'cropped':
      turned(kit, paint, grown(CROWN, -0.018), 10);
      patch(kit, paint, grown(NAPE, -0.022), [84, 276], { columns: 6 });
      break;
    case 'short':
      short(kit);
      break;
    case 'swept':
      short(kit, 0.01);
      block(kit, paint, [0.36, 0.11, 0.16], [0.05, 0.86, 0.36], [-24, 8, -9]);
      mirrored(kit, () => block(kit, paint, [0.05, 0.24, 0.13], [0.355, 0.56, 0.13]));
      break;
    case 'shaggy':
      short(kit, 0.045);
      strands(kit, 0.08, 0.02);
      for (const [x, turn] of [[-0.17, 14], [0, -6], [0.17, -18]] as const) block(kit, paint, [0.15, 0.16, 0.08], [x, 0.8, 0.4], [-12, x * 100, turn]); // biome-ignore format: a table
      break;
    case 'long':
      short(kit, 0.02);
      strands(kit, -0.32, 0.05);
      mirrored(kit, () => block(kit, paint, [0.07, 0.62, 0.14], [0.37, 0.36, 0.14]));
      break;
    case 'bob':
      short(kit, 0.03);
      strands(kit, 0.06, 0.06, [48, 312]);
      block(kit, paint, [0.5, 0.1, 0.08], [0, 0.79, 0.4], [-10, 0, 0]);
      break;
    case 'bun':
      short(kit, 0.015);
      ball(clay, paint, [0, 0.74, -0.52], 0.19, { sides: 7, rows: 5 });
      break;
    case 'braid':
      short(kit, 0.02);
      mirrored(kit, () => block(kit, paint, [0.09, 0.3, 0.2], [0.36, 0.58, -0.06]));
      tube(clay, paint, [[-0.05, 0.98, 0.2], [-0.3, 0.92, 0], [0, 0.9, -0.38], [0.3, 0.92, 0], [0.05, 0.98, 0.22]], 0.075, { sides: 5 }); // biome-ignore format: a table
      break;
    case 'ponytail':
      short(kit, -0.01);
      tube(clay, paint, [[0, 0.98, -0.3], [0, 1.08, -0.52], [0, 0.72, -0.72], [0, 0.1, -0.68], [0, -0.25, -0.58]], [0.08, 0.12, 0.12, 0.1, 0.02], { sides: 6 }); // biome-ignore format: a table
      break;
    case 'topknot':
      turned(kit, paint, grown(CROWN, -0.03), 9);
      tube(clay, paint, [[0, 0.98, -0.12], [0, 1.16, -0.18], [0, 1.12, -0.4], [0, 0.8, -0.56]], [0.1, 0.12, 0.09, 0.02], { sides: 6 }); // biome-ignore format: a table
      break;
  }
};
export const BEARDS = ['full', 'stubble', 'moustache', 'goatee'] as const;
export type Beard = (typeof BEARDS)[number];
export const beard = (kit: HeadKit, style: Beard): void => {
  const paint = kit.palette.hair;
  const jaw: Slice[] = [[-0.05, 0.15, 0.2, 0.12], [0.05, 0.2, 0.25, 0.11], [0.18, 0.275, 0.35, 0.05], [0.34, 0.32, 0.4, 0.01]]; // biome-ignore format: a table
  const lip = (): void => block(kit, paint, [0.24, 0.06, 0.07], [0, 0.285, 0.39], [0, 0, 0]);
  switch (style) {
    case 'stubble':
      patch(kit, darker(kit.palette.skin, 0.72), jaw, [-84, 84], { columns: 6 });
      break;
    case 'moustache':
      lip();
      break;
    case 'goatee':
      lip();
      patch(kit, paint, grown(jaw, 0.03), [-30, 30], { columns: 3, rim: 0.03 });
      break;
    case 'full':
      lip();
      patch(kit, paint, grown(jaw, 0.032), [-88, 88], { columns: 8, rim: 0.03 });
      break;
  }
};
/** A human head with hair. */
export const person =
  (style: Hair, bearded?: Beard, options?: FaceOptions) =>
  (kit: HeadKit): void => {
    face(kit, options);
    hair(kit, style);
    if (bearded) beard(kit, bearded);
    // The lower lip shows over a beard.
    if (bearded === 'full') block(kit, darker(kit.palette.skin, 0.6), [0.13, 0.03, 0.03], [0, 0.215, 0.4]);
  };
