import type { UnitType } from './types.js';

/** L-BAS-1, L-GEO-5: one miniature on a 27 mm base, 1.65 inches high, in 0.1 mm. */
export const TROOPER = { base: 270, height: 419 } as const;
/** Names are those of the documents; the profile is ours. */
export const trooper = (unit: Omit<UnitType, 'base' | 'height' | 'from'>): UnitType => ({ ...unit, ...TROOPER, from: 'house' });
