import { hull, type Station } from '../sculpt/hull.js';
import type { Paint } from '../sculpt/mesh.js';
import { box } from '../sculpt/shapes.js';
import { add, type Frame, place, times } from '../sculpt/vectors.js';
import { CRISP, type Cut, limbStations, type Sitter, stationsOf } from './look.js';
import type { Arm, Leg } from './skeleton.js';

/** The trunk from the crotch to the neck. */
const trunkCuts = ({ look: { isFemale, body }, skeleton: { proportions } }: Sitter): readonly Cut[] => {
  const w = proportions.shoulders / 0.128;
  const waist = isFemale ? 0.07 : 0.084;
  const hips = isFemale ? 0.1 : 0.094;
  const belly = body === 'small' || body === 'child' ? 1.1 : 1;
  return [
    [-0.2, 0.05, 0.05],
    [-0.08, hips * 0.92, 0.074],
    [0.07, hips, 0.077 * belly],
    [0.32, waist * belly, 0.066 * belly],
    [0.6, (isFemale ? 0.094 : 0.106) * w, isFemale ? 0.084 : 0.08],
    [0.84, (isFemale ? 0.112 : 0.128) * w, 0.083, { power: 2.4 }],
    [1.0, 0.108 * w, 0.062, { power: 2.3 }],
    [1.09, 0.058, 0.05],
    [1.13, 0.043, 0.043],
    [1.24, 0.04, 0.042],
  ];
};
/** The radii of a trunk at a share of its height. */
const trunkAt = (sitter: Sitter, t: number): readonly [rx: number, rz: number] => {
  const cuts = trunkCuts(sitter);
  const i = Math.max(
    1,
    cuts.findIndex(([at]) => at >= t),
  );
  const [low, high] = [cuts[i - 1]!, cuts[i]!];
  const share = (t - low[0]) / (high[0] - low[0]);
  const at = (a: number, b: number): number => (a + (b - a) * share) * sitter.girth;
  return [at(low[1], high[1]), at(low[2] ?? low[1], high[2] ?? high[1])];
};
/** Stations that follow the trunk at a distance. */
export const aroundTrunk = (sitter: Sitter, parts: readonly (readonly [t: number, out: number, more?: Cut[3]])[]): Station[] =>
  parts.map(([t, out, more]) => {
    const [rx, rz] = trunkAt(sitter, t);
    return { frame: sitter.skeleton.torso(t), rx: rx + out, rz: rz + out, power: t > 0.5 ? 2.3 : 2, ...more };
  });
export const trunk = (sitter: Sitter, paint: Paint, neck: Paint, below: Paint = paint): void => {
  const { clay, skeleton, girth } = sitter;
  const cuts = trunkCuts(sitter).map(
    ([t, rx, rz, more]): Cut => [t, rx, rz ?? rx, { ...more, paint: t >= 1.09 ? neck : t < 0.07 ? below : paint }],
  );
  hull(clay, paint, stationsOf(skeleton.torso, cuts, girth), 10);
};
const LEG: readonly Cut[] = [
  [-0.12, 0.045, 0.05],
  [0.06, 0.064, 0.07, { shade: -0.1 }],
  [0.4, 0.062, 0.067, { shade: 0.1 }],
  [0.86, 0.047, 0.051, { shade: 0.12 }],
  [0.98, 0.044, 0.048, { shade: -0.2 }],
  [1.08, 0.048, 0.054, { shade: 0.14 }],
  [1.5, 0.043, 0.048],
  [2.06, 0.032, 0.034],
];
/** Under plates fewer rings will do. */
const LEG_UNDER: readonly Cut[] = [LEG[0]!, LEG[1]!, LEG[3]!, LEG[5]!, LEG[7]!];
export const leg = ({ clay, girth }: Sitter, { at }: Leg, paint: Paint, cuts = LEG): void =>
  hull(clay, paint, limbStations(at, cuts, girth), 8, [false, false]);
