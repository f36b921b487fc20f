import type { AbilityText } from '../effect.js';
import {
  ACTIVE,
  active,
  attack,
  buff,
  choose,
  cleanse,
  contestingThe,
  DID,
  damage,
  ENEMY,
  engaged,
  FOCUS,
  FRIENDLY,
  gain,
  HUNKER,
  has,
  INJURED,
  if_,
  inSight,
  keyword,
  MEMBER,
  may,
  mayOne,
  medium,
  mend,
  move,
  moveOne,
  mustCleanse,
  near,
  not,
  noted,
  one,
  refresh,
  tactic,
  tag,
  that,
  thereIs,
  type,
  within,
} from './words.js';

// Active abilities and tactics that move the own unit, with what follows.
export const ONE_MEMBER_JUMPS: AbilityText = active('one-member-jumps', 1, [moveOne('self', 'jump')]);
export const MEMBERS_JUMP: AbilityText = active('members-jump', 1, [move('self', 'jump')]);
export const MEMBERS_JUMP_TWICE: AbilityText = active('members-jump-twice', 1, [move('self', 'jump')], {
  limit: { per: 'activation', count: 2 },
});
export const MEMBERS_DASH: AbilityText = active('members-dash', 1, [move('self', 'dash')]);
export const MEMBERS_ADVANCE: AbilityText = active('members-advance', 1, [move('self', 'advance')]);
export const MEMBERS_CLIMB: AbilityText = active('members-climb', 1, [move('self', 'climb')]);
export const ON_THE_TRAIL: AbilityText = tactic('on-the-trail', [move('self', 'dash', { toward: 'enemy' })]);
export const DASH_AND_FOCUS: AbilityText = active('dash-and-focus', 1, [move('self', 'dash'), if_(DID, [FOCUS])]);
export const DASH_AND_HUNKER: AbilityText = active('dash-and-hunker', 1, [move('self', 'dash'), if_(DID, [HUNKER])]);
export const JUMP_AND_HUNKER: AbilityText = active('jump-and-hunker', 1, [move('self', 'jump'), if_(DID, [HUNKER])]);
export const CLIMB_AND_HUNKER: AbilityText = active('climb-and-hunker', 1, [move('self', 'climb'), if_(DID, [HUNKER])]);
export const CLIMB_AND_FOCUS: AbilityText = active('climb-and-focus', 1, [move('self', 'climb'), if_(DID, [FOCUS])]);
export const CALCULATED_ADVANCE: AbilityText = active('calculated-advance', 1, [move('self', 'dash'), FOCUS]);
export const STEALTHY_APPROACH: AbilityText = active('stealthy-approach', 1, [move('self', 'dash'), may(choose([HUNKER], [FOCUS]))]);
export const ASSAULT_TACTICS: AbilityText = active('assault-tactics', 1, [move('self', 'dash'), may(damage('self', 1), FOCUS)]);
export const COVERT_OPERATIONS: AbilityText = active('covert-operations', 1, [
  move('self', 'dash'),
  if_(thereIs('character', ENEMY, within(4, 'moved')), [buff('self', 'turn', keyword('sharpshooter')), FOCUS]),
]);
export const COMMANDO_DOCTRINES: AbilityText = active('commando-doctrines', 1, [
  move('self', 'dash'),
  if_(thereIs('character', ENEMY, within(4, 'moved')), [FOCUS, HUNKER]),
]);
export const HEADLONG_ASSAULT: AbilityText = active('headlong-assault', 1, [
  move('self', 'dash'),
  if_(thereIs('character', ENEMY, within(2, 'moved')), [buff('self', 'turn', keyword('impact')), FOCUS]),
]);
export const FORCE_RUSH: AbilityText = active(
  'force-rush',
  1,
  [move('self', 'dash'), if_(thereIs('character', FRIENDLY, tag('Force User'), near(2)), [FOCUS])],
  noted('Another character: a member of the same unit counts.'),
);
export const EXPOSE_FLANK: AbilityText = active('expose-flank', 1, [
  move('self', 'climb'),
  if_({ is: 'higher' }, [buff('self', 'turn', keyword('sharpshooter')), FOCUS]),
]);
export const MINGLE: AbilityText = active(
  'mingle',
  1,
  [if_(thereIs('character', ENEMY, within(3)), [move('self', 'dash')], [move('self', 'advance')])],
  noted('The range is checked before anybody moves.'),
);
export const DASH_OR_ADVANCE_INJURED: AbilityText = active('dash-or-advance-injured', 1, [
  if_(that('self', INJURED), [move('self', 'advance')], [move('self', 'dash')]),
]);
export const WORSE_CAGES: AbilityText = active('worse-cages', 1, [
  if_({ is: 'stance', stance: 1 }, [move('self', 'dash')], [moveOne('self', 'reposition')]),
]);
export const GONNA_HURT: AbilityText = active('gonna-hurt', 1, [
  one('character', 'friend', FRIENDLY, tag('Rebel Alliance'), inSight()),
  if_(that('friend', tag('Spectre')), [moveOne('self', 'advance', { toward: 'friend' })], [moveOne('self', 'dash', { toward: 'friend' })]),
  if_(thereIs('character', MEMBER, engaged()), [FOCUS]),
]);
export const FURIOUS_RUSH: AbilityText = active('furious-rush', 1, [
  moveOne('self', 'dash'),
  one('character', 'foe', ENEMY, engaged('self')),
  ...gain('foe', 'exposed'),
]);
export const ON_THE_HUNT: AbilityText = tactic('on-the-hunt', [cleanse('self'), moveOne('self', 'dash')]);
export const HIGH_PRIORITY_TARGET: AbilityText = tactic('high-priority-target', [
  moveOne('self', 'dash'),
  if_(thereIs('character', ENEMY, within(5)), [may(FOCUS)]),
]);
export const BULLDOZE: AbilityText = tactic('bulldoze', [
  moveOne('self', 'dash'),
  mayOne('character', 'foe', ENEMY, within(1, 'moved')),
  { op: 'shove', who: 'foe', by: 'moved' },
]);
export const BIG_PROBLEM: AbilityText = tactic('big-problem', [
  one('objective', 'post', ACTIVE),
  moveOne('self', 'jump', { toward: 'post' }),
  one('character', 'foe', ENEMY, within(3), contestingThe('post')),
  ...gain('foe', 'exposed'),
]);
export const RUNNING_OUT_OF_OPTIONS: AbilityText = tactic('running-out-of-options', [
  choose([moveOne('self', 'jump')], [attack('self', 'either', type('primary'))]),
]);
export const OPPRESSION: AbilityText = tactic('oppression', [
  move('self', 'dash'),
  one('unit', 'foe', ENEMY, within(3)),
  choose(gain('foe', 'strained'), gain('foe', 'pinned')),
]);
export const ANAKIN_WAS_WEAK: AbilityText = tactic(
  'anakin-was-weak',
  [if_(not(that('self', has('strained'))), [refresh(1)]), mend('self', 1), mustCleanse('self'), moveOne('self', 'dash')],
  medium('Only the Force depends on not being strained; the rest always happens.'),
);
