import type { ConditionTable } from '@cadre/kit';
import type { Condition } from '../types.js';
import { amount, burden, isOnly, many, near, times, type Wording, zone } from './phrases.js';

export const CONDITIONS: ConditionTable<Condition, [words: Wording], string> = {
  targetHere: () => 'the target is in your space',
  targetUndamaged: () => 'the target has no damage',
  allyNearTarget: c => `another character is within range ${c.range} of the target`,
  defeatedByThis: () => 'this defeated an enemy',
  movedByThis: () => 'you moved at least 1 space',
  notMovedThisTurn: () => 'you have not moved this turn',
  damaged: () => 'you have damage',
  enemyWithin: c => `an enemy is ${near(c.range)}`,
  youIn: c => `you are ${zone(c.zone)}`,
  markedHere: c => `your space is ${c.marker}`,
  onMap: (c, words) => `the map is ${words.names('map', c.map)}`,
  difficulty: c => `the difficulty is ${c.difficulty}`,
  shared: () => 'several players share the characters',
  unlocked: c => `${c.atLeast} or more guide cards have been resolved`,
  characters: c => `there are ${c.atLeast} or more characters`,
  eventBack: c => `the event has the ${c.back} back`,
  reshuffles: c => `the event deck has been reshuffled ${times(c.atLeast)}`,
  track: (c, words) => `${words.names('track', c.track)} is at least ${amount(c.atLeast)}`,
  markers: c => `${many(c.atLeast, 'space is', 'spaces are')} ${c.marker}`,
  specialInPlay: (c, words) => `${words.names('special', c.special)} is in play`,
  specialsDefeated: (c, words) =>
    `${isOnly(words.names('special', c.special)) ? '' : 'every '}${words.names('special', c.special)} is defeated`,
  featureSecured: (c, words) => `a character is in the same space as ${words.names('feature', c.feature)}, with no enemies there`,
  carriedByCharacter: (c, words) => `a character carries ${burden(c.burden, words)}`,
  carrierIn: (c, words) => {
    const carrier = `the carrier of ${burden(c.burden, words)}`;
    return c.others === 0
      ? `${carrier} is ${zone(c.zone)}`
      : `${carrier} and at least ${many(c.others, 'other character')} are ${zone(c.zone)}`;
  },
  enemyWithChildIn: c => `an enemy carrying The Child is ${zone(c.zone)}`,
  childCarrierDefeated: () => 'an enemy carrying The Child has been defeated',
};
/** When it is not so. */
export const DENIALS: ConditionTable<Condition, [words: Wording], string> = {
  targetHere: () => 'the target is not in your space',
  targetUndamaged: () => 'the target has damage',
  allyNearTarget: c => `no other character is within range ${c.range} of the target`,
  defeatedByThis: () => 'this did not defeat an enemy',
  movedByThis: () => 'you did not move',
  notMovedThisTurn: () => 'you have moved this turn',
  damaged: () => 'you have no damage',
  enemyWithin: c => `no enemy is ${near(c.range)}`,
  youIn: c => `you are not ${zone(c.zone)}`,
  markedHere: c => `your space is not ${c.marker}`,
  onMap: (c, words) => `the map is not ${words.names('map', c.map)}`,
  difficulty: c => `the difficulty is not ${c.difficulty}`,
  shared: () => 'each player has a character of their own',
  unlocked: c => `fewer than ${c.atLeast} guide cards have been resolved`,
  characters: c => `there are fewer than ${c.atLeast} characters`,
  eventBack: c => `the event does not have the ${c.back} back`,
  reshuffles: c => `the event deck has been reshuffled fewer than ${times(c.atLeast)}`,
  track: (c, words) => `${words.names('track', c.track)} is below ${amount(c.atLeast)}`,
  markers: c => `fewer than ${many(c.atLeast, 'space is', 'spaces are')} ${c.marker}`,
  specialInPlay: (c, words) => `${words.names('special', c.special)} is not in play`,
  specialsDefeated: (c, words) => {
    const name = words.names('special', c.special);
    return isOnly(name) ? `${name} is not defeated` : `not every ${name} is defeated`;
  },
  featureSecured: (c, words) => `no character is in the same space as ${words.names('feature', c.feature)} without enemies`,
  carriedByCharacter: (c, words) => `no character carries ${burden(c.burden, words)}`,
  carrierIn: (c, words) => {
    const company = c.others === 0 ? '' : ` with at least ${many(c.others, 'other character')}`;
    return `the carrier of ${burden(c.burden, words)} is not ${zone(c.zone)}${company}`;
  },
  enemyWithChildIn: c => `no enemy carrying The Child is ${zone(c.zone)}`,
  childCarrierDefeated: () => 'no enemy carrying The Child has been defeated',
};
