import type { UnitType } from './types.js';

/** L-BAS-1, L-GEO-5: one miniature on a 27 mm base, 1.65 inches high, in 0.1 mm. */
const BASE = 270;
const HEIGHT = 419;
/** Names are those of the documents; the profile is ours. */
export const trooper = (unit: Omit<UnitType, 'base' | 'height' | 'from'>): UnitType => ({
  ...unit,
  base: BASE,
  height: HEIGHT,
  from: 'house',
});
