import type { AbilityText } from '../effect.js';
import { BY_ENEMY_ATTACK } from './patterns.js';
import {
  all,
  attack,
  damage,
  ENEMY,
  FRIENDLY,
  gain,
  healOne,
  INJURED,
  if_,
  innate,
  inUnit,
  MEMBER,
  mod,
  move,
  moveOne,
  noted,
  OWN,
  one,
  other,
  reactive,
  refresh,
  roll,
  rolled,
  tag,
  that,
  the,
  type,
  within,
} from './words.js';

// Abilities that answer a wound.
export const SOMETIMES_YOU_DO_IT_RIGHT: AbilityText = reactive(
  'sometimes-you-do-it-right',
  0,
  'unitWounded',
  all(that('wounder', MEMBER), that('subject', ENEMY), { is: 'woundedBy', side: 'friendly', attack: 'either' }),
  [
    one('character', 'friend', FRIENDLY, tag('Rebel Alliance'), within(2)),
    if_(that('friend', tag('Spectre')), [move('friend', 'reposition')], [move('friend', 'dash')]),
  ],
  noted('A friend may be the droid itself.'),
);
export const LASAN_HONOR_GUARD: AbilityText = reactive('lasan-honor-guard', 0, 'unitWounded', OWN, [
  { op: 'swapWound', of: 'self', injured: 2 },
]);
export const COUNTLESS: AbilityText = reactive('countless', 0, 'unitWounded', OWN, [{ op: 'swapWound', of: 'self', injured: 1 }]);
export const GO_THERE_ARE_TOO_MANY: AbilityText = reactive('go-there-are-too-many', 0, 'unitWounded', all(OWN, BY_ENEMY_ATTACK), [
  { op: 'swapWound', of: 'self', injured: 2 },
  attack('self', 'either', the('wounder')),
]);
export const UNDYING_LOYALTY: AbilityText = innate(
  'undying-loyalty',
  'unitWounded',
  all(OWN, { is: 'woundedBy', side: 'enemy' }),
  [
    { op: 'swapWound', of: 'self', injured: 1 },
    { op: 'cardTo', where: 'deck' },
  ],
  {
    mods: [mod({ mod: 'cannotReserve' }, { when: that('self', INJURED) })],
    ...noted('The part about Momentum does not exist here; its wound moves the tracker all the same (LE-A23, LE-P12).'),
  },
);
export const WERE_ALL_FINE_HERE: AbilityText = innate(
  'were-all-fine-here',
  'unitWounded',
  all(that('wounder', MEMBER), that('subject', ENEMY)),
  [healOne('self'), refresh(1)],
  { limit: { per: 'turn', count: 1 } },
);
export const LOOKING_TO_GET_PAID: AbilityText = innate(
  'looking-to-get-paid',
  'unitWounded',
  all(that('wounder', MEMBER), that('subject', ENEMY, type('primary', 'secondary'))),
  [refresh(1), healOne('self', 2)],
);
export const WE_HAVE_A_JOB_TO_DO: AbilityText = reactive(
  'we-have-a-job-to-do',
  0,
  'unitWounded',
  all(that('subject', FRIENDLY, other(), tag('Bounty Hunter')), BY_ENEMY_ATTACK),
  [one('character', 'friend', inUnit('subject')), moveOne('self', 'dash', { toward: 'friend' }), attack('self', 'either', the('wounder'))],
);
export const EXPLOSIVE_REGARDS: AbilityText = reactive(
  'explosive-regards',
  0,
  'unitWounded',
  all(OWN, { is: 'woundedBy', side: 'enemy', attack: 'melee' }),
  [roll('attack', 5), damage('wounder', rolled('strike', 'critical'))],
);
export const LIVE_UP_TO_OUR_NAME: AbilityText = innate('live-up-to-our-name', 'unitWounded', all(OWN, BY_ENEMY_ATTACK), [
  moveOne('self', 'dash'),
  attack('self', 'either', the('wounder')),
]);
export const YOU_ARE_BEING_RESCUED: AbilityText = reactive(
  'you-are-being-rescued',
  1,
  'unitWounded',
  all(that('subject', FRIENDLY, other(), tag('Rebel Alliance'), within(4)), BY_ENEMY_ATTACK),
  [moveOne('self', 'dash', { toward: 'wounder' }), attack('self', 'either', the('wounder'))],
);
export const GOODBYE: AbilityText = innate(
  'goodbye',
  'unitWounded',
  all(OWN, BY_ENEMY_ATTACK),
  [...gain('wounder', 'pinned', 'strained'), one('character', 'friend', FRIENDLY, tag('Spy'), within(3)), move('friend', 'dash')],
  noted('The part about Momentum does not exist here (LE-A23).'),
);
