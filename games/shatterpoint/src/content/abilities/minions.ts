import type { AbilityText } from '../effect.js';
import {
  active,
  all,
  always,
  damage,
  ENEMY,
  each,
  engaged,
  gain,
  HUNKER,
  has,
  house,
  if_,
  innate,
  inSight,
  inUnit,
  keyword,
  MEMBER,
  MINION,
  mayOne,
  mod,
  moreAttackDice,
  moreDefenceDice,
  move,
  moveOne,
  not,
  OWN,
  one,
  other,
  QUARRY,
  RANGED,
  tactic,
  that,
  thereIs,
  type,
  WOUNDED,
  within,
} from './words.js';

// Abilities of the minions.
export const FINISH_THE_JOB: AbilityText = house(
  always('finish-the-job', moreAttackDice(1, { when: that('defender', ENEMY, engaged('legend')) })),
);
export const DASH_UNLESS_ENGAGED: AbilityText = house(
  tactic('dash-unless-engaged', [if_(not(thereIs('character', MEMBER, engaged())), [move('self', 'dash')])]),
);
export const PINNING_BURST: AbilityText = house(
  active('pinning-burst', 1, [one('unit', 'foe', ENEMY, not(WOUNDED), within(4), inSight()), ...gain('foe', 'pinned')]),
);
export const BRACED: AbilityText = house(always('braced', keyword('steadfast')));
export const ON_THE_SCENT: AbilityText = house(
  tactic('on-the-scent', [
    if_(not(thereIs('character', MEMBER, engaged())), [
      mayOne('character', 'prey', ENEMY),
      if_({ is: 'chosen', name: 'prey' }, [move('self', 'dash', { toward: 'prey' })]),
    ]),
  ]),
);
export const BODY_SCREEN: AbilityText = house(always('body-screen', keyword('cover', 1, { on: all(type('legend'), within(1)) })));
export const HUNTERS_LEAP: AbilityText = house(active('hunters-leap', 1, [move('self', 'jump')]));
export const AGAINST_CONDITIONS: AbilityText = house(always('against-conditions', moreAttackDice(1, { when: that('defender', has()) })));
export const STRENGTH_OF_THE_LINE: AbilityText = house(
  always('strength-of-the-line', moreAttackDice(1, { when: thereIs('character', MINION, not(inUnit('attacker')), within(4, 'defender')) })),
);
export const VAULT: AbilityText = house(tactic('vault', [move('self', 'jump')]));
export const HEAVY_PLATING: AbilityText = house(always('heavy-plating', keyword('protection')));
export const ISSUE_ORDERS: AbilityText = house(
  tactic('issue-orders', [one('unit', 'squad', MINION, other(), not(WOUNDED), within(5)), move('squad', 'dash')]),
);
export const WEAK_POINT_ANALYSIS: AbilityText = house(
  active('weak-point-analysis', 1, [one('unit', 'foe', ENEMY, not(WOUNDED), within(4), inSight()), ...gain('foe', 'exposed')]),
);
export const SHARED_TARGETING: AbilityText = house(
  always('shared-targeting', mod({ mod: 'reroll', roll: 'attack', faces: ['failure'], most: 1 }, { on: all(MINION, other(), within(4)) })),
);
export const SPREAD_WIDE: AbilityText = house(tactic('spread-wide', [moveOne('self', 'dash')]));
export const TARGET_LOCK: AbilityText = house(always('target-lock', mod({ mod: 'ignoreCover' }, { when: RANGED })));
export const OVERLOAD: AbilityText = house(
  innate('overload', 'unitDefeated', OWN, [each('unit', 'foe', [ENEMY, within(1)], damage('foe', 1))]),
);
export const SCENT_OF_THE_MARK: AbilityText = house(
  tactic('scent-of-the-mark', [one('character', 'prey', ENEMY, QUARRY), move('self', 'dash', { toward: 'prey' })]),
);
export const TANGLE_SHOT: AbilityText = house(
  active('tangle-shot', 1, [one('unit', 'foe', ENEMY, not(WOUNDED), within(3)), ...gain('foe', 'pinned')]),
);
export const LONG_SLIDE: AbilityText = house(active('long-slide', 1, [move('self', 'reposition')]));
export const HAT_AS_A_SHIELD: AbilityText = house(always('hat-as-a-shield', moreDefenceDice(1, { when: RANGED })));
export const CALLED_TO_DUTY: AbilityText = house(tactic('called-to-duty', [move('self', 'dash')]));
export const BRACED_LINE: AbilityText = house(
  always('braced-line', moreDefenceDice(1, { on: all(MEMBER, within(3, 'legend')), when: RANGED })),
);
export const MELT_INTO_THE_GREEN: AbilityText = house(
  innate('melt-into-the-green', 'activationEnd', all(OWN, not(thereIs('character', MEMBER, engaged()))), [HUNKER]),
);
export const THROUGH_THE_BRUSH: AbilityText = house(tactic('through-the-brush', [moveOne('self', 'climb')]));
export const MARK_THE_TARGET: AbilityText = house(
  active('mark-the-target', 1, [one('unit', 'foe', ENEMY, not(WOUNDED), within(5), inSight()), ...gain('foe', 'exposed')]),
);
export const MOVE_UP: AbilityText = house(
  tactic('move-up', [one('unit', 'squad', MINION, other(), not(WOUNDED), within(4)), move('squad', 'dash')]),
);
