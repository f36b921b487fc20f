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
  /** Damage to the Legend, measured by damage to others. */
  readonly legend: number;
  /** A goal for later, beside those that are reached. */
  readonly beside: number;
  /** Damage that is healed, measured by damage that is dealt. */
  readonly mend: number;
  /** The Force that an ability costs. */
  readonly force: number;
  /** What an ability must be worth beyond its Force. */
  readonly least: number;
}
export interface Weighing extends Readonly<Record<Side, Weights>> {
  /** Whether it weighs stances by what they promise now, more places to set up, and where a push leads. */
  readonly closely: boolean;
}
const USUAL = { legend: 1, beside: 0.5, mend: 1, force: 1, least: 0.3 };
export const WEIGHTS: Weighing = {
  legend: { fade: 0.96, later: 0.8, fear: 0.1, expected: 0.22, mission: 1, open: 0.15, hunt: 1, ...USUAL },
  cadre: { fade: 0.92, later: 0.7, fear: 0.8, expected: 0.3, mission: 1, open: 1, hunt: 1, ...USUAL },
  closely: false,
};
/** The Strategist's, found by matches in which both sides drew theirs at random (`scripts/find-weights.mjs`). */
export const FOUND: Weighing = {
  legend: { ...WEIGHTS.legend, fade: 0.95, later: 1, fear: 0.05, mission: 1.3, open: 0.05, beside: 0.2, mend: 2 },
  cadre: {
    ...WEIGHTS.cadre,
    fade: 0.9,
    later: 0.6,
    fear: 0.4,
    expected: 0.25,
    mission: 1.4,
    hunt: 1.4,
    legend: 0.7,
    force: 0.7,
    least: -0.2,
  },
  closely: true,
};
/** What a bot looks at, and how it weighs it. */
export type Weighed = EncounterView & { readonly weights?: Weighing };
export const weightsOf = ({ weights = WEIGHTS }: Weighed, side: Side): Weights => weights[side];
