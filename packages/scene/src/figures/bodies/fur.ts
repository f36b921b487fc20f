import { type Station, stationPoint } from '../../sculpt/hull.js';
import type { Paint } from '../../sculpt/mesh.js';
import { add, times, type Vec } from '../../sculpt/vectors.js';
import { arm, aroundTrunk, hand, leg, shoe, trunk } from '../body.js';
import { darker } from '../heads/kit.js';
import { limbStations, type Sitter } from '../look.js';

const SIDES = 10;
/** One row of tufts that hang over the next: from a ring down to points around a lower, wider one. */
const tufts = ({ clay }: Sitter, paint: Paint, from: Station, to: Station, phase: number): void => {
  const angles = Array.from({ length: SIDES }, (_, i) => (360 * (i + 0.5 * phase)) / SIDES);
  const top = angles.map(a => stationPoint(from, a));
  const low = angles.map((a, i): Vec => {
    const at = stationPoint({ ...to, rx: to.rx * (i % 2 ? 1.16 : 0.98), rz: (to.rz ?? to.rx) * (i % 2 ? 1.16 : 0.98) }, a);
    return i % 2 ? add(at, times(to.frame.y, -0.035)) : at;
  });
  clay.skin(paint, [
    { points: low, shade: 0.22 },
    { points: top, shade: -0.1 },
  ]);
};
const coat = (sitter: Sitter, paint: Paint, stations: readonly Station[]): void => {
  // From below upwards, so that each row of tufts lies over the one under it.
  for (let i = 0; i + 1 < stations.length; i++) tufts(sitter, i % 2 ? darker(paint, 0.9) : paint, stations[i + 1]!, stations[i]!, i % 2);
};
/** A body in its own fur. */
export const furry = (sitter: Sitter): void => {
  const { look, skeleton, girth } = sitter;
  const { skin, hair } = look.palette;
  trunk(sitter, skin, skin, skin);
  coat(sitter, skin, aroundTrunk(sitter, [[-0.2, 0.014], [0.04, 0.022], [0.26, 0.024], [0.5, 0.022], [0.74, 0.022], [0.98, 0.016], [1.1, 0.012]])); // biome-ignore format: a table
  const limbs = [[0.0, 0.05], [0.34, 0.058], [0.68, 0.05], [1.02, 0.05], [1.36, 0.05], [1.72, 0.046]] as const; // biome-ignore format: a table
  for (const each of skeleton.legs) {
    leg(sitter, each, skin);
    shoe(sitter, each.foot, hair, 0.9);
    coat(sitter, skin, limbStations(each.at, limbs.map(([t, r]) => [t, r * 1.28, r * 1.34] as const), girth)); // biome-ignore format: one line
  }
  for (const each of [skeleton.right, skeleton.left]) {
    arm(sitter, each, skin);
    hand(sitter, each, darker(skin, 0.7));
    coat(
      sitter,
      skin,
      limbStations(
        each.at,
        limbs.map(([t, r]) => [t, r, r * 1.04] as const),
        girth,
      ),
    );
  }
};
