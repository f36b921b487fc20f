export const ATTACK_DICE = ['red', 'black', 'white'] as const;
export type AttackDie = (typeof ATTACK_DICE)[number];
export const DEFENCE_DICE = ['red', 'white'] as const;
export type DefenceDie = (typeof DEFENCE_DICE)[number];

/** Eight sides: how many show each result (published; edition 2.6). */
export const ATTACK_FACES: Readonly<
  Record<AttackDie, { readonly hit: number; readonly crit: number; readonly surge: number; readonly blank: number }>
> = {
  red: { hit: 5, crit: 1, surge: 1, blank: 1 },
  black: { hit: 3, crit: 1, surge: 1, blank: 3 },
  white: { hit: 1, crit: 1, surge: 1, blank: 5 },
};
/** Six sides (published; edition 2.6). */
export const DEFENCE_FACES: Readonly<Record<DefenceDie, { readonly block: number; readonly surge: number; readonly blank: number }>> = {
  red: { block: 3, surge: 1, blank: 2 },
  white: { block: 1, surge: 1, blank: 4 },
};
