import type { Side } from '../state.js';

/** How a side weighs what it sees. */
export interface Weights {
  /** What is left of a goal with every inch away. */
  readonly fade: number;
  /** An attack next turn, measured by one now. */
  readonly later: number;
  /** How much it minds what enemies could do to it. */
  readonly fear: number;
  /** How much of an enemy's power it expects until its next chance. */
  readonly expected: number;
  /** Control of objectives, and armored targets. */
  readonly mission: number;
  /** Objectives that nobody has taken yet. */
  readonly open: number;
  /** Damage to the other side. */
  readonly hunt: number;
}
export const WEIGHTS: Readonly<Record<Side, Weights>> = {
  legend: { fade: 0.96, later: 0.8, fear: 0.1, expected: 0.22, mission: 1, open: 0.15, hunt: 1 },
  cadre: { fade: 0.92, later: 0.7, fear: 0.8, expected: 0.3, mission: 1, open: 1, hunt: 1 },
};
