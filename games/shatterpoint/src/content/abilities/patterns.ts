import type { Logic } from '@cadre/kit';
import type { AbilityText, Script } from '../effect.js';
import type { Condition, Filter } from '../filter.js';
import type { Tag } from '../tags.js';
import type { Named, Range } from '../types.js';
import {
  act,
  all,
  always,
  attackDice,
  countOf,
  engaged,
  FRIENDLY,
  IN_COMBAT_ACTION,
  MELEE,
  MINION,
  moreAttackDice,
  not,
  one,
  other,
  reactive,
  sees,
  tag,
  that,
  thereIs,
  WOUNDED,
  within,
} from './words.js';

// Wordings that many cards share but for a tag or a result.
/** A friend of that tag attacks somebody near the unit. */
export const coordinatedFire = (id: string, of: Tag, range: Range, ...script: Script): AbilityText =>
  reactive(
    id,
    0,
    'beforeDice',
    all(that('attacker', FRIENDLY, other(), tag(of)), IN_COMBAT_ACTION, that('defender', within(range))),
    script,
  );
/** A friend of that tag near the unit has attacked. */
export const supportingFire = (id: string, of: Tag, ...script: Script): AbilityText =>
  reactive(id, 0, 'attackResolved', all(that('attacker', FRIENDLY, other(), tag(of), within(5)), IN_COMBAT_ACTION), script);
/** A die for each other unit of the tag that can see the target. */
export const volley = (id: string, attacker: Logic<Filter>, of: Tag): AbilityText => {
  const friends = [FRIENDLY, tag(of), other('attacker'), within(5, 'defender'), sees('defender')];
  return reactive(id, 0, 'beforeDice', all(that('attacker', attacker), IN_COMBAT_ACTION, thereIs('unit', ...friends)), [
    attackDice(countOf('unit', ...friends)),
  ]);
};
/** More dice in melee against somebody whom a friend of the tag fights. */
export const packHunter = (id: string, of: Tag): AbilityText =>
  always(id, moreAttackDice(2, { when: all(MELEE, thereIs('character', FRIENDLY, tag(of), other('attacker'), engaged('defender'))) }));
export const BY_ENEMY_ATTACK: Logic<Condition> = { is: 'woundedBy', side: 'enemy', attack: 'either' };

/** LE-M3. */
export const FIRST_ANYWAY: Named = {
  en: 'The first character of a squad is always one of its Secondary unit.',
  de: 'Die erste Figur eines Trupps gehört immer zu seiner Sekundäreinheit.',
};
export const NO_UNIT_CARDS: Named = {
  en: 'The Legend’s order deck has no unit cards.',
  de: 'Im Befehlsdeck der Legende sind keine Einheitenkarten.',
};
/** A minion unit attacks now, beside its activation. */
export const MINIONS_FIGHT: Script = [one('unit', 'squad', MINION, not(WOUNDED)), act('squad', 'combat')];
