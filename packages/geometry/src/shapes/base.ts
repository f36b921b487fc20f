import { type Direction, lengthOf, type Point, round } from './exact.js';
import { convex, disc, type Outline } from './outline.js';

export const BASE_KINDS = ['disc', 'notched', 'rectangle'] as const;

/** All lengths in 0.1 mm. The notch takes the end of a movement tool (L-MOV-6); for measuring the edge is taken as whole. */
export type Base =
  | { readonly kind: 'disc'; readonly diameter: number }
  | { readonly kind: 'notched'; readonly diameter: number; readonly notch: number }
  | { readonly kind: 'rectangle'; readonly length: number; readonly width: number; readonly notch: number };

export const lengthOfBase = (base: Base): number => (base.kind === 'rectangle' ? base.length : base.diameter);
export const notchOf = (base: Base): number => (base.kind === 'disc' ? 0 : base.notch);

/**
 * A turned rectangle has its corners on the 0.1 mm grid, each at most 0.071 mm from the ideal place; from there on every
 * answer about it is exact. The rounding is the same in all four quarter turns and mirrored.
 */
export const footprint = (base: Base, at: Point, facing: Direction): Outline => {
  switch (base.kind) {
    case 'disc':
    case 'notched':
      return disc(at.x, at.y, base.diameter / 2);
    case 'rectangle': {
      const length = lengthOf(facing.x, facing.y);
      const corner = (ahead: number, left: number): Point => ({
        x: at.x + round((ahead * facing.x - left * facing.y) / (2 * length)),
        y: at.y + round((ahead * facing.y + left * facing.x) / (2 * length)),
      });
      const { length: l, width: w } = base;
      return convex([corner(l, -w), corner(l, w), corner(-l, w), corner(-l, -w)]);
    }
  }
};

const NOTCH = 60;
/** L-GEO-3, L-GEO-6: published base sizes of Legion. */
export const LEGION_BASES = {
  small: { kind: 'disc', diameter: 270 },
  medium: { kind: 'notched', diameter: 500, notch: NOTCH },
  large: { kind: 'notched', diameter: 700, notch: NOTCH },
  huge: { kind: 'notched', diameter: 1000, notch: NOTCH },
  laat: { kind: 'notched', diameter: 1200, notch: NOTCH },
  epic: { kind: 'notched', diameter: 1500, notch: NOTCH },
  long: { kind: 'rectangle', length: 1750, width: 1000, notch: NOTCH },
  snail: { kind: 'rectangle', length: 2000, width: 1000, notch: NOTCH },
  pointOfInterest: { kind: 'disc', diameter: 508 },
  token: { kind: 'disc', diameter: 254 },
} as const satisfies Readonly<Record<string, Base>>;

/** S-BASE-1, S-TOOL-3: published base sizes of Shatterpoint. */
export const SHATTERPOINT_BASES = {
  small: { kind: 'disc', diameter: 400 },
  large: { kind: 'disc', diameter: 500 },
  objective: { kind: 'disc', diameter: 254 },
} as const satisfies Readonly<Record<string, Base>>;
