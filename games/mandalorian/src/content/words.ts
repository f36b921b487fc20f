/** The closed vocabularies of the game. Every union in the content is made from one of these tuples. */

export const SLOTS = ['move', 'attack', 'intel', 'plan', 'mission'] as const;
export type Slot = (typeof SLOTS)[number];

export const CLASSES = ['melee', 'blaster', 'sharpshooter'] as const;
export type EnemyClass = (typeof CLASSES)[number];

export const ABILITIES = ['sentry', 'grapple', 'sabotage', 'missionEffect'] as const;
export type Ability = (typeof ABILITIES)[number];

export const SHAPES = ['square', 'circle', 'triangle'] as const;
export type Shape = (typeof SHAPES)[number];

/** Where threat tokens wait: one stack for each shape, the orange reinforcements, and special tokens that a mission places by name. */
export const STACKS = [...SHAPES, 'reinforcement', 'special'] as const;
export type Stack = (typeof STACKS)[number];

export const BACKS = [...CLASSES, 'alert'] as const;
export type EventBack = (typeof BACKS)[number];

/** Spaces that no border joins are not adjacent. */
export const BORDERS = ['thin', 'wall', 'elevation', 'door'] as const;
export type BorderKind = (typeof BORDERS)[number];

export const STARS = ['plain', 'red', 'blue'] as const;
export type Star = (typeof STARS)[number];

export const STRENGTHS = [1, 2, 3, 4] as const;
export type Strength = (typeof STRENGTHS)[number];

export const DIFFICULTIES = ['novice', 'standard', 'veteran'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/**
 * Map rules stay in force under a mercenary sheet. `jumpDown`: a character on a roof may leave it across a dotted line as an
 * ordinary step. `noCarryingUp`: whoever carries somebody or something may not cross a dotted line onto a roof, whatever a card says.
 */
export const MAP_RULES = ['jumpDown', 'noCarryingUp'] as const;
export type MapRule = (typeof MAP_RULES)[number];

/** When a skill text is used, if not declared with the card: MA-106 leaves `either` to the player. */
export const TIMINGS = ['before', 'after', 'either'] as const;
export type Timing = (typeof TIMINGS)[number];

/**
 * When a kept planning card or a gear card may be used, always by the character that has it.
 * `damage`: it would be dealt damage. `sentryOrGrapple`: a sentry or grapple enemy would deal it damage. `eventDamage`: an event or
 * crisis would deal it damage. `performAction`: it performs an action, before the effect. `actionStep`: between the actions of its own
 * Action Step. `chosenToAttack`: an enemy was chosen to attack it. `attacked`: after an enemy attacked it. `crisis`: a crisis would be
 * resolved in its own turn. `eventStep`: any Event Step begins. `afterEvent`: an event is finished, in anybody's turn.
 */
export const TRIGGERS = [
  'never',
  'damage',
  'sentryOrGrapple',
  'eventDamage',
  'performAction',
  'actionStep',
  'chosenToAttack',
  'attacked',
  'crisis',
  'eventStep',
  'afterEvent',
] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** `crossElevation`: dotted lines. `passEnemies`: no stop for enemies. `quiet`: no sentry, no grapple. `breach`: one wall or locked door. */
export const MOVE_MODES = ['crossElevation', 'passEnemies', 'quiet', 'breach'] as const;
export type MoveMode = (typeof MOVE_MODES)[number];

export const SOURCES = ['seed', 'published', 'house'] as const;
export type SourceKind = (typeof SOURCES)[number];

/** Where a piece of content comes from: a rulebook at hand, a public fact, or our own design. */
export interface Source {
  readonly kind: SourceKind;
  readonly note: string;
}

/** When lasting effects end. `seat`: when the next turn of that seat begins; `turn`: with this turn, after its Event Step. */
export const MOMENTS = ['seat', 'turn', 'event'] as const;
export type Moment = (typeof MOMENTS)[number];
