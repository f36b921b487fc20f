import type { AbilityText } from '../effect.js';
import { packHunter } from './patterns.js';
import {
  all,
  always,
  anyOf,
  ENEMY,
  engaged,
  FRIENDLY,
  HUNKERED,
  has,
  IN_COMBAT_ACTION,
  MELEE,
  mod,
  moreAttackDice,
  moreDefenceDice,
  not,
  other,
  RANGED,
  tag,
  that,
  thereIs,
  type,
  UNWOUNDED,
  WOUNDED,
  within,
} from './words.js';

// Abilities that are always in force and change the dice of attacks.
export const PACK_HUNTER_CLONES: AbilityText = packHunter('pack-hunter-clones', 'Clone Trooper');
export const PACK_HUNTER_WEEQUAY: AbilityText = packHunter('pack-hunter-weequay', 'Weequay');
export const PACK_HUNTER_MANDALORIANS: AbilityText = packHunter('pack-hunter-mandalorians', 'Mandalorian');
export const NIGHT_HUNTER: AbilityText = always(
  'night-hunter',
  moreAttackDice(2, {
    when: all(RANGED, IN_COMBAT_ACTION, thereIs('character', FRIENDLY, tag('Dathomirian'), other('attacker'), engaged('defender'))),
  }),
);
export const STRENGTH_IN_NUMBERS: AbilityText = always(
  'strength-in-numbers',
  moreAttackDice(2, { when: thereIs('character', FRIENDLY, tag('Ewok'), not(WOUNDED), engaged('defender')) }),
);
export const TARGET_PRIORITY: AbilityText = always('target-priority', moreAttackDice(2, { when: that('defender', type('primary')) }));
export const BRAINS_OF_THE_BATCH: AbilityText = always(
  'brains-of-the-batch',
  moreAttackDice(1, { when: that('self', HUNKERED) }),
  moreDefenceDice(1, { when: that('self', HUNKERED) }),
);
export const DARKNESS_AND_SHADOWS: AbilityText = always(
  'darkness-and-shadows',
  moreDefenceDice(1, { when: all(RANGED, that('self', HUNKERED)) }),
);
export const LAST_STAND_OF_THE_JEDI: AbilityText = always(
  'last-stand-of-the-jedi',
  moreAttackDice({ tokens: 'injured', of: 'self', times: 2 }),
  moreDefenceDice({ tokens: 'injured', of: 'self', times: 2 }),
);
export const CONCENTRATE_ALL_FIREPOWER: AbilityText = always(
  'concentrate-all-firepower',
  moreAttackDice(1, {
    on: all(FRIENDLY, tag('Battle Droid')),
    when: thereIs('character', FRIENDLY, tag('Battle Droid'), other('attacker'), within(4, 'defender')),
  }),
);
export const LAY_LOW: AbilityText = always(
  'lay-low',
  mod({ mod: 'addResult', roll: 'defence', face: 'expertise' }, { when: all(RANGED, that('self', HUNKERED)) }),
);
export const INTIMIDATING_PRESENCE: AbilityText = always(
  'intimidating-presence',
  mod({ mod: 'addResult', roll: 'defence', face: 'expertise' }, { on: all(FRIENDLY, tag('Rebel Alliance'), within(2)), when: UNWOUNDED }),
);
export const CLOSE_RANGE_ANNIHILATION: AbilityText = always(
  'close-range-annihilation',
  mod({ mod: 'reroll', roll: 'attack', most: 2 }, { when: that('defender', within(3, 'attacker')) }),
);
export const BRING_IT_DOWN: AbilityText = always(
  'bring-it-down',
  mod(
    { mod: 'reroll', roll: 'attack', faces: ['failure'], most: 2 },
    { on: all(FRIENDLY, tag('Clone Trooper'), type('supporting'), within(4), HUNKERED), when: all(RANGED, IN_COMBAT_ACTION) },
  ),
);
export const BRAINS_SWEETHEART: AbilityText = always(
  'brains-sweetheart',
  mod(
    { mod: 'reroll', roll: 'attack', faces: ['failure'], most: 2 },
    { on: all(FRIENDLY, tag('Rebel Alliance', 'Spy'), within(3), HUNKERED), when: all(RANGED, IN_COMBAT_ACTION) },
  ),
);
export const WOLFPACK: AbilityText = always(
  'wolfpack',
  mod(
    { mod: 'criticalsStay' },
    {
      on: all(FRIENDLY, tag('Clone Trooper')),
      when: all(
        UNWOUNDED,
        that('defender', ENEMY),
        thereIs('unit', FRIENDLY, tag('Clone Trooper'), other('attacker'), within(5, 'defender')),
      ),
    },
  ),
);
export const WHAT_DOES_THIS_DO: AbilityText = always(
  'what-does-this-do',
  mod({ mod: 'defendersChart' }, { when: all(MELEE, that('defender', ENEMY, anyOf(has('exposed'), has('pinned')))) }),
);
export const STRETCH_OUT: AbilityText = always('stretch-out', mod({ mod: 'healRange', x: 3 }, { when: all(MELEE, IN_COMBAT_ACTION) }));
