import { codec, type Decoded, index } from '@cadre/core';
import { type CharacterId, characterId } from './ids.js';

/** Things a character can do beside its actions: what, who, with what. */
export const DEEDS = ['feature', 'rescue', 'carry', 'planning', 'gear', 'accuse'] as const;
export type Deed = (typeof DEEDS)[number];
const deed = { who: index<CharacterId>(16), id: index<number>(1024) };

/**
 * What the integers of an answer stand for, where one question offers different kinds of things: rules, speech, bots and screens read
 * them from here. What a question is mainly about (a card to play, a space, a threat, a planning card) goes by its own number.
 */
const OPTION = codec({
  thing: { id: index<number>(8192) },
  feature: deed,
  rescue: deed,
  carry: deed,
  planning: deed,
  gear: deed,
  accuse: deed,
  ownGear: {},
  alternative: { index: index<number>(256) },
  token: { slot: index<number>(16), token: index<number>(1024) },
});
type Option = Decoded<typeof OPTION>;
type OptionKind<K extends Option['kind']> = Extract<Option, { readonly kind: K }>;
const read = <K extends Option['kind']>(code: number, kinds: readonly K[]): OptionKind<K> => {
  const option = OPTION.decode(code);
  if (!kinds.some(kind => kind === option.kind)) throw new RangeError(`${code} encodes "${option.kind}"; expected ${kinds.join(' or ')}`);
  return option as OptionKind<K>;
};

export const deedCode = (kind: Deed, who: CharacterId, id: number): number => OPTION.encode({ kind, who, id });
const FIRST_DEED = deedCode('feature', characterId(0), 0);
/** A character's gear among its trigger cards; planning cards go by their own number. */
export const GEAR = OPTION.encode({ kind: 'ownGear' });
export const isDeed = (code: number): boolean => code >= FIRST_DEED && code < GEAR;
export const readDeed = (code: number): { deed: Deed; who: CharacterId; id: number } => {
  const { kind, who, id } = read(code, DEEDS);
  return { deed: kind, who, id };
};

/** Things a mission lets one do in place of an action's own ability, beside the threats that can be chosen. */
export const alternativeCode = (i: number): number => OPTION.encode({ kind: 'alternative', index: i });
export const isAlternative = (code: number): boolean => OPTION.decode(code).kind === 'alternative';
export const readAlternative = (code: number): number => read(code, ['alternative']).index;

/** A token that stands in for a real one when all are in use (MA-160). */
export const SUBSTITUTE = 1000;
/** A disrupt token in a slot. */
export const tokenCode = (slot: number, token: number): number => OPTION.encode({ kind: 'token', slot, token });
export const readTokenChoice = (code: number): { slot: number; token: number } => read(code, ['token']);

/** What comes first after an event (MA-8). */
export const CARD_FIRST = 0;
export const MISSION_FIRST = 1;

export const SUPPORT = 0;
export const UNDERMINE = 1;
