import type { Mood } from '../light/moods.js';
import { createClay } from '../sculpt/clay.js';
import type { Mesh, Paint } from '../sculpt/mesh.js';
import { box } from '../sculpt/shapes.js';
import type { Vec } from '../sculpt/vectors.js';
import type { TableSpace } from '../table/table-space.js';

/** How far the table's frame reaches down, in inches. */
export const SKIRT = 2.2;
const WIDTH = 1.1;
const TOP = 0.14;
const TICKS = { every: 6, length: 0.42, small: 0.16 };

/** The frame of the table: beams with cut edges, and on them a ruler with a tick for each inch and a long one for six. */
export const sculptFrame = (
  { width, depth }: Pick<TableSpace, 'width' | 'depth'>,
  { steel, line }: Mood['frame'],
): { readonly frame: Mesh; readonly lines: Mesh } => {
  const frame = createClay({ wash: 0.4 });
  const lines = createClay({ wash: 0, light: 0 });
  const beam: Paint = { color: steel, gloss: 0.5 },
    block: Paint = { color: steel, gloss: 0.6 },
    tick: Paint = { color: 0x9fb0c4 },
    long: Paint = { color: 0xdde8f4 },
    light: Paint = { color: line, glow: 1 };
  const flat = (paint: Paint, at: Vec, w: number, d: number): void =>
    lines.face(paint, [
      [at[0] - w / 2, at[1], at[2] + d / 2],
      [at[0] + w / 2, at[1], at[2] + d / 2],
      [at[0] + w / 2, at[1], at[2] - d / 2],
      [at[0] - w / 2, at[1], at[2] - d / 2],
    ]);
  for (const [turn, long_, far] of [
    [0, width, depth],
    [90, depth, width],
    [180, width, depth],
    [270, depth, width],
  ] as const) {
    const sculpt = (clay: typeof frame, shape: () => void): void => clay.within({ turn: [0, turn, 0] }, shape);
    sculpt(frame, () => {
      box(frame, beam, [long_ + 2 * WIDTH - 0.4, SKIRT + TOP, WIDTH], [0, (TOP - SKIRT) / 2, far / 2 + WIDTH / 2], { bevel: 0.12 });
      box(frame, beam, [long_ + 2 * WIDTH, 0.5, 0.2], [0, -1.1, far / 2 + WIDTH], { bevel: 0.06 });
      box(
        frame,
        block,
        [WIDTH + 0.3, SKIRT + TOP + 0.1, WIDTH + 0.3],
        [long_ / 2 + WIDTH / 2 + 0.05, (TOP - SKIRT) / 2 + 0.05, far / 2 + WIDTH / 2 + 0.05],
        {
          bevel: 0.14,
        },
      );
    });
    sculpt(lines, () => {
      flat(light, [0, TOP + 0.004, far / 2 + 0.19], long_ + 0.38, 0.06);
      for (let i = 1; i < long_; i++) {
        const isLong = i % TICKS.every === 0;
        const length = isLong ? TICKS.length : TICKS.small;
        flat(isLong ? long : tick, [i - long_ / 2, TOP + 0.004, far / 2 + 0.3 + length / 2], isLong ? 0.07 : 0.03, length);
      }
    });
  }
  return { frame: frame.finish(), lines: lines.finish() };
};
