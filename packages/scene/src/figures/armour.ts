import { hull, plate } from '../sculpt/hull.js';
import type { Paint } from '../sculpt/mesh.js';
import { box } from '../sculpt/shapes.js';
import { place, type Vec } from '../sculpt/vectors.js';
import { aroundTrunk } from './body.js';
import { CRISP, type Cut, type Look, limbStations, type Sitter } from './look.js';
import type { Arm, Leg } from './skeleton.js';

const OPEN: readonly [boolean, boolean] = [false, false];
const tubeOn = ({ clay, girth }: Sitter, at: Arm['at'], paint: Paint, cuts: readonly Cut[], sides = 7): void =>
  hull(clay, paint, limbStations(at, cuts, girth), sides, OPEN);
/** A round plate over the shoulder. */
export const bell = (sitter: Sitter, { at }: Arm, paint: Paint, size = 1): void =>
  hull(sitter.clay, paint, limbStations(at, [[-0.3, 0.02 * size], [-0.2, 0.052 * size, 0.05 * size], [-0.02, 0.07 * size, 0.068 * size], [0.26, 0.066 * size, 0.065 * size]], sitter.girth), 8, [false, true]); // biome-ignore format: a table
const upperArmPlate = (sitter: Sitter, { at }: Arm, paint: Paint): void =>
  tubeOn(sitter, at, paint, [[0.42, 0.042], [0.44, 0.054, 0.057, CRISP], [0.76, 0.05, 0.053, CRISP], [0.78, 0.038]]); // biome-ignore format: a table
const bracer = (sitter: Sitter, { at }: Arm, paint: Paint, size = 1): void =>
  tubeOn(sitter, at, paint, [[1.14, 0.036], [1.18, 0.05 * size, 0.052 * size, CRISP], [1.5, 0.047 * size], [1.88, 0.037 * size, 0.039 * size]]); // biome-ignore format: a table
const thighPlate = (sitter: Sitter, { at }: Leg, paint: Paint): void =>
  tubeOn(sitter, at, paint, [[0.14, 0.06], [0.2, 0.075, 0.079, CRISP], [0.5, 0.07, 0.075], [0.86, 0.056, 0.061]]); // biome-ignore format: a table
const shinPlate = (sitter: Sitter, { at }: Leg, paint: Paint): void =>
  tubeOn(sitter, at, paint, [[1.1, 0.046], [1.16, 0.057, 0.061, CRISP], [1.4, 0.055, 0.06], [1.86, 0.043, 0.047], [2.02, 0.045, 0.05]]); // biome-ignore format: a table
const kneePlate = ({ clay, girth }: Sitter, { at }: Leg, paint: Paint, size = 1): void =>
  plate(clay, paint, limbStations(at, [[0.84, 0.05 * size], [0.94, 0.066 * size, 0.07 * size], [1.08, 0.064 * size, 0.068 * size], [1.18, 0.052 * size]], girth), { arc: [-62, 62], columns: 3, rim: 0.014 }); // biome-ignore format: a table
/** Breast and back. */
const cuirass = (sitter: Sitter, paint: Paint, low = 0.44, out = 0.014): void =>
  hull(sitter.clay, paint, aroundTrunk(sitter, [[low, out * 0.2], [low + 0.04, out, CRISP], [0.84, out * 1.15], [1.02, out * 0.9, CRISP], [1.07, out * 0.3]]), 12, OPEN); // biome-ignore format: a table
export const frontPlate = (sitter: Sitter, paint: Paint, from: number, to: number, half: number, out: number, columns = 4): void =>
  plate(sitter.clay, paint, aroundTrunk(sitter, [[from, out], [(from + to) / 2, out * 1.1], [to, out]]), { arc: [-half, half], columns, rim: 0.012 }); // biome-ignore format: a table
const backPlate = (sitter: Sitter, paint: Paint, from: number, to: number, half: number, out: number): void =>
  plate(sitter.clay, paint, aroundTrunk(sitter, [[from, out], [to, out]]), { arc: [180 - half, 180 + half], columns: 3, rim: 0.012 }); // biome-ignore format: a table
