import { type Wording as KitWording, kindNamed } from '@cadre/kit';
import { type Case, type Clause, type Declined, PRONOUNS } from '@cadre/kit/effects/german';
import { type Kind, type Ref, ROLES } from '../filter.js';

export interface Wording extends KitWording {
  /** The unit is one character. */
  readonly solo: boolean;
  /** On an order card: "self" is the Legend (LE-P38). */
  readonly legend?: true;
  /** What "für jede" goes through, by its name in the script: a pronoun takes it up. */
  readonly looped?: string;
  /** How the op before is taken up again: "wenn sie das tut". */
  readonly did?: Clause;
}
/** Several may have done what the op before offers. */
export const ANY_OF_THEM = 'mindestens eine von ihnen';
const feminine = (nominative: string, dative: string): Declined => ({ nominative, accusative: nominative, dative });
const THIS_CHARACTER = feminine('diese Figur', 'dieser Figur');
const EACH_OF_THEM = feminine('jede davon', 'jeder davon');
const THAT_PLAYER: Declined = { nominative: 'dieser Spieler', accusative: 'diesen Spieler', dative: 'diesem Spieler' };
const THAT_OBJECTIVE: Declined = { nominative: 'dieses Missionsziel', accusative: 'dieses Missionsziel', dative: 'diesem Missionsziel' };
const ROLE_NAMES: Readonly<Record<keyof typeof ROLES, Declined>> = {
  self: feminine('diese Einheit', 'dieser Einheit'),
  legend: feminine('die Legende', 'der Legende'),
  subject: feminine('jene Einheit', 'jener Einheit'),
  attacker: feminine('die angreifende Figur', 'der angreifenden Figur'),
  defender: feminine('die verteidigende Figur', 'der verteidigenden Figur'),
  mover: feminine('jene Figur', 'jener Figur'),
  wounder: feminine('die angreifende Figur', 'der angreifenden Figur'),
  objective: THAT_OBJECTIVE,
  moved: feminine('die bewegte Figur', 'der bewegten Figur'),
};
const SEVERAL: readonly string[] = ['foes', 'crowd', 'squads'];
const THAT: Readonly<Record<Kind, Declined>> = {
  character: feminine('jene Figur', 'jener Figur'),
  unit: feminine('jene Einheit', 'jener Einheit'),
  objective: THAT_OBJECTIVE,
  cadre: THAT_PLAYER,
};
const CHOSEN: Readonly<Record<string, Declined>> = {
  character: feminine('die gewählte Figur', 'der gewählten Figur'),
  unit: feminine('die gewählte Einheit', 'der gewählten Einheit'),
};
const FOE: Readonly<Record<string, Declined>> = {
  character: feminine('die feindliche Figur', 'der feindlichen Figur'),
  unit: feminine('die feindliche Einheit', 'der feindlichen Einheit'),
};
const isRole = (ref: Ref): ref is keyof typeof ROLES => Object.hasOwn(ROLES, ref);
export const kindOf = (ref: Ref, words: Wording): Kind => (isRole(ref) ? ROLES[ref] : kindNamed<Kind>(words, ref));
const declined = (ref: Ref, words: Wording): Declined => {
  if (words.solo && (ref === 'member' || ref === 'centre' || ref === 'moved')) return words.legend ? ROLE_NAMES.legend : THIS_CHARACTER;
  if (ref === 'moved' && words.did?.subject === ANY_OF_THEM) return feminine('eine bewegte Figur', 'einer bewegten Figur');
  if (isRole(ref)) return ROLE_NAMES[ref === 'self' && words.legend ? 'legend' : ref];
  const kind = kindNamed<Kind>(words, ref);
  if (ref === words.looped && kind !== 'objective') return PRONOUNS.f;
  if (SEVERAL.includes(ref)) return EACH_OF_THEM;
  if (ref === 'foe' || ref === 'prey') return FOE[kind] ?? THAT[kind];
  if (ref === 'friend' || ref === 'ewok' || ref === 'member' || ref === 'centre' || ref === 'squad') return CHOSEN[kind] ?? THAT[kind];
  return THAT[kind];
};
export const nameOf = (ref: Ref, wanted: Case, words: Wording): string => declined(ref, words)[wanted];
/** "eine Figur dieser Einheit", "eine Figur von ihr". Characters and units are feminine: their genitive is their dative. */
export const genitive = (ref: Ref, words: Wording): string =>
  `${declined(ref, words) === PRONOUNS.f ? 'von ' : ''}${nameOf(ref, 'dative', words)}`;
/** What a unit takes or gains: of a character its unit does. */
export const unitName = (ref: Ref, wanted: Case, words: Wording): string => {
  const its = declined(ref, words);
  if (kindOf(ref, words) !== 'character' || its === EACH_OF_THEM) return its[wanted];
  if (its === PRONOUNS.f) return wanted === 'dative' ? 'ihrer Einheit' : 'ihre Einheit';
  return `${wanted === 'dative' ? 'der' : 'die'} Einheit ${its.dative}`;
};
/** Who moves, attacks or heals: each character of a unit, or one of them. */
export const actorName = (ref: Ref, one: boolean, words: Wording): string => {
  if (kindOf(ref, words) === 'character') return nameOf(ref, 'nominative', words);
  if (kindOf(ref, words) === 'cadre') return 'jede Befehlskarte dieses Spielers';
  if (ref === 'self' && words.solo) return words.legend ? 'die Legende' : 'diese Figur';
  return `${one ? 'eine' : 'jede'} Figur ${genitive(ref, words)}`;
};
