import type { Storey } from '../map/storey.js';
import type { Box } from '../seen.js';
import { UNIT } from './ground-plan.js';
import { ROOF } from './scene-pieces.js';

/** In units of the drawing: what lies on roofs, and the heads of those who stand somewhere. */
export const ROOFS = ROOF / UNIT;
export const HEAD = 100;
export const floorAt = ({ terrain }: Box, space: number): number => (terrain.roof[space] ? ROOFS : 0);

interface Seen {
  readonly screen: {
    readonly lying: (at: { x: number; y: number }, height?: number) => string;
    readonly upright: (at: { x: number; y: number }, height?: number) => string;
    readonly scaleAt: (at: { x: number; y: number }) => number;
  };
  readonly lens: { readonly shadow: (at: readonly [number, number], height: number) => readonly [number, number] } | null;
}
/** How high each space is on a map that is pictured. */
export const storeyOf = (box: Box, { screen, lens }: Seen): Storey => ({
  lying: (space, at) => screen.lying(at, floorAt(box, space)),
  over: (space, at) => `${screen.upright(at, floorAt(box, space) + HEAD)} scale(${screen.scaleAt(at)})`,
  seen: (space, at) => {
    const height = floorAt(box, space);
    if (!lens || height === 0) return at;
    const [x, y] = lens.shadow([at.x, at.y], height);
    return { x, y };
  },
});
