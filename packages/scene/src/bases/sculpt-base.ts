import { createClay } from '../sculpt/clay.js';
import type { Mesh } from '../sculpt/mesh.js';
import { box, loft } from '../sculpt/shapes.js';

/** How high a base is, in inches: figures stand on top of it. */
export const BASE_HEIGHT = 0.1;
const SIDES = 28;
const RIM = { color: 0x23262c };
/** Notches in the rim tell sides apart without colour: none, four, three, six; those of nobody's seat have more. */
const NOTCHES = [0, 4, 3, 6, 8, 12] as const;
/**
 * A round base true to scale, in inches. Its rim has the colour of a side and as many notches as that side has, its top is the ground that it
 * stands on.
 */
export const sculptBase = (radius: number, seat: number, side: number, ground: number): Mesh => {
  const clay = createClay({ grain: 0.05, wash: 0.5 });
  loft(
    clay,
    RIM,
    [
      { y: 0, rx: radius, paint: { color: side, glow: 0.35 } },
      { y: 0.055, rx: radius * 0.985, paint: RIM, crisp: true },
      { y: BASE_HEIGHT - 0.012, rx: radius * 0.93, crisp: true },
      { y: BASE_HEIGHT, rx: radius * 0.9, paint: { color: ground }, crisp: true },
      { y: BASE_HEIGHT + 0.004, rx: 0.001 },
    ],
    { sides: SIDES },
  );
  const notches = NOTCHES[seat % NOTCHES.length]!;
  for (let i = 0; i < notches; i++) {
    const a = (2 * Math.PI * (i + 0.5)) / notches;
    clay.within({ at: [radius * 0.95 * Math.sin(a), 0.05, radius * 0.95 * Math.cos(a)], turn: [0, (a * 180) / Math.PI, 0] }, () =>
      box(clay, { color: 0xf4f6fb, glow: 0.3 }, [0.16, 0.09, 0.09], [0, 0, 0], { bevel: 0.02 }),
    );
  }
  return clay.finish();
};
