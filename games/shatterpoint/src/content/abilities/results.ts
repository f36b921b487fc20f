import type { AbilityText } from '../effect.js';
import {
  ACTIVE,
  all,
  BY_MEMBER,
  controlled,
  countOf,
  FRIENDLY,
  IN_COMBAT_ACTION,
  if_,
  innate,
  MELEE,
  may,
  ON_MEMBER,
  reactive,
  shows,
  tag,
  that,
  thereIs,
  type,
  within,
} from './words.js';

// Abilities that change the results of rolls.
export const UNNATURAL_VIGOR: AbilityText = reactive('unnatural-vigor', 0, 'modifyDefence', all(ON_MEMBER, shows('attack', 'expertise')), [
  { op: 'change', roll: 'attack', from: 'expertise', into: 'failure', n: { tokens: 'injured', of: 'self', plus: 1 } },
]);
export const IMPERIAL_INTELLIGENCE: AbilityText = reactive(
  'imperial-intelligence',
  1,
  'modifyAttack',
  that('attacker', FRIENDLY),
  [
    if_(
      that('attacker', FRIENDLY),
      [{ op: 'reroll', roll: 'attack', most: { sharedTags: ['attacker', 'self'] } }],
      [{ op: 'reroll', roll: 'defence', most: { sharedTags: ['defender', 'self'] } }],
    ),
  ],
  { also: { trigger: 'modifyDefence', when: that('defender', FRIENDLY) } },
);
export const DEFIANCE: AbilityText = innate(
  'defiance',
  'modifyAttack',
  all(
    that('attacker', FRIENDLY, tag('Galactic Empire'), type('supporting')),
    IN_COMBAT_ACTION,
    that('defender', within(5)),
    shows('attack', 'failure'),
  ),
  [may({ op: 'change', roll: 'attack', from: 'failure', into: 'strike', n: 1 })],
  { decides: 'subject' },
);
export const CALCULATED_PLANS: AbilityText = reactive('calculated-plans', 0, 'modifyAttack', all(BY_MEMBER, IN_COMBAT_ACTION), [
  { op: 'reroll', roll: 'attack', faces: ['failure', 'expertise'], most: 2 },
]);
export const FEINTING_BLOW: AbilityText = reactive(
  'feinting-blow',
  0,
  'modifyAttack',
  all(BY_MEMBER, MELEE, IN_COMBAT_ACTION, shows('defence', 'expertise'), shows('defence', 'block')),
  [{ op: 'change', roll: 'defence', from: 'block', into: 'failure', n: 1 }],
);
export const YOUR_FEAR_BETRAYS_YOU: AbilityText = reactive(
  'your-fear-betrays-you',
  0,
  'modifyAttack',
  all(BY_MEMBER, thereIs('objective', ACTIVE, controlled('enemy'))),
  [{ op: 'reroll', roll: 'attack', most: countOf('objective', ACTIVE, controlled('enemy')) }],
);
