import type { Posture } from '@cadre/battle';

/** How a figure stands: as its state says, or on its way somewhere. */
export type Pose = Posture | 'moving';
/** What a figure of one unit type looks like. Games write one for each of theirs; nothing in here knows a rule. */
export interface FigureRecipe {
  /** The name that tells it apart in tests and tools. */
  readonly id: string;
}