/** A point on the trunk, and a box that sits there. */
export const onTrunk = (sitter: Sitter, t: number, degrees: number, out: number): Vec => {
  const [{ frame, rx, rz }] = aroundTrunk(sitter, [[t, out]]) as [ReturnType<typeof aroundTrunk>[number]];
  const a = (degrees * Math.PI) / 180;
  return place(frame, [rx * Math.sin(a), 0, rz! * Math.cos(a)]);
};
export const boxOnTrunk = (sitter: Sitter, paint: Paint, size: Vec, t: number, degrees: number, out: number): void => {
  const { x, y, z } = sitter.skeleton.torso(t);
  sitter.clay.within({ x, y, z, at: onTrunk(sitter, t, degrees, out) }, () =>
    box(sitter.clay, paint, size, [0, 0, 0], { turn: [0, degrees, 0], bevel: Math.min(...size) > 0.04 ? 0.008 : 0 }),
  );
};
const CAPES = ['cape', 'short-cape', 'cloak', 'mantled'] as const;
const isCaped = ({ wear }: Look): boolean => CAPES.some(name => typeof wear?.[name] === 'number');
const plastoid = (sitter: Sitter, isHeavy: boolean): void => {
  const { look, skeleton } = sitter;
  const { plate: paint, mark, sleeves, belt } = look.palette;
  cuirass(sitter, paint);
  frontPlate(sitter, paint, 0.17, 0.45, 62, 0.012);
  backPlate(sitter, paint, 0.17, 0.42, 50, 0.01);
  // The loins.
  hull(sitter.clay, paint, aroundTrunk(sitter, [[-0.19, 0.012], [-0.12, 0.014, CRISP], [0.01, 0.014]]), 10, OPEN); // biome-ignore format: a table
  if (look.isMarked) frontPlate(sitter, mark, 0.5, 0.66, 30, 0.018, 3);
  else boxOnTrunk(sitter, sleeves, [0.05, 0.022, 0.01], 0.36, 0, 0.014);
  if (!isCaped(look)) {
    boxOnTrunk(sitter, paint, [0.11, 0.09, 0.03], 0.76, 180, 0.018);
    boxOnTrunk(sitter, sleeves, [0.06, 0.05, 0.02], 0.76, 180, 0.034);
  }
  for (const [i, each] of [skeleton.right, skeleton.left].entries()) {
    if (!look.wear?.pauldrons) bell(sitter, each, look.isMarked && i === 1 ? mark : paint, isHeavy ? 1.16 : 1);
    upperArmPlate(sitter, each, paint);
    bracer(sitter, each, look.isMarked ? mark : paint);
  }
  for (const [i, each] of skeleton.legs.entries()) {
    thighPlate(sitter, each, paint);
    shinPlate(sitter, each, paint);
    kneePlate(sitter, each, look.isMarked ? mark : paint, i === 1 || look.isMarked ? 1.04 : 0.94);
  }
  for (const degrees of [-58, 58]) boxOnTrunk(sitter, belt, [0.04, 0.05, 0.026], 0.06, degrees, 0.016);
};
const scouting = (sitter: Sitter): void => {
  const { look, skeleton } = sitter;
  const { plate: paint, mark } = look.palette;
  cuirass(sitter, paint, 0.56);
  boxOnTrunk(sitter, look.isMarked ? mark : paint, [0.08, 0.05, 0.02], 0.74, 0, 0.018);
  for (const [i, each] of [skeleton.right, skeleton.left].entries()) {
    bell(sitter, each, look.isMarked && i === 1 ? mark : paint, 0.94);
    bracer(sitter, each, paint, 0.94);
  }
  for (const each of skeleton.legs) kneePlate(sitter, each, paint);
};
const beskar = (sitter: Sitter): void => {
  const { look, skeleton, clay } = sitter;
  const { plate: paint, mark } = look.palette;
  for (const side of [-1, 1]) {
    const arc: readonly [number, number] = side < 0 ? [-62, -6] : [6, 62];
    plate(clay, paint, aroundTrunk(sitter, [[0.62, 0.016], [0.8, 0.02], [0.97, 0.014]]), { arc, columns: 3, rim: 0.014 }); // biome-ignore format: a table
  }
  frontPlate(sitter, mark, 0.62, 0.8, 12, 0.024, 2);
  frontPlate(sitter, paint, 0.26, 0.56, 34, 0.014, 3);
  for (const degrees of [-62, 62]) plate(clay, paint, aroundTrunk(sitter, [[0.3, 0.012], [0.54, 0.013]]), { arc: [degrees - 20, degrees + 20], columns: 2, rim: 0.012 }); // biome-ignore format: a table
  backPlate(sitter, paint, 0.5, 0.96, 60, 0.014);
  for (const [i, each] of [skeleton.right, skeleton.left].entries()) {
    bell(sitter, each, i === 0 ? mark : paint, 0.96);
    bracer(sitter, each, mark, 1.06);
  }
  for (const each of skeleton.legs) {
    plate(clay, paint, limbStations(each.at, [[0.22, 0.076, 0.08], [0.45, 0.073, 0.078], [0.74, 0.062, 0.067]], sitter.girth), { arc: [-60, 60], columns: 3, rim: 0.014 }); // biome-ignore format: a table
    kneePlate(sitter, each, mark);
    plate(clay, paint, limbStations(each.at, [[1.24, 0.058, 0.063], [1.6, 0.052, 0.056], [1.9, 0.046, 0.05]], sitter.girth), { arc: [-70, 70], columns: 3, rim: 0.014 }); // biome-ignore format: a table
  }
};
const padded = (sitter: Sitter): void => {
  const { clay, look } = sitter;
  const { plate: paint, mark } = look.palette;
  const soft = { color: paint.color };
  hull(clay, soft, aroundTrunk(sitter, [[0.2, 0.004], [0.24, 0.014, CRISP], [0.5, 0.013], [0.86, 0.012], [1.02, 0.01, CRISP], [1.07, 0.002]]), 12, OPEN); // biome-ignore format: a table
  if (look.isMarked) frontPlate(sitter, { color: mark.color }, 0.24, 1.0, 10, 0.017, 2);
};
/** Plates over the clothes. */
export const armour = (sitter: Sitter): void => {
  switch (sitter.look.armour) {
    case 'full':
    case 'heavy':
      plastoid(sitter, sitter.look.armour === 'heavy');
      break;
    case 'light':
      scouting(sitter);
      break;
    case 'mando':
      beskar(sitter);
      break;
    case 'vest':
      padded(sitter);
      break;
    case 'none':
  }
};
