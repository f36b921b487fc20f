import { type Wording as KitWording, kindNamed } from '@cadre/kit';
import { type Kind, type Ref, ROLES } from '../filter.js';

export interface Wording extends KitWording {
  /** The unit is one character. */
  readonly solo: boolean;
  /** On an order card: "self" is the Legend (LE-P38). */
  readonly legend?: true;
  /** How the op before is taken up again: "if it did". */
  readonly did?: string;
}
/** Several may have done what the op before offers. */
export const ANY_DID = 'any of them did';
const ROLE_NAMES: Readonly<Record<keyof typeof ROLES, string>> = {
  self: 'this unit',
  legend: 'the Legend',
  subject: 'that unit',
  attacker: 'the attacker',
  defender: 'the defender',
  mover: 'that character',
  wounder: 'the attacker',
  objective: 'that objective',
  moved: 'the character that moved',
};
/** How scripts' own names sound; any other name is worded by its kind. */
const NAMES: Readonly<Record<string, string>> = {
  friend: 'that friend',
  foe: 'that enemy',
  foes: 'each of them',
  ewok: 'that Ewok',
  prey: 'that enemy',
  member: 'that member',
  centre: 'that member',
  crowd: 'each of them',
  squads: 'each of them',
  player: 'that player',
};
const UNIT_NAMES: Readonly<Record<string, string>> = { friend: 'that friendly unit', foe: 'that enemy unit', prey: 'that enemy unit' };
const KIND_NAMES: Readonly<Record<Kind, string>> = { character: 'it', unit: 'it', objective: 'that objective', cadre: 'that player' };
const isRole = (ref: Ref): ref is keyof typeof ROLES => Object.hasOwn(ROLES, ref);

export const kindOf = (ref: Ref, words: Wording): Kind => (isRole(ref) ? ROLES[ref] : kindNamed<Kind>(words, ref));
export const nameOf = (ref: Ref, words: Wording): string => {
  if (words.solo && (ref === 'member' || ref === 'centre' || ref === 'moved')) return words.legend ? ROLE_NAMES.legend : 'this character';
  if (ref === 'moved' && words.did === ANY_DID) return 'a character that moved';
  if (isRole(ref)) return ROLE_NAMES[ref === 'self' && words.legend ? 'legend' : ref];
  const kind = kindNamed<Kind>(words, ref);
  return (kind === 'unit' ? UNIT_NAMES[ref] : undefined) ?? NAMES[ref] ?? KIND_NAMES[kind];
};
/** What a unit takes or gains: of a character its unit does. */
export const unitName = (ref: Ref, words: Wording): string =>
  kindOf(ref, words) === 'character' && nameOf(ref, words) !== 'it' ? `${nameOf(ref, words)}'s unit` : nameOf(ref, words);
/** Who moves, attacks or heals: each character of a unit, or one of them. */
export const actorName = (ref: Ref, one: boolean, words: Wording): string => {
  if (kindOf(ref, words) === 'character') return nameOf(ref, words);
  if (kindOf(ref, words) === 'cadre') return 'each order card of that player';
  if (ref === 'self' && words.solo) return words.legend ? ROLE_NAMES.legend : 'this character';
  return `${one ? 'one' : 'each'} character of ${nameOf(ref, words)}`;
};
