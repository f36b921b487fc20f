import { hull } from '../../sculpt/hull.js';
import type { Paint } from '../../sculpt/mesh.js';
import { ball, box, cylinder, tube } from '../../sculpt/shapes.js';
import { place, type Vec } from '../../sculpt/vectors.js';
import { frontPlate } from '../armour.js';
import { arm, aroundTrunk, hand, leg, shoe, trunk } from '../body.js';
import { darker, GREY, SILVER } from '../heads/kit.js';
import { CRISP, type Cut, limbStations, type Sitter, stationsOf } from '../look.js';
import type { Arm, Leg } from '../skeleton.js';

const DARK: Paint = { color: 0x3a3d43, gloss: 0.4 };
const joint = ({ clay }: Sitter, paint: Paint, at: Vec, r: number): void => ball(clay, paint, at, r, { sides: 7, rows: 4 });
const rod = (sitter: Sitter, { at }: Arm | Leg, paint: Paint, cuts: readonly Cut[], sides = 6): void =>
  hull(sitter.clay, paint, limbStations(at, cuts), sides);
const onFrame = (sitter: Sitter, t: number, sculpt: () => void): void => sitter.clay.within(sitter.skeleton.torso(t), sculpt);
const flatFoot = ({ clay }: Sitter, { foot }: Leg, paint: Paint, wide = 1): void =>
  clay.within(foot, () => box(clay, paint, [0.05 * wide, 0.026, 0.13], [0, -0.026, 0.03], { taper: [0.8, 0.8], bevel: 0.007 }));
