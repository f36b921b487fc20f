import type { AbilityText } from '../effect.js';
import {
  ACTIVE,
  active,
  all,
  attack,
  buff,
  choose,
  contestingThe,
  controlled,
  DID,
  damage,
  ENEMY,
  each,
  engaged,
  FOCUS,
  FRIENDLY,
  gain,
  if_,
  inSight,
  inUnit,
  keyword,
  loseHunker,
  MEMBER,
  may,
  mayOne,
  medium,
  move,
  moveOne,
  not,
  noted,
  one,
  other,
  pull,
  push,
  roll,
  rolled,
  shows,
  tag,
  that,
  thereIs,
  type,
  upTo,
  within,
} from './words.js';

// Active abilities that hurt and move enemies.
export const MAYHEM: AbilityText = active('mayhem', 1, [
  one('unit', 'foe', ENEMY, within(2)),
  roll('defence', 3),
  if_(shows('roll', 'block'), gain('foe', 'strained')),
  if_(shows('roll', 'expertise'), gain('foe', 'disarmed')),
  if_(shows('roll', 'failure'), gain('foe', 'exposed')),
]);
export const MORE_EXPLOSIVES: AbilityText = active('more-explosives', 1, [
  one('unit', 'foe', ENEMY, within(3)),
  roll('attack', 5),
  damage('foe', rolled('expertise')),
  if_(DID, gain('foe', 'strained')),
]);
export const TOOLS_OF_THE_TRADE: AbilityText = active('tools-of-the-trade', 1, [
  choose(
    [one('unit', 'foe', ENEMY, within(3)), ...gain('foe', 'disarmed')],
    [buff('self', 'turn', keyword('sharpshooter', 2), keyword('impact', 2))],
  ),
]);
export const MANDALORIAN_ARMAMENTS: AbilityText = active('mandalorian-armaments', 0, [
  choose([buff('self', 'turn', keyword('sharpshooter'))], [buff('self', 'turn', keyword('impact'))]),
]);
export const PREPARED_FOR_ANY_ENCOUNTER: AbilityText = active(
  'prepared-for-any-encounter',
  1,
  [buff('self', 'turn', keyword('sharpshooter', 2), keyword('impact', 2)), FOCUS],
  medium('The keywords come first, so that the focus action counts them.'),
);
export const FIGHT_SMARTER: AbilityText = active('fight-smarter', 1, [
  one('objective', 'post', ACTIVE, within(3), controlled('enemy')),
  loseHunker('self', 1),
  if_(DID, [{ op: 'uncontrol', objective: 'post' }]),
]);
export const FORCE_REPULSE: AbilityText = active('force-repulse', 2, [
  one('character', 'centre', MEMBER),
  each('character', 'pushed', [other('centre'), within(2, 'centre')], push('pushed', 2, 'centre')),
]);
export const FORCE_PULL: AbilityText = active('force-pull', 1, [
  one('character', 'member', MEMBER),
  one('character', 'foe', ENEMY, within(3, 'member')),
  pull('foe', 2, 'member'),
]);
export const FORCE_PUSH: AbilityText = active('force-push', 2, [
  one('character', 'member', MEMBER),
  one('character', 'foe', ENEMY, within(3, 'member')),
  push('foe', 3, 'member'),
]);
export const BRAVER_THAN_MOST: AbilityText = active('braver-than-most', 2, [
  one('character', 'member', MEMBER),
  one('character', 'foe', ENEMY, within(3, 'member')),
  pull('foe', 2, 'member'),
  ...gain('foe', 'exposed'),
]);
export const CAPTURE_WIRE: AbilityText = active('capture-wire', 1, [
  one('character', 'member', MEMBER),
  one('character', 'foe', ENEMY, within(3, 'member')),
  pull('foe', 2, 'member'),
  ...gain('foe', 'pinned'),
]);
export const LOW_BLOW: AbilityText = active('low-blow', 2, [
  one('character', 'member', MEMBER, engaged()),
  one('character', 'foe', ENEMY, engaged('member')),
  push('foe', 2, 'member'),
  pull('member', 2, 'foe'),
  may(FOCUS),
]);
export const FOR_THE_EMPIRE: AbilityText = active(
  'for-the-empire',
  1,
  [
    one('character', 'foe', ENEMY, engaged('self')),
    one('character', 'friend', FRIENDLY, engaged('foe')),
    push('foe', 2, 'friend'),
    ...gain('self', 'exposed'),
  ],
  { action: true },
);
export const KNEE_ROCKETS: AbilityText = active('knee-rockets', 1, [upTo(2, 'unit', 'foes', ENEMY, within(3)), damage('foes', 1)]);
export const WHIPCORD_LAUNCHER: AbilityText = active('whipcord-launcher', 1, [
  one('unit', 'foe', ENEMY, within(3)),
  ...gain('foe', 'pinned', 'disarmed'),
]);
export const EXPLOSIVE_ORDNANCE: AbilityText = active('explosive-ordnance', 1, [
  one('character', 'foe', ENEMY, within(5)),
  roll('attack', 5),
  each('unit', 'hit', [within(2, 'foe')], damage('hit', rolled('expertise'))),
  moveOne('self', 'dash'),
]);
export const FIREWORKS: AbilityText = active('fireworks', 1, [
  mayOne('objective', 'post', within(4)),
  if_({ is: 'chosen', name: 'post' }, [roll('attack', 5), each('unit', 'hit', [within(2, 'post')], damage('hit', rolled('expertise')))]),
  moveOne('self', 'jump'),
]);
export const UPSET_A_WOOKIEE: AbilityText = active('upset-a-wookiee', 1, [
  one('unit', 'foe', ENEMY, within(3), inSight()),
  roll('attack', 5),
  damage('foe', rolled('critical', 'strike')),
]);
export const DARK_FURY: AbilityText = active('dark-fury', 2, [
  one('unit', 'foe', ENEMY, within(2)),
  roll('attack', 5),
  damage('foe', rolled('critical', 'strike')),
  if_(all(DID, that('foe', tag('Force User'))), gain('foe', 'exposed')),
]);
export const NOT_SNEAKING: AbilityText = active(
  'not-sneaking',
  1,
  [
    one('objective', 'post', ACTIVE, within(3), not(controlled('friendly'))),
    one('unit', 'foe', ENEMY, contestingThe('post')),
    roll('attack', 5),
    damage('foe', rolled('critical', 'strike')),
  ],
  noted('The part about Momentum does not exist here (LE-A23).'),
);
export const IMPERIAL_FIREPOWER: AbilityText = active('imperial-firepower', 1, [
  one('character', 'foe', ENEMY, { is: 'amid', atLeast: 2, range: 4, where: all(FRIENDLY, tag('Galactic Empire')) }),
  choose(gain('foe', 'pinned'), gain('foe', 'disarmed')),
]);
export const HUNTING_HORN: AbilityText = active(
  'hunting-horn',
  1,
  [
    each(
      'unit',
      'foe',
      [ENEMY, within(3)],
      if_(thereIs('character', inUnit('foe'), engaged(), within(3)), gain('foe', 'exposed'), gain('foe', 'pinned')),
    ),
  ],
  { action: true },
);
export const HAHAHAHA_YEAH: AbilityText = active('hahahaha-yeah', 2, [attack('self', 'ranged', undefined, 'printed')], { action: true });
export const LOOK_OUT_HES_LOOSE: AbilityText = active(
  'look-out-hes-loose',
  1,
  [
    moveOne('self', 'dash'),
    if_(that('moved', engaged()), [
      one('character', 'foe', ENEMY, engaged('moved')),
      move('foe', 'dash', { by: 'owner' }),
      if_(that('foe', engaged('self')), gain('foe', 'exposed'), gain('foe', 'disarmed')),
    ]),
  ],
  noted('The player of the enemy decides about its dash.'),
);
export const PRESCRIBED_FIRE: AbilityText = active(
  'prescribed-fire',
  1,
  [
    one('objective', 'fire', within(3)),
    each('character', 'fleeing', [within(2, 'fire')], move('fleeing', 'dash', { by: 'owner' })),
    each('unit', 'burnt', [within(2, 'fire')], damage('burnt', 2), loseHunker('burnt', 'all')),
  ],
  noted('The player of each character decides about its dash.'),
);
export const UNRELIABLE_INFORMANT: AbilityText = active('unreliable-informant', 1, [
  one('character', 'foe', ENEMY, type('supporting'), within(3)),
  roll('defence', 1),
  if_(shows('roll', 'expertise'), [move('foe', 'dash', { must: true })], gain('foe', 'pinned')),
]);
