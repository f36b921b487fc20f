import type { AbilityText } from '../effect.js';
import { supportingFire } from './patterns.js';
import {
  ACTIVE,
  act,
  all,
  attack,
  BY_MEMBER,
  choose,
  DID,
  damage,
  ENEMY,
  engaged,
  FRIENDLY,
  gain,
  HUNKER,
  HUNKERED,
  heal,
  hunker,
  IN_COMBAT_ACTION,
  if_,
  innate,
  inUnit,
  loseHunker,
  MELEE,
  MEMBER,
  may,
  move,
  moveOne,
  not,
  ON_MEMBER,
  OWN,
  one,
  other,
  RANGED,
  reactive,
  shows,
  tag,
  that,
  the,
  thereIs,
  type,
  UNWOUNDED,
  within,
} from './words.js';

// Abilities that answer an attack that is resolved, or a combat action that is over.
export const SUPPORTING_FIRE_DASH_REPUBLIC: AbilityText = supportingFire(
  'supporting-fire-dash-republic',
  'Galactic Republic',
  move('attacker', 'dash'),
);
export const SUPPORTING_FIRE_HEAL_REPUBLIC: AbilityText = supportingFire(
  'supporting-fire-heal-republic',
  'Galactic Republic',
  heal('attacker'),
);
export const SUPPORTING_FIRE_DASH_EMPIRE: AbilityText = supportingFire(
  'supporting-fire-dash-empire',
  'Galactic Empire',
  move('attacker', 'dash'),
);
export const SUPPORTING_FIRE_HUNKER_EMPIRE: AbilityText = supportingFire(
  'supporting-fire-hunker-empire',
  'Galactic Empire',
  may(hunker('attacker')),
);
export const SUPPORTING_FIRE_HEAL_EMPIRE: AbilityText = supportingFire('supporting-fire-heal-empire', 'Galactic Empire', heal('attacker'));
export const FEEL_OF_THEIR_HELMETS: AbilityText = reactive('feel-of-their-helmets', 1, 'attackResolved', all(BY_MEMBER, IN_COMBAT_ACTION), [
  attack('self', 'either', inUnit('defender')),
]);
export const MULTITHREAD_TARGETING: AbilityText = reactive('multithread-targeting', 0, 'attackResolved', all(BY_MEMBER, IN_COMBAT_ACTION), [
  attack('self', 'either', not(inUnit('defender'))),
]);
export const DOUBLE_THE_CONTRACT: AbilityText = reactive('double-the-contract', 1, 'attackResolved', all(BY_MEMBER, IN_COMBAT_ACTION), [
  attack('self', 'either', not(inUnit('defender'))),
]);
export const HIT_AND_RUN: AbilityText = reactive('hit-and-run', 1, 'attackResolved', all(BY_MEMBER, IN_COMBAT_ACTION), [
  moveOne('self', 'reposition'),
]);
export const DEFLECT_FOR_FORCE: AbilityText = reactive(
  'deflect-for-force',
  1,
  'attackResolved',
  all(ON_MEMBER, RANGED, shows('attack', 'failure')),
  [damage('attacker', 2)],
);
export const DEFLECT: AbilityText = reactive('deflect', 0, 'attackResolved', all(ON_MEMBER, RANGED, shows('attack', 'failure')), [
  damage('attacker', 2),
]);
export const RIPOSTE: AbilityText = reactive('riposte', 0, 'attackResolved', all(ON_MEMBER, MELEE, shows('attack', 'failure')), [
  damage('attacker', 2),
]);
export const AVOIDANCE_PROTOCOLS: AbilityText = reactive(
  'avoidance-protocols',
  0,
  'attackResolved',
  all(ON_MEMBER, that('self', HUNKERED)),
  [loseHunker('self', 'all'), if_(DID, [move('self', 'dash')])],
);
export const DISCIPLINED: AbilityText = reactive('disciplined', 1, 'attackResolved', all(ON_MEMBER, UNWOUNDED), [
  one('objective', 'post', ACTIVE),
  move('self', 'reposition', { toward: 'post' }),
  if_(not(thereIs('character', MEMBER, engaged())), [HUNKER]),
]);
export const COVER_THE_REAR: AbilityText = reactive(
  'cover-the-rear',
  1,
  'attackResolved',
  all(that('attacker', ENEMY), that('defender', FRIENDLY, within(2)), { is: 'stance', stance: 0 }),
  [moveOne('self', 'jump'), attack('self', 'ranged', the('attacker'))],
);
export const MAKING_ENTRANCES: AbilityText = reactive(
  'making-entrances',
  1,
  'attackResolved',
  all(that('attacker', FRIENDLY, tag("Fil's Squad")), IN_COMBAT_ACTION, thereIs('objective', ACTIVE, within(2, 'defender'))),
  [
    one('objective', 'post', ACTIVE, within(2, 'defender')),
    one('character', 'friend', FRIENDLY, tag('Jedi')),
    move('friend', 'advance', { toward: 'post' }),
  ],
);
export const RULE_17: AbilityText = reactive(
  'rule-17',
  1,
  'combatActionOver',
  that('subject', FRIENDLY, other(), tag('Galactic Republic'), within(3)),
  [moveOne('self', 'dash'), if_(DID, [attack('moved', 'melee', { is: 'targeted', in: 'action' })])],
);
export const ALWAYS_FIRST: AbilityText = reactive(
  'always-first',
  1,
  'combatActionOver',
  all(UNWOUNDED, that('subject', FRIENDLY, tag('Clone Trooper'), type('supporting'), within(3))),
  [moveOne('self', 'dash'), if_(DID, [attack('moved', 'either', { is: 'targeted', in: 'action' })])],
);
export const GETTING_AHEAD_OF_YOURSELF: AbilityText = reactive(
  'getting-ahead-of-yourself',
  0,
  'combatActionOver',
  that('subject', FRIENDLY, tag('Galactic Republic'), type('supporting'), within(3)),
  [moveOne('self', 'jump'), attack('self', 'melee', { is: 'targeted', in: 'action' })],
);
export const TRAINED_TO_BE_MORE: AbilityText = reactive(
  'trained-to-be-more',
  1,
  'combatActionOver',
  that('subject', FRIENDLY, other(), tag('Force User')),
  [may(choose([moveOne('self', 'reposition')], [HUNKER])), attack('self', 'either', { is: 'targeted', in: 'action' })],
);
export const BORING_CONVERSATION: AbilityText = reactive('boring-conversation', 1, 'combatActionOver', OWN, [
  moveOne('self', 'reposition'),
]);
export const DOGGED_ASSAULT: AbilityText = reactive(
  'dogged-assault',
  0,
  'combatActionOver',
  that('subject', FRIENDLY, other(), tag('Stormtrooper'), within(5)),
  [may(act('subject', 'take-cover'))],
);
export const COMBAT_AI_PROTOCOLS: AbilityText = innate(
  'combat-ai-protocols',
  'combatActionOver',
  that('subject', FRIENDLY, tag('Battle Droid')),
  [
    one('character', 'foe', { is: 'targeted', in: 'action' }, { is: 'within', range: 4, of: 'self', every: true }),
    choose(gain('foe', 'strained'), gain('foe', 'exposed')),
  ],
);