/** Thin rods with shells on them, joints between. */
const rods = (sitter: Sitter, thick: number, joints: Paint): void => {
  const { skeleton, look } = sitter;
  const { plate } = look.palette;
  for (const each of skeleton.legs) {
    rod(sitter, each, plate, [[0, 0.022 * thick], [0.12, 0.034 * thick, 0.038 * thick, CRISP], [0.8, 0.026 * thick, 0.03 * thick, CRISP], [0.94, 0.016 * thick]]); // biome-ignore format: a table
    rod(sitter, each, plate, [[1.06, 0.018 * thick], [1.14, 0.034 * thick, 0.042 * thick, CRISP], [1.6, 0.024 * thick, 0.03 * thick], [1.98, 0.017 * thick]]); // biome-ignore format: a table
    joint(sitter, joints, each.at(1).at, 0.03 * thick);
    joint(sitter, joints, each.at(0).at, 0.036 * thick);
    flatFoot(sitter, each, plate, 0.8 + 0.2 * thick);
  }
  for (const each of [skeleton.right, skeleton.left]) {
    rod(sitter, each, plate, [[0.04, 0.02 * thick], [0.16, 0.029 * thick, 0.031 * thick, CRISP], [0.84, 0.02 * thick, 0.022 * thick, CRISP], [0.94, 0.014 * thick]]); // biome-ignore format: a table
    rod(sitter, each, plate, [[1.06, 0.015 * thick], [1.14, 0.027 * thick, 0.029 * thick, CRISP], [1.8, 0.02 * thick, 0.022 * thick, CRISP], [2.0, 0.014 * thick]]); // biome-ignore format: a table
    joint(sitter, joints, each.at(0).at, 0.036 * thick);
    joint(sitter, joints, each.at(1).at, 0.024 * thick);
    hand(sitter, each, darker(plate, 0.75));
  }
};
/** Boxes on rods: the cheapest soldier there is. */
export const b1 = (sitter: Sitter): void => {
  const { clay, look, skeleton } = sitter;
  const { plate, mark } = look.palette;
  rods(sitter, 0.92, darker(plate, 0.6));
  onFrame(sitter, 0.74, () => {
    box(clay, plate, [0.17, 0.15, 0.1], [0, 0, 0.006], { taper: [1.25, 1.1], bevel: 0.014 });
    box(clay, darker(plate, 0.75), [0.07, 0.09, 0.014], [0, -0.01, 0.06]);
    box(clay, plate, [0.16, 0.17, 0.06], [0, 0.005, -0.075], { bevel: 0.012 });
    cylinder(clay, GREY, [0.055, 0.08, -0.08], 0.007, 0.16, { sides: 4 });
    if (look.isMarked) {
      box(clay, mark, [0.21, 0.03, 0.112], [0, 0.055, 0.004], { bevel: 0.006 });
      for (const x of [-0.1, 0.1]) box(clay, mark, [0.05, 0.05, 0.1], [x, 0.06, 0.0]);
    }
  });
  tube(clay, GREY, [skeleton.torso(0.02).at, skeleton.torso(0.3).at, skeleton.torso(0.56).at], 0.026, { sides: 6 });
  onFrame(sitter, 0.02, () => box(clay, plate, [0.13, 0.075, 0.085], [0, -0.01, 0], { taper: [1.15, 1], bevel: 0.012 }));
};
/** All chest, guns in its arms. */
export const b2 = (sitter: Sitter): void => {
  const { clay, look, skeleton, pose } = sitter;
  const { plate, mark } = look.palette;
  rods(sitter, 1.35, DARK);
  const dark = darker(plate, 0.65);
  hull(clay, plate, stationsOf(skeleton.torso, [[-0.1, 0.05, 0.05, { paint: dark }], [0.02, 0.085, 0.075, { paint: dark }], [0.12, 0.07, 0.065, { paint: dark }], [0.26, 0.085, 0.08, CRISP], [0.5, 0.14, 0.11], [0.78, 0.19, 0.125, { power: 2.4 }], [1.0, 0.2, 0.115, { power: 2.6, ...CRISP }], [1.12, 0.14, 0.085, { power: 2.6 }], [1.2, 0.06, 0.05]]), 12); // biome-ignore format: a table
  onFrame(sitter, 0.9, () => {
    box(clay, look.isMarked ? mark : dark, [0.1, 0.05, 0.02], [0, -0.05, 0.116]);
    for (const x of [-0.09, 0.09])
      for (const y of [-0.07, -0.1, -0.13]) box(clay, dark, [0.05, 0.012, 0.014], [x, y, 0.1], { bevel: 0, turn: [0, x * 260, 0] });
    for (const x of [-0.17, 0.17]) ball(clay, plate, [x, 0.035, -0.004], [0.07, 0.06, 0.075], { sides: 8, rows: 5 });
  });
  for (const each of [skeleton.right, skeleton.left]) {
    rod(sitter, each, plate, [[1.0, 0.03], [1.1, 0.054, 0.056, CRISP], [1.72, 0.058, 0.06, CRISP], [1.8, 0.034]], 8); // biome-ignore format: a table
    if (each === skeleton.right && pose !== 'down')
      clay.within(each.grip, () => {
        for (const x of [-0.016, 0.016]) cylinder(clay, SILVER, [x, 0.02, -0.03], 0.014, 0.13, { sides: 7, turn: [90, 0, 0] });
      });
  }
};
/** A rib cage on a thin waist: commandos, guards, tacticians, assassins. */
export const slim = (sitter: Sitter): void => {
  const { clay, look, skeleton } = sitter;
  const { plate, mark, torso } = look.palette;
  rods(sitter, 1.12 * look.build, DARK);
  hull(clay, torso, stationsOf(skeleton.torso, [[-0.16, 0.035, 0.04], [-0.04, 0.075, 0.06, { ...CRISP }], [0.08, 0.078, 0.06, { paint: DARK, ...CRISP }], [0.2, 0.042, 0.04, { paint: DARK }], [0.42, 0.046, 0.044, { paint: plate, ...CRISP }], [0.5, 0.09, 0.07], [0.84, 0.125, 0.078, { power: 2.6 }], [1.02, 0.112, 0.066, { power: 2.6, ...CRISP }], [1.1, 0.06, 0.05, { paint: DARK, ...CRISP }], [1.16, 0.03, 0.03]], 0.6 + 0.4 * look.build), 10); // biome-ignore format: a table
  onFrame(sitter, 0.78, () => {
    box(clay, look.isMarked ? mark : darker(plate, 0.7), [0.07, 0.08, 0.02], [0, 0, 0.074]);
    box(clay, darker(plate, 0.8), [0.13, 0.15, 0.05], [0, 0, -0.085], { bevel: 0.012 });
  });
  if (look.isMarked) for (const each of [skeleton.right, skeleton.left]) rod(sitter, each, mark, [[-0.12, 0.03], [-0.04, 0.052, 0.05, CRISP], [0.26, 0.05, 0.048, CRISP], [0.32, 0.03]], 7); // biome-ignore format: a table
};
/** A person of metal. */
export const protocol = (sitter: Sitter): void => {
  const { look, skeleton, clay } = sitter;
  const { plate } = look.palette;
  trunk(sitter, plate, plate, plate);
  hull(
    clay,
    DARK,
    aroundTrunk(sitter, [
      [0.18, 0.003],
      [0.24, 0.004, CRISP],
      [0.44, 0.004, CRISP],
      [0.5, 0.002],
    ]),
    10,
    [false, false],
  );
  for (const degrees of [-26, 0, 26])
    frontPlate(sitter, { color: [0xb5452f, 0xd9c27a, 0x4a78a8][degrees / 26 + 1]! }, 0.22, 0.46, 3, 0.008, 1);
  onFrame(sitter, 0.78, () =>
    cylinder(clay, darker(plate, 0.8), [0, 0, 0.078], 0.034, 0.016, { sides: 9, turn: [90, 0, 0], bevel: 0.005 }),
  );
  for (const each of skeleton.legs) {
    leg(sitter, each, plate);
    shoe(sitter, each.foot, plate, 0.9);
    rod(
      sitter,
      each,
      darker(plate, 0.6),
      [
        [0.94, 0.047, 0.053],
        [1.0, 0.049, 0.055],
        [1.08, 0.046, 0.053],
      ],
      8,
    );
  }
  for (const each of [skeleton.right, skeleton.left]) {
    arm(sitter, each, plate);
    hand(sitter, each, plate);
    rod(
      sitter,
      each,
      DARK,
      [
        [0.94, 0.037, 0.04],
        [1.0, 0.039, 0.042],
        [1.08, 0.037, 0.04],
      ],
      8,
    );
  }
};
/** Plates of bone on a machine, with two arms more. */
export const grievous = (sitter: Sitter): void => {
  const { clay, look, skeleton, pose } = sitter;
  const { plate, light } = look.palette;
  rods(sitter, 1.2, DARK);
  hull(clay, DARK, stationsOf(skeleton.torso, [[-0.1, 0.05, 0.05], [0, 0.075, 0.06], [0.1, 0.04, 0.04], [0.4, 0.045, 0.05], [0.55, 0.09, 0.08], [0.9, 0.12, 0.085], [1.06, 0.07, 0.06], [1.16, 0.04, 0.04]]), 10); // biome-ignore format: a table
  frontPlate(sitter, plate, 0.56, 1.02, 80, 0.012, 6);
  onFrame(sitter, 0.8, () => {
    for (const x of [-0.05, 0.05])
      box(clay, plate, [0.085, 0.12, 0.04], [x, 0.005, 0.095], { taper: [0.8, 1], turn: [0, x * 300, 0], bevel: 0.014 });
    ball(clay, { color: 0x7a3f34 }, [0, -0.08, 0.07], [0.05, 0.04, 0.035], { sides: 7, rows: 4 });
  });
  for (const side of [-1, 1])
    for (const each of [side < 0 ? skeleton.right : skeleton.left]) {
      rod(
        sitter,
        each,
        plate,
        [
          [-0.16, 0.03],
          [-0.06, 0.062, 0.058, CRISP],
          [0.24, 0.05, 0.05, CRISP],
          [0.3, 0.03],
        ],
        7,
      );
      const { chest } = skeleton;
      const at = (v: Vec): Vec => place(chest, [v[0] * side, v[1], v[2]]);
      const raised = pose === 'down' ? -0.2 : pose === 'suppressed' ? -0.06 : 0.06;
      const [from, elbow, to] = [at([0.1, -0.07, -0.01]), at([0.27, -0.13, -0.02]), at([0.34, -0.02 + raised, 0.14])];
      tube(clay, plate, [from, elbow], [0.028, 0.022], { sides: 6 });
      tube(clay, plate, [elbow, to], [0.027, 0.018], { sides: 6 });
      joint(sitter, DARK, elbow, 0.026);
      ball(clay, darker(plate, 0.7), to, 0.03, { sides: 6, rows: 4 });
      const tip = at([0.44, 0.42 + raised, 0.26]);
      const hilt = place({ ...chest, at: to }, [0.018 * side, 0.07, 0.02]);
      tube(clay, SILVER, [to, hilt], 0.014, { sides: 6 });
      if (pose !== 'down') tube(clay, { color: side < 0 ? 0x5fe07a : light.color, glow: 1 }, [hilt, tip], [0.013, 0.005], { sides: 6 });
    }
};
/** A crate with legs. */
export const worker = (sitter: Sitter): void => {
  const { clay, look } = sitter;
  const { plate, mark } = look.palette;
  rods(sitter, 1.5, DARK);
  onFrame(sitter, 0.6, () => {
    box(clay, plate, [0.3, 0.3, 0.21], [0, 0.02, 0], { bevel: 0.026, taper: [1.08, 1] });
    box(clay, darker(plate, 0.6), [0.2, 0.12, 0.02], [0, 0.05, 0.105]);
    for (const x of [-0.05, 0, 0.05]) box(clay, mark, [0.03, 0.05, 0.02], [x, -0.07, 0.106]);
    box(clay, darker(plate, 0.75), [0.22, 0.22, 0.06], [0, 0.02, -0.13], { bevel: 0.012 });
  });
  onFrame(sitter, 0.04, () => box(clay, DARK, [0.17, 0.09, 0.13], [0, 0, 0]));
};
