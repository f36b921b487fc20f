import type { Clay } from '../../sculpt/clay.js';
import { ball, box, limb, tube } from '../../sculpt/shapes.js';
import type { Vec } from '../../sculpt/vectors.js';
import { darker } from '../heads/kit.js';
import type { Look } from '../look.js';
import type { Pose } from '../recipe.js';

/** How low it carries its body and its head, and how far it leans to its side. */
const BEARING: Readonly<Record<Pose, { readonly body: number; readonly head: number; readonly lean: number; readonly turn: number }>> = {
  ready: { body: 0, head: 0, lean: 0, turn: 10 },
  aiming: { body: -0.04, head: -0.22, lean: 0, turn: 0 },
  watching: { body: 0, head: 0.1, lean: 0, turn: 34 },
  covering: { body: -0.14, head: -0.1, lean: 0, turn: 8 },
  suppressed: { body: -0.2, head: -0.2, lean: 0, turn: -10 },
  wounded: { body: -0.12, head: -0.26, lean: 12, turn: -16 },
  down: { body: -0.36, head: -0.3, lean: 62, turn: 10 },
  moving: { body: 0.02, head: -0.1, lean: 0, turn: 0 },
};
const SIDES = 12;
/** Rows of tufts around a barrel that lies along z, each over the one behind it. */
const pelt = (clay: Clay, look: Look, rings: readonly (readonly [z: number, y: number, rx: number, ry: number])[]): void => {
  const { skin, hair } = look.palette;
  for (let i = 0; i + 1 < rings.length; i++) {
    const [front, rear] = [rings[i + 1]!, rings[i]!];
    const around = ([z, y, rx, ry]: readonly [number, number, number, number], tuft: boolean): Vec[] =>
      Array.from({ length: SIDES }, (_, j) => {
        const a = (2 * Math.PI * (j + 0.5 * (i % 2))) / SIDES;
        const out = tuft && j % 2 ? 1.14 : 1;
        const hang = tuft && Math.cos(a) < 0.1 ? -0.05 * (j % 2) : 0;
        return [rx * out * Math.sin(a), y + ry * out * Math.cos(a) + hang, z - (tuft && j % 2 ? 0.09 : 0)];
      });
    clay.skin(i % 2 ? hair : skin, [
      { points: around(front, false), shade: -0.08 },
      { points: around(rear, true), shade: 0.2 },
    ]);
  }
};
/** Shaggy, on four pillars, with one horn. */
export const beast = (clay: Clay, look: Look, pose: Pose): void => {
  const { skin, hair, plate, light } = look.palette;
  const { body, head, lean, turn } = BEARING[pose];
  const stride = pose === 'moving' ? 0.3 : 0.07;
  const rise = 0.62 + body;
  clay.within({ turn: [0, 0, lean], at: [0, 0, 0] }, () => {
    for (const [x, z, s] of [
      [-0.26, 0.42, 1],
      [0.26, 0.42, -1],
      [-0.26, -0.5, -1],
      [0.26, -0.5, 1],
    ] as const) {
      // biome-ignore format: four legs
      const foot: Vec = pose === 'down' ? [x * 1.5, 0.16, z + 0.2 * s] : [x * 1.12, 0.1, z + stride * s];
      const knee: Vec = [x * 1.15, (rise + 0.1) / 2, z + stride * s * 0.5 + 0.08];
      limb(clay, skin, knee, [x, rise, z], [[0, 0.13], [0.5, 0.17], [1, 0.2]]); // biome-ignore format: one line
      limb(clay, skin, foot, knee, [[0, 0.12], [0.6, 0.115], [1, 0.14]]); // biome-ignore format: one line
      ball(clay, darker(skin, 0.7), [foot[0], foot[1] - 0.02, foot[2] + 0.03], [0.14, 0.09, 0.16], { sides: 8, rows: 4 });
      for (const t of [-0.07, 0, 0.07]) box(clay, plate, [0.05, 0.06, 0.06], [foot[0] + t, foot[1] - 0.06, foot[2] + 0.17], { bevel: 0 });
    }
    pelt(clay, look, [[-0.98, rise - 0.02, 0.03, 0.04], [-0.86, rise + 0.04, 0.2, 0.2], [-0.6, rise + 0.1, 0.36, 0.36], [-0.28, rise + 0.13, 0.4, 0.39], [0.06, rise + 0.2, 0.44, 0.44], [0.38, rise + 0.24, 0.43, 0.46], [0.62, rise + 0.22, 0.34, 0.38], [0.82, rise + 0.16, 0.24, 0.28]]); // biome-ignore format: a table
    ball(clay, hair, [0, rise + 0.52, 0.3], [0.22, 0.14, 0.3], { sides: 8, rows: 4 });
    tube(clay, hair, [[0, rise + 0.02, -0.9], [0, rise - 0.14, -1.08], [0, rise - 0.3, -1.1]], [0.06, 0.05, 0.015], { sides: 5 }); // biome-ignore format: one line
    clay.within({ at: [0, rise + 0.22 + head * 0.5, 0.8], turn: [-head * 90 + 6, turn, 0] }, () => {
      box(clay, skin, [0.4, 0.38, 0.44], [0, 0, 0.12], { taper: [0.76, 0.8], bevel: 0.07 });
      box(clay, skin, [0.32, 0.26, 0.4], [0, -0.1, 0.42], { taper: [0.7, 0.8], bevel: 0.06 });
      tube(clay, plate, [[0, 0.0, 0.56], [0, 0.22, 0.72], [0, 0.52, 0.74]], [0.1, 0.075, 0.006], { sides: 7 }); // biome-ignore format: one line
      tube(
        clay,
        plate,
        [
          [0, 0.12, 0.34],
          [0, 0.26, 0.4],
        ],
        [0.06, 0.006],
        { sides: 6 },
      );
      box(clay, darker(skin, 0.35), [0.24, 0.05, 0.05], [0, -0.19, 0.6], { bevel: 0 });
      for (const side of [1, -1]) {
        box(clay, light, [0.03, 0.05, 0.07], [side * 0.19, 0.06, 0.26], { bevel: 0 });
        tube(clay, skin, [[side * 0.18, 0.12, 0.02], [side * 0.36, 0.14, -0.06], [side * 0.44, 0.06, -0.08]], [0.07, 0.06, 0.01], { sides: 5 }); // biome-ignore format: one line
        tube(
          clay,
          plate,
          [
            [side * 0.1, -0.18, 0.56],
            [side * 0.15, -0.1, 0.68],
          ],
          [0.03, 0.004],
          { sides: 5 },
        );
      }
    });
  });
};
