import { hull } from '../../sculpt/hull.js';
import type { Paint } from '../../sculpt/mesh.js';
import { ball, box, cylinder, tube } from '../../sculpt/shapes.js';
import { add, place, times, type Vec } from '../../sculpt/vectors.js';
import { bell, boxOnTrunk, onTrunk } from '../armour.js';
import { aroundTrunk } from '../body.js';
import { darker, GREY, patch, SILVER } from '../heads/kit.js';
import { CRISP, limbStations, type Sitter } from '../look.js';

/** In the frame of the back: x to the left, y up, z away from the back. */
const onBack = (sitter: Sitter, t: number, sculpt: () => void, out = 0.005): void => {
  const { x, y, z } = sitter.skeleton.torso(t);
  sitter.clay.within({ x: times(x, -1), y, z: times(z, -1), at: onTrunk(sitter, t, 180, out) }, sculpt);
};
export const pack = (sitter: Sitter, paint: Paint): void =>
  onBack(sitter, 0.72, () => {
    const { clay } = sitter;
    box(clay, paint, [0.17, 0.18, 0.085], [0, -0.01, 0.04], { bevel: 0.018 });
    box(clay, darker(paint, 0.8), [0.13, 0.07, 0.03], [0, -0.03, 0.09], { bevel: 0 });
    cylinder(clay, darker(paint, 0.7), [-0.1, 0.105, 0.045], 0.032, 0.2, { sides: 7, turn: [0, 0, -90] });
  });
export const bigPack = (sitter: Sitter, paint: Paint): void =>
  onBack(sitter, 0.7, () => {
    const { clay } = sitter;
    box(clay, paint, [0.22, 0.27, 0.12], [0, 0.02, 0.06], { bevel: 0.022 });
    for (const x of [-0.13, 0.13]) box(clay, darker(paint, 0.8), [0.05, 0.12, 0.09], [x, -0.04, 0.05], { bevel: 0 });
    cylinder(clay, darker(paint, 0.65), [-0.13, 0.185, 0.06], 0.042, 0.26, { sides: 8, turn: [0, 0, -90] });
  });
/** Field radio: a box with a long aerial. */
export const radio = (sitter: Sitter, paint: Paint): void =>
  onBack(sitter, 0.74, () => {
    const { clay } = sitter;
    box(clay, paint, [0.15, 0.19, 0.07], [0, 0, 0.035], { bevel: 0.014 });
    box(clay, GREY, [0.1, 0.05, 0.02], [0, 0.05, 0.075], { bevel: 0 });
    tube(clay, GREY, [[-0.06, 0.09, 0.04], [-0.065, 0.3, 0.05], [-0.055, 0.5, 0.03]], [0.009, 0.006, 0.003], { sides: 4 }); // biome-ignore format: a table
  });
export const jetpack = (sitter: Sitter, paint: Paint): void =>
  onBack(sitter, 0.74, () => {
    const { clay } = sitter;
    box(clay, GREY, [0.08, 0.2, 0.05], [0, 0, 0.03], { bevel: 0 });
    for (const x of [-0.062, 0.062]) {
      cylinder(clay, paint, [x, -0.1, 0.055], 0.042, 0.19, { sides: 8, bevel: 0.012 });
      cylinder(clay, GREY, [x, -0.15, 0.055], 0.046, 0.05, { sides: 8, top: 0.028 });
      ball(clay, paint, [x, 0.09, 0.055], [0.041, 0.035, 0.041], { sides: 8, rows: 3, from: 0.5 });
    }
  });
/** The same with a rocket between the tanks. */
export const rocketPack = (sitter: Sitter, paint: Paint): void => {
  jetpack(sitter, paint);
  onBack(sitter, 0.74, () => {
    const red: Paint = { color: 0xa5372a };
    cylinder(sitter.clay, SILVER, [0, 0.06, 0.06], 0.028, 0.2, { sides: 7 });
    cylinder(sitter.clay, red, [0, 0.26, 0.06], 0.034, 0.09, { sides: 7, top: 0.004 });
  });
};
export const tanks = (sitter: Sitter, paint: Paint): void =>
  onBack(sitter, 0.72, () => {
    for (const x of [-0.06, 0.06]) cylinder(sitter.clay, paint, [x, -0.12, 0.06], 0.056, 0.25, { sides: 9, bevel: 0.024 });
    tube(
      sitter.clay,
      GREY,
      [
        [0.06, -0.12, 0.06],
        [0.14, -0.22, 0.0],
        [0.16, -0.2, -0.16],
      ],
      0.014,
      { sides: 5 },
    );
  });
