import type { AbilityText } from '../effect.js';
import { FIRST_ANYWAY, NO_UNIT_CARDS } from './patterns.js';
import { inactive, NO_MOMENTUM, NO_PRIMARY, NO_RESERVE } from './words.js';

// Abilities that do nothing in this mode, with the reason.
export const PROTECTIVE_DETAIL: AbilityText = inactive('protective-detail', 'innate', 'none', NO_PRIMARY);
export const VICTORY_THROUGH_COMBAT: AbilityText = inactive('victory-through-combat', 'innate', 'none', NO_MOMENTUM);
export const PROTECTION_PROTOCOLS: AbilityText = inactive('protection-protocols', 'reactive', 0, NO_PRIMARY);
export const ANIMATED_BEYOND_DEATH: AbilityText = inactive('animated-beyond-death', 'innate', 'none', NO_PRIMARY);
export const ON_CONTRACT: AbilityText = inactive('on-contract', 'innate', 'none', NO_PRIMARY);
export const OPEN_LINE: AbilityText = inactive('open-line', 'active', 0, NO_MOMENTUM);
export const FIFTY_THOUSAND: AbilityText = inactive('fifty-thousand', 'innate', 'none', NO_MOMENTUM);
export const FORWARD_SCOUT: AbilityText = inactive('forward-scout', 'innate', 'none', FIRST_ANYWAY);
export const WOOKIEE_LOYALTY: AbilityText = inactive('wookiee-loyalty', 'tactic', 'none', NO_PRIMARY);
export const HELPFUL_HAND: AbilityText = inactive('helpful-hand', 'reactive', 0, NO_PRIMARY);
export const PROPERTY_OF_EZRA: AbilityText = inactive('property-of-ezra', 'innate', 'none', NO_MOMENTUM);
export const CLOSE_THE_DEAL: AbilityText = inactive('close-the-deal', 'reactive', 1, NO_RESERVE);
export const THERE_IS_ONE_JOB: AbilityText = inactive('there-is-one-job', 'innate', 'none', NO_UNIT_CARDS);
export const NOT_SO_FAST: AbilityText = inactive('not-so-fast', 'reactive', 1, NO_RESERVE);
export const RACE_YA: AbilityText = inactive('race-ya', 'tactic', 'none', NO_PRIMARY);
export const STAUNCH_BODYGUARD: AbilityText = inactive('staunch-bodyguard', 'reactive', 1, NO_PRIMARY);
export const DECOY: AbilityText = inactive('decoy', 'innate', 'none', NO_PRIMARY);
export const UNWITTING_BRUTE: AbilityText = inactive('unwitting-brute', 'innate', 'none', NO_PRIMARY);