/** The shaft of a boot, and the foot in it. */
const boot = (sitter: Sitter, { at, foot }: Leg, paint: Paint, top = 1.36): void => {
  const { clay, girth } = sitter;
  if (top < 1.9)
    hull(clay, paint, limbStations(at, [[top, 0.053, 0.057], [top + 0.08, 0.05, 0.055, CRISP], [1.65, 0.041, 0.045], [2.06, 0.038, 0.041]], girth), 8, [false, false]); // biome-ignore format: a table
  shoe(sitter, foot, paint);
};
export const shoe = ({ clay, girth, skeleton: { proportions } }: Sitter, foot: Frame, paint: Paint, long = 1): void => {
  const { ankle } = proportions;
  const g = Math.min(1.25, girth) * (ankle / 0.048);
  const section = (z: number, w: number, top: number, shade = 0): Station => {
    const low = -ankle;
    return {
      frame: { x: foot.x, y: times(foot.z, -1), z: foot.y, at: place(foot, [0, (low + top) / 2, z * long]) },
      ...{ rx: w * g, rz: (top - low) / 2, power: 3.4, shade },
    };
  };
  hull(clay, paint, [section(0.118, 0.022, -0.03), section(0.1, 0.036, -0.021, 0.1), section(0.06, 0.042, -0.008), section(0.012, 0.036, 0.012), section(-0.034, 0.034, 0.014), section(-0.046, 0.024, 0)], 8); // biome-ignore format: a table
};
const ARM: readonly Cut[] = [
  [-0.16, 0.026, 0.03],
  [0.0, 0.046, 0.05],
  [0.4, 0.042, 0.046, { shade: 0.06 }],
  [0.88, 0.036, 0.039, { shade: 0.1 }],
  [1.0, 0.033, 0.037, { shade: -0.2 }],
  [1.1, 0.038, 0.042, { shade: 0.12 }],
  [1.82, 0.031, 0.033],
  [1.86, 0.035, 0.037, { crisp: true, shade: 0.15 }],
  [2.0, 0.032, 0.034],
];
const ARM_UNDER: readonly Cut[] = [ARM[0]!, ARM[1]!, ARM[3]!, ARM[5]!, ARM[8]!];
export const arm = ({ clay, girth }: Sitter, { at }: Arm, paint: Paint, cuts = ARM): void =>
  hull(clay, paint, limbStations(at, cuts, girth), 7, [false, false]);
/** A fist around what it holds. */
export const hand = ({ clay, girth }: Sitter, { grip, hand, at }: Arm, paint: Paint): void => {
  const g = 0.8 + 0.2 * girth;
  const wrist = at(2);
  hull(clay, paint, [{ frame: { ...wrist, at: add(wrist.at, times(wrist.y, -0.02)) }, rx: 0.026 * g }, { frame: at(1.86), rx: 0.029 * g }], 6, [true, false]); // biome-ignore format: a table
  clay.within({ ...grip, at: hand }, () => {
    box(clay, paint, [0.046 * g, 0.058 * g, 0.05 * g], [0, -0.012, 0.004], { bevel: 0.013 });
  });
};
/** Trunk, limbs, hands and boots in their clothes. */
export const person = (sitter: Sitter, { boots = 1.36, sleeveless = false }: { boots?: number; sleeveless?: boolean } = {}): void => {
  const { look, skeleton } = sitter;
  const { torso, legs, sleeves, skin, gloves, belt, boots: leather } = look.palette;
  const isPlated = look.armour === 'full' || look.armour === 'heavy';
  const isArmoured = isPlated || look.armour === 'mando';
  trunk(sitter, torso, isArmoured ? sleeves : skin, legs);
  for (const each of skeleton.legs) {
    leg(sitter, each, legs, isArmoured ? LEG_UNDER : LEG);
    boot(sitter, each, leather, isPlated ? 2 : boots);
  }
  for (const each of [skeleton.right, skeleton.left]) {
    arm(sitter, each, sleeveless ? skin : sleeves, isArmoured ? ARM_UNDER : ARM);
    hand(sitter, each, gloves);
  }
  const around = aroundTrunk(sitter, [[0.03, 0.004], [0.05, 0.014, CRISP], [0.14, 0.014, CRISP], [0.16, 0.004]]); // biome-ignore format: a table
  hull(sitter.clay, belt, around, 10, [false, false]);
};
