import type { Posture } from '@cadre/battle';
import type { ArchetypeName } from './archetypes.js';
import type { HeadName } from './heads/heads.js';
import type { BodyName } from './proportions.js';
import type { WeaponName } from './weapons/weapons.js';
import type { WearName } from './wear/wear.js';

/** How a figure stands: as its state says, or on its way somewhere. */
export type Pose = Posture | 'moving';

/** The colours of a figure's clothes and armour, each a number like 0x8a8f9a. What is left out is painted like something near it. */
export interface Colours {
  readonly torso?: number;
  readonly legs?: number;
  readonly sleeves?: number;
  readonly boots?: number;
  readonly gloves?: number;
  readonly belt?: number;
  /** Plates of armour, or the shell of a droid. */
  readonly plate?: number;
  /** What sets the unit apart: stripes, visors, ranks. */
  readonly mark?: number;
  readonly helmet?: number;
  readonly visor?: number;
  readonly skin?: number;
  readonly hair?: number;
  /** The light of a blade, an eye or a lamp. */
  readonly light?: number;
  /** Wood and leather of a weapon, if it has any. */
  readonly weapon?: number;
}
/** Which plates a figure wears. */
export const ARMOURS = ['none', 'full', 'light', 'mando', 'vest', 'heavy'] as const;
export type Armour = (typeof ARMOURS)[number];
/** What a figure can be made of. Each part is optional: an archetype gives the rest. */
export interface FigureParts {
  readonly body?: BodyName;
  /** From sole to crown when it stands straight, in inches. */
  readonly height?: number;
  /** Broader above 1, slighter below. */
  readonly build?: number;
  readonly isFemale?: boolean;
  readonly head?: HeadName;
  /** The head against its usual size. */
  readonly headSize?: number;
  readonly armour?: Armour;
  readonly colours?: Colours;
  /** What it wears over that, each with its colour; null takes off what its archetype wears. */
  readonly wear?: Readonly<Partial<Record<WearName, number | null>>>;
  readonly weapon?: WeaponName;
  /** What its left hand holds. */
  readonly offhand?: WeaponName;
  /** Which of the stances it takes when nothing else decides; by its id unless told. */
  readonly stance?: number;
  /** Somebody who stands beside it on the same base, or sits on it. */
  readonly companion?: { readonly of: FigureRecipe; readonly at: readonly [number, number, number]; readonly turn?: number };
}
/** What a figure of one unit type looks like. Games write one for each of theirs; nothing in here knows a rule. */
export interface FigureRecipe extends FigureParts {
  /** The name that tells it apart in tests and tools. */
  readonly id: string;
  /** What it is a variety of. */
  readonly like: ArchetypeName;
}
