/**
 * What the integers of an answer stand for, where one question offers different kinds of things. Pure numbers: rules, speech and
 * screens read them from here.
 */

/** Things a character can do beside its actions: what, who, with what. Below `FIRST` an option is a card to play or a space to move to. */
export const DEEDS = ['feature', 'rescue', 'carry', 'planning', 'gear', 'accuse'] as const;
export type Deed = (typeof DEEDS)[number];
const KIND = 10_000;
const WHO = 1000;
const FIRST_DEED = KIND;
export const deedCode = (deed: Deed, who: number, id: number): number => (DEEDS.indexOf(deed) + 1) * KIND + who * WHO + id;
export const isDeed = (code: number): boolean => code >= FIRST_DEED;
export const readDeed = (code: number): { deed: Deed; who: number; id: number } => ({
  deed: DEEDS[Math.floor(code / KIND) - 1]!,
  who: Math.floor((code % KIND) / WHO),
  id: code % WHO,
});

/** A character's gear among its trigger cards; planning cards go by their own number. */
export const GEAR = 100;

/** Things a mission lets one do in place of an action's own ability, beside the threats that can be chosen. */
const FIRST_ALTERNATIVE = 1000;
export const alternativeCode = (index: number): number => FIRST_ALTERNATIVE + index;
export const isAlternative = (option: number): boolean => option >= FIRST_ALTERNATIVE;
export const readAlternative = (option: number): number => option - FIRST_ALTERNATIVE;

/** A token that stands in for a real one when all are in use (MA-160). */
export const SUBSTITUTE = 1000;
/** A disrupt token in a slot. */
const TOKEN_SLOT = 10_000;
export const tokenCode = (slot: number, token: number): number => slot * TOKEN_SLOT + token;
export const readTokenChoice = (code: number): { slot: number; token: number } => ({
  slot: Math.floor(code / TOKEN_SLOT),
  token: code % TOKEN_SLOT,
});

export const SUPPORT = 0;
export const UNDERMINE = 1;
