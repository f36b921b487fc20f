import { die } from '@cadre/kit';

export const ATTACK_FACES = ['critical', 'strike', 'expertise', 'failure'] as const;
export type AttackFace = (typeof ATTACK_FACES)[number];
export const DEFENCE_FACES = ['block', 'expertise', 'failure'] as const;
export type DefenceFace = (typeof DEFENCE_FACES)[number];
/** S-DICE-1: eight faces. */
export const ATTACK = die('attack', { critical: 1, strike: 3, expertise: 2, failure: 2 });
/** Six faces. */
export const DEFENCE = die('defence', { block: 2, expertise: 2, failure: 2 });
