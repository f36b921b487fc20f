/** How the engine writes several kinds of things into one integer. A test compares this reader with the engine's own. */

const DEEDS = ['feature', 'rescue', 'carry', 'planning', 'gear', 'accuse'] as const;
export type Deed = (typeof DEEDS)[number];

const DEED_KIND = 10_000;
const DEED_WHO = 1000;
export const isDeed = (value: number): boolean => value >= DEED_KIND;
export const readDeed = (value: number): { readonly deed: Deed; readonly who: number; readonly id: number } => ({
  deed: DEEDS[Math.floor(value / DEED_KIND) - 1]!,
  who: Math.floor((value % DEED_KIND) / DEED_WHO),
  id: value % DEED_WHO,
});

/** A mission's own alternative among the threats that can be attacked or looked at. */
const FIRST_ALTERNATIVE = 1000;
export const isAlternative = (value: number): boolean => value >= FIRST_ALTERNATIVE;
export const readAlternative = (value: number): number => value - FIRST_ALTERNATIVE;

/** A character's gear among its planning cards. */
export const GEAR = 100;

/** A disrupt token of a slot. */
const TOKEN_SLOT = 10_000;
export const tokenCode = (slot: number, token: number): number => slot * TOKEN_SLOT + token;
