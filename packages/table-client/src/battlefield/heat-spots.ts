import type { XY } from './ground.js';

/** Something that happened at a place: a figure of a seat was there, or was harmed there. */
export interface HeatSpot extends XY {
  readonly seat: number;
  readonly means: 'stood' | 'harm';
  /** How much of it: turns, wounds. */
  readonly n: number;
}
/** Where a match happened, and what its sides and their losses are called. */
export interface Heat {
  readonly heat: readonly HeatSpot[];
  readonly sides: readonly { readonly seat: number; readonly name: string }[];
  /** What the game calls harm: wounds, damage. */
  readonly harm: string;
}
/** What happened close together is one spot in the middle of it: as many separate ones could not be counted. */
export const gatherSpots = (spots: readonly HeatSpot[], within: number): readonly HeatSpot[] => {
  const gathered: HeatSpot[] = [];
  for (const spot of spots) {
    const i = gathered.findIndex(
      ({ x, y, seat, means }) => seat === spot.seat && means === spot.means && Math.hypot(x - spot.x, y - spot.y) <= within,
    );
    if (i < 0) {
      gathered.push(spot);
      continue;
    }
    const before = gathered[i]!;
    const n = before.n + spot.n;
    const middle = (a: number, b: number): number => (a * before.n + b * spot.n) / n;
    gathered[i] = { ...before, x: middle(before.x, spot.x), y: middle(before.y, spot.y), n };
  }
  return gathered;
};
/** How much of something happened to a seat in the whole match. */
export const sumOfHeat = (spots: readonly HeatSpot[], seat: number, means: HeatSpot['means']): number =>
  spots.reduce((sum, spot) => (spot.seat === seat && spot.means === means ? sum + spot.n : sum), 0);
