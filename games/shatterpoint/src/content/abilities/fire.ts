import type { AbilityText } from '../effect.js';
import { coordinatedFire, volley } from './patterns.js';
import {
  ACTIVE,
  all,
  anyOf,
  attackDice,
  BY_MEMBER,
  buff,
  CONTESTING,
  contesting,
  controlled,
  countOf,
  DID,
  damage,
  ENEMY,
  engaged,
  FRIENDLY,
  gain,
  HUNKER,
  has,
  IN_COMBAT_ACTION,
  if_,
  innate,
  MELEE,
  MEMBER,
  may,
  mod,
  moreAttackDice,
  move,
  not,
  noted,
  OWN,
  one,
  other,
  RANGED,
  reactive,
  shows,
  tag,
  that,
  thereIs,
  twice,
  type,
  WOUNDED,
  within,
} from './words.js';

// Abilities that answer an attack before its dice are rolled.
export const COORDINATED_FIRE_STRAINED_REPUBLIC: AbilityText = coordinatedFire(
  'coordinated-fire-strained-republic',
  'Galactic Republic',
  5,
  ...gain('defender', 'strained'),
);
export const COORDINATED_FIRE_PINNED_REPUBLIC: AbilityText = coordinatedFire(
  'coordinated-fire-pinned-republic',
  'Galactic Republic',
  5,
  ...gain('defender', 'pinned'),
);
export const COORDINATED_FIRE_DISARMED_REPUBLIC: AbilityText = coordinatedFire(
  'coordinated-fire-disarmed-republic',
  'Galactic Republic',
  5,
  ...gain('defender', 'disarmed'),
);
export const COORDINATED_FIRE_DAMAGE_REPUBLIC: AbilityText = coordinatedFire(
  'coordinated-fire-damage-republic',
  'Galactic Republic',
  5,
  damage('defender', 1),
);
export const COORDINATED_FIRE_STRAINED_EMPIRE: AbilityText = coordinatedFire(
  'coordinated-fire-strained-empire',
  'Galactic Empire',
  5,
  ...gain('defender', 'strained'),
);
export const COORDINATED_FIRE_PINNED_EWOKS: AbilityText = coordinatedFire(
  'coordinated-fire-pinned-ewoks',
  'Ewok',
  5,
  ...gain('defender', 'pinned'),
);
export const COORDINATED_FIRE_EXPOSED_DATHOMIR: AbilityText = coordinatedFire(
  'coordinated-fire-exposed-dathomir',
  'Dathomirian',
  5,
  ...gain('defender', 'exposed'),
);
export const COORDINATED_FIRE_DAMAGE_REBELS: AbilityText = coordinatedFire(
  'coordinated-fire-damage-rebels',
  'Rebel Alliance',
  5,
  damage('defender', 1),
);
export const ENFEEBLE_EXPOSED: AbilityText = coordinatedFire('enfeeble-exposed', 'Inquisitorius', 4, ...gain('defender', 'exposed'));
export const ENFEEBLE_PINNED: AbilityText = coordinatedFire('enfeeble-pinned', 'Inquisitorius', 4, ...gain('defender', 'pinned'));
export const RIPTIDE: AbilityText = volley('riptide', anyOf(MEMBER, all(FRIENDLY, tag('Separatist Alliance'))), 'Aquatic');
export const STRING_EM_ALONG: AbilityText = volley('string-em-along', all(FRIENDLY, tag('Clone Trooper')), 'Delta Squad');
export const COORDINATED_OFFENSIVE: AbilityText = volley(
  'coordinated-offensive',
  anyOf(MEMBER, all(FRIENDLY, tag('Stormtrooper'))),
  'Stormtrooper',
);
export const SATURATION_FIRE: AbilityText = reactive(
  'saturation-fire',
  1,
  'beforeDice',
  all(BY_MEMBER, that('defender', ENEMY, CONTESTING)),
  [attackDice(2)],
);
export const TAKE_HIM_DOWN_EASY: AbilityText = reactive(
  'take-him-down-easy',
  1,
  'beforeDice',
  all(BY_MEMBER, that('defender', ENEMY, type('primary'))),
  [attackDice(2)],
);
export const REFUSING_MY_REQUEST: AbilityText = innate(
  'refusing-my-request',
  'beforeDice',
  all(BY_MEMBER, that('defender', ENEMY, contesting(ACTIVE, not(controlled('friendly'))))),
  [may(attackDice(3))],
  noted('The Momentum that it could cost does not exist here (LE-A23).'),
);
export const I_ENGINEER_SUCCESS: AbilityText = reactive(
  'i-engineer-success',
  1,
  'beforeDice',
  all(
    that('attacker', FRIENDLY, tag('Bounty Hunter')),
    IN_COMBAT_ACTION,
    that('defender', contesting(ACTIVE, not(controlled('friendly')))),
  ),
  [attackDice(3)],
  noted('The Momentum that it could cost does not exist here (LE-A23).'),
);
export const EXPENDABLE_DISTRACTION: AbilityText = innate(
  'expendable-distraction',
  'beforeDice',
  all(BY_MEMBER, RANGED, IN_COMBAT_ACTION, thereIs('character', FRIENDLY, not(WOUNDED), engaged('defender'))),
  [may(one('character', 'friend', FRIENDLY, not(WOUNDED), engaged('defender')), attackDice(3), damage('friend', 2))],
);
export const SLIP_AWAY: AbilityText = reactive(
  'slip-away',
  0,
  'beforeDice',
  all(that('attacker', FRIENDLY, other(), tag('Galactic Republic')), that('defender', engaged('self'))),
  [one('character', 'member', MEMBER, engaged('defender')), move('member', 'reposition'), if_(DID, [HUNKER])],
);
export const FEARLESS_AND_INVENTIVE: AbilityText = reactive(
  'fearless-and-inventive',
  1,
  'beforeDice',
  all(BY_MEMBER, MELEE, IN_COMBAT_ACTION, thereIs('character', ENEMY, not(WOUNDED), other('defender'), engaged('self'))),
  [attackDice(twice(countOf('character', ENEMY, not(WOUNDED), other('defender'), engaged('self'))))],
);
export const RELAX_ILL_HANDLE_THIS: AbilityText = reactive(
  'relax-ill-handle-this',
  0,
  'beforeDice',
  all(BY_MEMBER, RANGED, IN_COMBAT_ACTION),
  [buff('self', 'attack', mod({ mod: 'healCleanses' }))],
);
export const DIE_WELL: AbilityText = reactive(
  'die-well',
  0,
  'beforeDice',
  all(MELEE, IN_COMBAT_ACTION, that('attacker', anyOf(MEMBER, all(FRIENDLY, tag('Stormtrooper'), type('supporting'), within(5))))),
  [...gain('attacker', 'exposed'), ...gain('defender', 'exposed')],
);
export const HOLD_THEM_OFF: AbilityText = reactive('hold-them-off', 1, 'beforeDice', all(BY_MEMBER, IN_COMBAT_ACTION), [
  if_(that('defender', type('primary')), [attackDice(3)], [if_(that('defender', type('secondary')), [attackDice(2)], [attackDice(1)])]),
]);
export const MIND_TRICK: AbilityText = reactive(
  'mind-trick',
  1,
  'beforeDice',
  all(that('attacker', ENEMY, within(5), not(has('disarmed'))), that('defender', FRIENDLY)),
  gain('attacker', 'disarmed'),
);
export const ELEMENT_OF_SURPRISE: AbilityText = reactive('element-of-surprise', 1, 'combatActionStart', OWN, [
  buff('self', 'action', moreAttackDice(2)),
  { op: 'later', at: 'attackResolved', until: 'action', do: [if_(all(BY_MEMBER, shows('attack', 'failure', 2)), gain('self', 'exposed'))] },
]);
export const CLOAK_AND_DAGGER: AbilityText = reactive('cloak-and-dagger', 1, 'combatActionStart', OWN, [
  { op: 'special', id: 'cloakAndDagger' },
]);
