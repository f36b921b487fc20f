import { DEEDS } from '../codes.js';
import type { CharacterId, PieceId, SpaceId, Whereabouts } from '../ids.js';
import type { TurnPlan } from './turn-plan.js';

/** What a traitor thinks: the crew is told something else. */
export const TRAITOROUS = [
  'leaveLying',
  'nothingOnTop',
  'letTheCrisisCome',
  'mildEvent',
  'othersAreMilder',
  'hardestFirst',
  'leavingHurts',
  'standsWorst',
  'staysLocked',
  'keepTheirTrust',
  'letThemFall',
] as const;
/** Reasons that name nothing: deeds beside the actions, cards, slots, the action under way, and whatever is tried out or voted on. */
export const PLAIN = [
  ...DEEDS,
  'nothingAround',
  'noneToKeep',
  'noneForLater',
  'noneToTake',
  'saveTheCard',
  'stopTheDamage',
  'littleDanger',
  'muchFire',
  'mildCrisis',
  'badCrisis',
  'madeForThis',
  'badEvent',
  'othersAreWorse',
  'mildestFirst',
  'notWorthIt',
  'noDifference',
  'onlyCard',
  'tooLittle',
  'anySlot',
  'laterAction',
  'laterText',
  'asPlanned',
  'addedStrength',
  'movementEnds',
  'bringAlong',
  'nothingInReach',
  'betterThanAShot',
  'betterThanALook',
  'tooManyWays',
  'leaveIt',
  'standsBest',
  'noDoor',
  'door',
  'thisHalf',
  'noFreeAction',
  'support',
  'undermine',
  'guilty',
  'tooLittleAgainst',
  ...TRAITOROUS,
] as const;
export const ABOUT_CARD = ['keep', 'forLater', 'take', 'recover', 'actionFirst', 'textOnTop', 'hardestEvent'] as const;
export const ABOUT_THREAT = ['hit', 'knowOrMove', 'look'] as const;
export const ABOUT_SLOT = ['relief', 'freeAction'] as const;

/** What a character gains by being elsewhere: the mission is nearer, danger is less, something facedown is turned up. */
export const GAINS = ['work', 'safety', 'knowledge'] as const;
export type Gain = (typeof GAINS)[number];

/** Why the bot answers as it does. Plain data: it becomes a sentence only when somebody asks for one. */
export type Reason =
  | { readonly because: (typeof PLAIN)[number] }
  | { readonly because: (typeof ABOUT_CARD)[number]; readonly card: string }
  | { readonly because: (typeof ABOUT_THREAT)[number]; readonly piece: PieceId }
  | { readonly because: (typeof ABOUT_SLOT)[number]; readonly slot: number }
  | { readonly because: 'strength'; readonly strength: number }
  | { readonly because: 'stay'; readonly space: Whereabouts }
  | { readonly because: 'go'; readonly who: CharacterId; readonly space: SpaceId; readonly gains: readonly Gain[] }
  | { readonly because: 'plan' | 'slyPlan'; readonly plan: TurnPlan };
