import type { XY } from '../battlefield/ground.js';
import type { Heat } from '../battlefield/heat-spots.js';

/** A match on a measured table looked back on, in words and figures. */
export interface BattleSummary extends Heat {
  readonly game: string;
  readonly mission: string;
  readonly layout: string;
  /** How it stands or ended. */
  readonly outcome: string;
  readonly isOver: boolean;
  /** The first two seats have each other's colour. */
  readonly areSeatsSwapped?: boolean;
  /** Figures of each side, in the order of `sides`. */
  readonly rows: readonly { readonly name: string; readonly values: readonly (number | string)[] }[];
  readonly table: { readonly width: number; readonly depth: number; readonly pieces: readonly { readonly polygon: readonly XY[] }[] };
  readonly figures: readonly (XY & { readonly seat: number; readonly radius: number })[];
}
