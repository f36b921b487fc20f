import type { MissionId } from '../content/types.js';

/** What the signs of a position weigh, in the order of `signsOf`. */
export const COMMON: readonly number[] = [0.062, 0.2, 0.3, 0.0, 0.1, 0.0, -0.1, 0.092, 0.1, 0.1, 0.267];
export const OWN: Readonly<Record<MissionId, readonly number[]>> = {
  shields: [
    -1.068, 0.3, 0.1, -0.3, -0.1, -1.728, 1.123, 0.0, 0.0, 0.0, 0.093, 0.0, 0.026, 0.0, 0.502, 0.0, 1.167, 0.0, 0.0, -0.266, 0.0, 0.0,
  ],
  codes: [-1.282, 0.034, 0.643, 0.0, 0.0, -1.844, 0.0, 0.952, 1.069, -1.73, 0.0, 0.0, 0.62, 0.781, 0.0, -0.891],
  vehicle: [0.757, 0.093, 0.1, -0.3, -0.1, -2.35, 1.826, 0.0, 0.258, 0.285, 0.0, 0.078, 0.0, 0.08],
  priorities: [1.086, 0.013, 0.1, -0.357, -0.032, -0.396, 0.062, 0.0, 0.0, 0.0, 0.404, 0.222, 0.172, 0.335],
};