export const quiver = (sitter: Sitter, paint: Paint): void =>
  onBack(sitter, 0.74, () => {
    const { clay } = sitter;
    clay.within({ at: [0.02, -0.04, 0.045], turn: [0, 0, -24] }, () => {
      cylinder(clay, paint, [0, -0.1, 0], 0.036, 0.24, { sides: 7, top: 0.042 });
      for (const [x, z] of [[-0.015, 0], [0.014, 0.012], [0.004, -0.016]] as const) box(clay, { color: 0xd6c69a }, [0.012, 0.1, 0.026], [x, 0.17, z], { bevel: 0 }); // biome-ignore format: a table
    });
  });
export const pouches = (sitter: Sitter, paint: Paint): void => {
  for (const [degrees, w] of [[-76, 0.042], [-40, 0.036], [44, 0.036], [80, 0.046], [132, 0.04], [-128, 0.04]] as const) boxOnTrunk(sitter, paint, [w, 0.052, 0.03], 0.055, degrees, 0.024); // biome-ignore format: a table
};
/** Cells on a strap across the breast. */
export const bandolier = (sitter: Sitter, paint: Paint): void => {
  const path = [[1.0, 34], [0.78, 12], [0.52, -18], [0.26, -50], [0.14, -96], [0.26, -142], [0.6, -178], [0.9, -206], [1.03, -216]].map(([t, a]) => onTrunk(sitter, t!, a!, 0.016)); // biome-ignore format: a table
  tube(sitter.clay, paint, path, 0.019, { sides: 4 });
  for (const [t, a] of [[0.9, 24], [0.76, 8], [0.62, -8], [0.46, -26]] as const) boxOnTrunk(sitter, SILVER, [0.032, 0.045, 0.026], t, a, 0.032); // biome-ignore format: a table
};
export const satchel = (sitter: Sitter, paint: Paint): void => {
  const path = [
    [1.0, -34],
    [0.7, 0],
    [0.4, 34],
    [0.14, 74],
  ].map(([t, a]) => onTrunk(sitter, t!, a!, 0.016));
  tube(sitter.clay, darker(paint, 0.7), path, 0.012, { sides: 4 });
  boxOnTrunk(sitter, paint, [0.1, 0.095, 0.055], 0.0, 88, 0.034);
};
/** Guns at the thighs. */
export const holsters = (sitter: Sitter, paint: Paint): void => {
  for (const [i, { at }] of sitter.skeleton.legs.entries()) {
    const frame = at(0.34);
    const side = i === 0 ? -1 : 1;
    sitter.clay.within({ ...frame, at: place(frame, [side * 0.075 * sitter.girth, 0, 0.005]) }, () => {
      box(sitter.clay, paint, [0.026, 0.11, 0.05], [0, 0, 0], { bevel: 0 });
      box(sitter.clay, GREY, [0.02, 0.035, 0.03], [0, 0.07, -0.01], { bevel: 0 });
    });
  }
};
/** A shield of plastoid on the left shoulder, or on both. */
export const pauldron = (sitter: Sitter, paint: Paint, both = false): void => {
  for (const arm of both ? [sitter.skeleton.left, sitter.skeleton.right] : [sitter.skeleton.right]) {
    bell(sitter, arm, paint, 1.32);
    hull(
      sitter.clay,
      darker(paint, 0.8),
      limbStations(
        arm.at,
        [
          [0.24, 0.086, 0.086, CRISP],
          [0.44, 0.09, 0.088],
        ],
        sitter.girth,
      ),
      8,
      [false, false],
    );
  }
};
/** A plate of colours on the left breast. */
export const rank = (sitter: Sitter, paint: Paint): void => {
  const colours = [paint.color, 0x3a66b0, 0xc9b23c];
  boxOnTrunk(sitter, SILVER, [0.062, 0.034, 0.008], 0.82, 26, 0.012);
  for (const [i, color] of colours.entries()) boxOnTrunk(sitter, { color }, [0.014, 0.026, 0.008], 0.82, 18 + i * 8, 0.018);
};
/** Buttons and lamps on the chest. */
export const chestBox = (sitter: Sitter, paint: Paint): void => {
  boxOnTrunk(sitter, paint, [0.13, 0.1, 0.03], 0.66, 0, 0.02);
  for (const [x, color] of [[-14, 0xd33a2c], [0, 0x9fb8c8], [14, 0x3fa05a]] as const) boxOnTrunk(sitter, { color, glow: 0.5 }, [0.018, 0.018, 0.012], 0.7, x, 0.042); // biome-ignore format: a table
  boxOnTrunk(sitter, SILVER, [0.09, 0.016, 0.012], 0.6, 0, 0.04);
};
/** A mantle of fur, or of leather. */
export const mantle = (sitter: Sitter, paint: Paint): void => {
  for (const arm of [sitter.skeleton.left, sitter.skeleton.right]) bell(sitter, arm, paint, 1.2);
  const around = aroundTrunk(sitter, [[0.84, 0.012], [0.9, 0.034, CRISP], [1.02, 0.036], [1.1, 0.03, CRISP], [1.14, 0.014]]); // biome-ignore format: a table
  hull(sitter.clay, paint, around, 12, [false, false]);
};
/** Wide sleeves of a robe. */
export const sleeves = (sitter: Sitter, paint: Paint): void => {
  for (const { at } of [sitter.skeleton.left, sitter.skeleton.right])
    hull(sitter.clay, paint, limbStations(at, [[0.1, 0.056, 0.06], [0.9, 0.05, 0.056], [1.3, 0.056, 0.068], [1.8, 0.06, 0.085, { shade: 0.08 }]], sitter.girth), 8, [true, false]); // biome-ignore format: a table
};
/** Two crossed lapels over the breast. */
export const lapels = (sitter: Sitter, paint: Paint): void => {
  for (const side of [-1, 1]) {
    const path = [
      [1.06, 26],
      [0.84, 20],
      [0.55, 8],
      [0.24, -6],
    ].map(([t, a]) => onTrunk(sitter, t!, side * a!, 0.008));
    tube(sitter.clay, paint, path, [0.022, 0.03, 0.026, 0.016], { sides: 4 });
  }
};
/** A band with a lamp or a screen around the left forearm. */
export const gauntlet = (sitter: Sitter, paint: Paint): void => {
  hull(sitter.clay, paint, limbStations(sitter.skeleton.left.at, [[1.14, 0.05], [1.2, 0.062, 0.066, CRISP], [1.8, 0.05, 0.054, CRISP], [1.86, 0.04]], sitter.girth), 8, [false, false]); // biome-ignore format: a table
};
/** Cables and teeth on a cord: what a hunter has taken. */
export const trophies = (sitter: Sitter, paint: Paint): void => {
  for (const degrees of [-50, -25, 0, 25, 50]) {
    const at = onTrunk(sitter, 0.9 - 0.1 * Math.cos((degrees * Math.PI) / 90), degrees, 0.012);
    tube(sitter.clay, paint, [at, add(at, [0, -0.05, 0.012])], [0.013, 0.003], { sides: 4 });
  }
};
/** An aerial that stands up from the left shoulder. */
export const aerial = (sitter: Sitter, paint: Paint): void =>
  onBack(sitter, 0.92, () => {
    const path: Vec[] = [
      [-0.09, 0, 0.02],
      [-0.1, 0.2, 0.03],
      [-0.1, 0.42, 0.02],
    ];
    tube(sitter.clay, GREY, path, [0.011, 0.007, 0.004], { sides: 4 });
    ball(sitter.clay, paint, [-0.1, 0.42, 0.02], 0.012, { sides: 5, rows: 3 });
  });
/** A band around the forehead. */
export const headband = ({ clay, look, skeleton: { head } }: Sitter, paint: Paint): void =>
  clay.within(head, () => patch({ clay, palette: look.palette, look }, paint, [[0.7, 0.4, 0.475, -0.02], [0.79, 0.4, 0.48, -0.025]], [0, 359], { columns: 12 })); // biome-ignore format: a table
