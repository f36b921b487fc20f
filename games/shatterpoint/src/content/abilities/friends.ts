import type { AbilityText } from '../effect.js';
import {
  ACTIVE,
  active,
  all,
  anyOf,
  attack,
  CONTESTING,
  choose,
  cleanse,
  DAMAGED,
  DID,
  damage,
  ENEMY,
  each,
  engaged,
  FRIENDLY,
  gain,
  HUNKER,
  has,
  heal,
  healOne,
  hunker,
  INJURED,
  if_,
  inSight,
  inUnit,
  loseHunker,
  MEMBER,
  may,
  mayOne,
  medium,
  mend,
  move,
  moveOne,
  not,
  one,
  other,
  refresh,
  shed,
  tactic,
  tag,
  that,
  the,
  thereIs,
  type,
  WOUNDED,
  within,
} from './words.js';

// Tactics and active abilities that move, heal and help friends.
export const PRIDE_OF_THE_MANDALORE: AbilityText = tactic('pride-of-the-mandalore', [
  one('character', 'friend', FRIENDLY, other(), tag('Mandalorian')),
  move('friend', 'jump'),
]);
export const FLANK_EM: AbilityText = tactic('flank-em', [one('unit', 'friend', FRIENDLY, tag('Clone Trooper')), move('friend', 'climb')]);
export const GET_A_MOVE_ON: AbilityText = tactic('get-a-move-on', [
  one('character', 'friend', anyOf(MEMBER, all(FRIENDLY, tag('Galactic Republic')))),
  move('friend', 'dash'),
  may(hunker('friend')),
]);
export const CHARGE: AbilityText = tactic('charge', [
  one('character', 'friend', FRIENDLY, tag('Galactic Republic')),
  move('friend', 'dash'),
]);
export const FAN_OUT: AbilityText = tactic('fan-out', [
  one('character', 'friend', anyOf(MEMBER, all(FRIENDLY, tag('Spy')))),
  move('friend', 'reposition'),
]);
export const IMPERIAL_EFFICIENCY: AbilityText = tactic('imperial-efficiency', [
  one('unit', 'friend', anyOf(the('self'), all(FRIENDLY, tag('Galactic Empire'), type('supporting')))),
  if_(that('friend', DAMAGED), [move('friend', 'reposition')], [move('friend', 'dash')]),
]);
export const MARCHING_ORDERS: AbilityText = tactic('marching-orders', [
  one('character', 'friend', FRIENDLY, tag('Galactic Empire'), type('supporting')),
  move('friend', 'dash'),
  moveOne('self', 'dash'),
]);
export const GET_MOVING: AbilityText = tactic('get-moving', [
  one('unit', 'friend', FRIENDLY, other(), tag('Weequay')),
  move('friend', 'dash'),
]);
export const UNITY_WINS_WAR: AbilityText = tactic('unity-wins-war', [
  mayOne('character', 'friend', FRIENDLY, other(), tag('Galactic Republic', 'Mercenary')),
  move('friend', 'dash'),
  moveOne('self', 'jump'),
]);
export const ROGER_ROGER: AbilityText = tactic('roger-roger', [
  each('character', 'droid', [FRIENDLY, tag('Battle Droid'), type('supporting'), within(4)], move('droid', 'dash')),
]);
export const DO_NOT_LET_THEM_ESCAPE: AbilityText = tactic('do-not-let-them-escape', [
  mayOne('unit', 'friend', anyOf(the('self'), all(FRIENDLY, tag('Battle Droid'), type('supporting')))),
  move('friend', 'dash'),
]);
export const DETAIN: AbilityText = tactic('detain', [
  one('character', 'friend', FRIENDLY, tag('Scoundrel')),
  move('friend', 'dash'),
  one('character', 'foe', ENEMY, within(3, 'friend')),
  choose(gain('foe', 'pinned'), gain('foe', 'disarmed')),
]);
export const SCATTER: AbilityText = tactic('scatter', [
  one('unit', 'friend', anyOf(the('self'), all(FRIENDLY, tag('Separatist Alliance', 'Scoundrel')))),
  if_(that('friend', DAMAGED), [moveOne('friend', 'reposition')], [moveOne('friend', 'dash')]),
]);
export const RUN: AbilityText = tactic(
  'run',
  [one('character', 'friend', anyOf(MEMBER, all(FRIENDLY, engaged()))), heal('friend'), move('friend', 'reposition')],
  medium('Only another character must be engaged.'),
);
export const WE_ARE_MANDALORIANS: AbilityText = tactic('we-are-mandalorians', [
  each('unit', 'clan', [FRIENDLY, tag('Mandalorian'), within(4)], shed('clan')),
  each('character', 'friend', [FRIENDLY, tag('Mandalorian'), type('supporting'), within(4)], move('friend', 'jump')),
]);
export const GRAB_SOME_BACTA: AbilityText = tactic('grab-some-bacta', [
  one('character', 'friend', FRIENDLY, tag('Clone Trooper')),
  heal('friend'),
  move('friend', 'dash'),
]);
export const LOYAL_PROTECTORS: AbilityText = tactic('loyal-protectors', [
  one('unit', 'friend', FRIENDLY, other(), tag('Galactic Republic')),
  move('friend', 'dash'),
  if_(that('friend', tag('Naboo')), [move('self', 'dash')]),
]);
export const MY_FRIENDS: AbilityText = tactic('my-friends', [
  one('character', 'friend', FRIENDLY, other(), tag('Rebel Alliance')),
  move('friend', 'dash'),
  if_(that('friend', tag('Spectre')), [may(hunker('friend'))]),
]);
export const PRESS_ON: AbilityText = tactic('press-on', [
  mayOne('unit', 'friend', FRIENDLY, tag('Galactic Empire'), type('supporting')),
  cleanse('friend'),
  moveOne('friend', 'dash'),
]);
export const INEXORABLE_ADVANCE: AbilityText = tactic('inexorable-advance', [
  mayOne('unit', 'friend', FRIENDLY, tag('Galactic Empire'), type('supporting')),
  move('friend', 'advance'),
  if_(DID, [damage('friend', 1)]),
]);
export const LEAD_THE_CHARGE: AbilityText = tactic('lead-the-charge', [
  one('character', 'foe', ENEMY, inSight()),
  one('unit', 'friend', FRIENDLY, tag('Ewok'), type('supporting'), within(3)),
  move('self', 'dash', { toward: 'foe' }),
  move('friend', 'dash', { toward: 'foe' }),
]);
export const LESSONS_LEARNED: AbilityText = tactic('lessons-learned', [healOne('self')]);
export const SPECIAL_FORCES_CONDITIONING: AbilityText = tactic('special-forces-conditioning', [
  if_(that('self', DAMAGED), [may(mend('self', 1))]),
  cleanse('self'),
]);
export const FORCED_MARCH: AbilityText = tactic('forced-march', [if_(that('self', has()), [may(damage('self', 1), cleanse('self'))])]);
export const REGENERATION: AbilityText = tactic('regeneration', [
  if_(not(that('self', has('strained'))), [mend('self', 'all'), cleanse('self', 'all')]),
]);
export const I_FEAR_NOTHING: AbilityText = tactic('i-fear-nothing', [
  if_(that('self', INJURED), [refresh(1), shed('self')]),
  if_(that('self', { is: 'injured', atLeast: 2 }), [shed('self')]),
]);
export const TRICK_SHOT: AbilityText = tactic('trick-shot', [
  if_(not(thereIs('character', MEMBER, engaged())), [one('unit', 'foe', ENEMY, inSight()), damage('foe', 1), loseHunker('foe', 'all')]),
]);
export const ROGUE_ONE: AbilityText = active('rogue-one', 1, [
  one('unit', 'friend', FRIENDLY, tag('Rebel Alliance'), within(4)),
  moveOne('friend', 'dash'),
  if_(that('friend', tag('Spy')), [moveOne('self', 'dash')]),
]);
export const OBSCURING_FLAMES: AbilityText = active('obscuring-flames', 0, [one('unit', 'friend', FRIENDLY, within(3)), hunker('friend')]);
export const BY_YOUR_COMMAND: AbilityText = active('by-your-command', 1, [
  one('character', 'friend', FRIENDLY, other(), tag('Stormtrooper')),
  move('friend', 'dash'),
  if_(that('friend', tag('Night Trooper')), [moveOne('self', 'dash')]),
]);
export const FAVORITE_PEOPLE: AbilityText = active('favorite-people', 1, [
  each('character', 'friend', [FRIENDLY, tag('Bounty Hunter'), within(4)], heal('friend'), move('friend', 'dash')),
]);
export const SPOTCHKA_RATIONS: AbilityText = active('spotchka-rations', 1, [
  one('unit', 'friend', FRIENDLY, tag('Scoundrel'), within(3)),
  healOne('friend', 2),
]);
export const WHY_DOES_SHE_GET_A_BLASTER: AbilityText = active('why-does-she-get-a-blaster', 1, [
  one('character', 'friend', FRIENDLY, tag('Rebel Alliance')),
  moveOne('self', 'dash', { toward: 'friend' }),
  may(choose([hunker('friend')], [cleanse('friend')])),
]);
export const TACTICAL_NETWORK: AbilityText = active('tactical-network', 1, [
  one('character', 'friend', FRIENDLY, other(), tag('Battle Droid'), within(4)),
  move('friend', 'dash'),
  may(choose([hunker('friend')], [cleanse('friend')], [attack('friend', 'either')])),
]);
export const SECURITY_NETWORK: AbilityText = active('security-network', 1, [
  one(
    'character',
    'friend',
    anyOf(
      all(FRIENDLY, other(), tag('Scoundrel'), type('secondary'), within(4)),
      all(FRIENDLY, tag('Scoundrel'), type('supporting'), within(4)),
    ),
  ),
  move('friend', 'dash'),
  attack('friend', 'either', CONTESTING),
]);
export const CALL_THE_HUNT: AbilityText = active('call-the-hunt', 0, [
  one('character', 'friend', FRIENDLY, tag('Inquisitorius'), type('supporting')),
  move('friend', 'dash'),
  attack('friend', 'either'),
]);
export const BRILLIANT_ORATION: AbilityText = active(
  'brilliant-oration',
  0,
  [
    one('character', 'friend', FRIENDLY, tag('Ewok'), type('supporting'), within(4)),
    may(choose([move('friend', 'dash')], [heal('friend', 2)], [hunker('friend')], [attack('friend', 'either')])),
    may(choose([moveOne('self', 'dash')], [healOne('self', 2)], [HUNKER], [attack('self', 'either')])),
  ],
  medium('Without an Ewok to choose, the second half is not used either.'),
);
export const IMPERIAL_BRUTALITY: AbilityText = active('imperial-brutality', 1, [
  one('unit', 'friend', anyOf(the('self'), all(FRIENDLY, tag('Galactic Empire'), type('supporting')))),
  moveOne('friend', 'dash'),
  if_(thereIs('character', inUnit('friend'), engaged()), [
    one('character', 'foe', ENEMY, engaged('friend')),
    ...gain('friend', 'exposed'),
    ...gain('foe', 'exposed'),
  ]),
]);
export const LONG_LIVE_THE_EMPIRE: AbilityText = active('long-live-the-empire', 1, [
  one('objective', 'post', ACTIVE),
  one('unit', 'friend', FRIENDLY, tag('Galactic Empire'), type('supporting')),
  moveOne('friend', 'reposition', { toward: 'post' }),
  damage('friend', 2),
  if_(all(DID, that('friend', WOUNDED)), [may({ op: 'swapWound', of: 'friend', injured: 1 })]),
]);
export const FEIGNED_RETREAT: AbilityText = active('feigned-retreat', 1, [
  one('character', 'ewok', FRIENDLY, other(), tag('Ewok'), within(3), engaged()),
  one('character', 'foe', ENEMY, engaged('ewok')),
  may(move('ewok', 'reposition', { away: 'foe' }), hunker('ewok')),
  ...gain('foe', 'exposed'),
  move('foe', 'dash', { toward: 'ewok', by: 'owner' }),
]);
