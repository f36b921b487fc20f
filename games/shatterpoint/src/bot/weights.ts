import type { EncounterView, Side } from '../state.js';

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
export type Weighing = Readonly<Record<Side, Weights>>;
export const WEIGHTS: Weighing = {
  legend: { fade: 0.96, later: 0.8, fear: 0.1, expected: 0.22, mission: 1, open: 0.15, hunt: 1 },
  cadre: { fade: 0.92, later: 0.7, fear: 0.8, expected: 0.3, mission: 1, open: 1, hunt: 1 },
};
/** What a search starts from: found by matches in which both sides drew their weights at random (`scripts/find-weights.mjs`). */
export const FOUND: Weighing = {
  legend: { fade: 0.9, later: 0.8, fear: 0.03, expected: 0.22, mission: 1, open: 0.15, hunt: 1.5 },
  cadre: { fade: 0.87, later: 0.7, fear: 0.4, expected: 0.2, mission: 1, open: 1, hunt: 1.5 },
};
/** What a bot looks at, and how it weighs it. */
export type Weighed = EncounterView & { readonly weights?: Weighing };
export const weightsOf = ({ weights = WEIGHTS }: Weighed, side: Side): Weights => weights[side];
