import type { AbilityText } from '../effect.js';
import {
  active,
  all,
  always,
  anyOf,
  attack,
  cleanse,
  damage,
  ENEMY,
  each,
  engaged,
  FRIENDLY,
  forEach,
  gain,
  HUNKER,
  house,
  if_,
  immunity,
  innate,
  inSight,
  keyword,
  MEMBER,
  MINION,
  mayOne,
  mend,
  mod,
  moreAttackDice,
  moreDefenceDice,
  move,
  not,
  ON_MEMBER,
  ONCE_A_TURN,
  one,
  pull,
  push,
  QUARRY,
  RANGED,
  reactive,
  refresh,
  shows,
  tactic,
  that,
  thereIs,
  UNWOUNDED,
  WOUNDED,
  within,
} from './words.js';

// Abilities of the Legends.
export const INEXORABLE: AbilityText = house(
  tactic('inexorable', [
    cleanse('self'),
    mayOne('character', 'prey', ENEMY),
    if_({ is: 'chosen', name: 'prey' }, [move('self', 'dash', { toward: 'prey' })]),
  ]),
);
export const CRUSHING_GRIP: AbilityText = house(
  active('crushing-grip', 1, [
    one('character', 'foe', ENEMY, within(4), inSight()),
    pull('foe', 2, 'self'),
    if_(that('foe', engaged('self')), [damage('foe', 2)]),
  ]),
);
export const HAMMER_BLOW: AbilityText = house(
  active('hammer-blow', 2, [attack('self', 'melee')], { when: { is: 'tookAction', action: 'combat' } }),
);
export const WRATH_REPAID: AbilityText = house(
  reactive(
    'wrath-repaid',
    1,
    'attackResolved',
    all(ON_MEMBER, that('attacker', ENEMY), { is: 'dealtDamage' }, UNWOUNDED),
    [move('self', 'dash', { toward: 'attacker' }), if_(that('attacker', engaged('self')), [damage('attacker', 2)])],
    ONCE_A_TURN,
  ),
);
export const DARK_BULWARK: AbilityText = house(always('dark-bulwark', keyword('steadfast'), immunity('pinned')));
export const DRIVE_THEM_FORWARD: AbilityText = house(
  tactic('drive-them-forward', [each('character', 'droid', [MINION, within(4)], move('droid', 'dash'))]),
);
export const FOCUSED_VOLLEY: AbilityText = house(
  active('focused-volley', 1, [one('character', 'droid', MINION, not(WOUNDED), within(5), { is: 'fresh' }), attack('droid', 'either')], {
    limit: { per: 'activation', count: 2 },
  }),
);
export const FLURRY_OF_BLADES: AbilityText = house(
  active('flurry-of-blades', 1, [attack('self', 'melee', not({ is: 'targeted', in: 'activation' }))], {
    when: { is: 'tookAction', action: 'combat' },
  }),
);
export const EXPENDABLE_SHELLS: AbilityText = house(
  reactive(
    'expendable-shells',
    1,
    'poolApply',
    all(ON_MEMBER, that('attacker', ENEMY), thereIs('character', MINION, not(WOUNDED), within(2))),
    [one('character', 'shell', MINION, not(WOUNDED), within(2)), { op: 'reducePool', n: 2, onto: 'shell' }],
  ),
);
export const ASSEMBLY_LINE: AbilityText = house(
  innate('assembly-line', 'redeployed', that('subject', MINION), [move('subject', 'dash')], {
    mods: [mod({ mod: 'redeployRange', x: 3 }, { on: MINION })],
  }),
);
export const PICK_THE_MARK: AbilityText = house(
  tactic('pick-the-mark', [
    one('unit', 'prey', ENEMY),
    if_(that('prey', not(QUARRY)), [{ op: 'mark', mark: 'quarry', on: 'prey' }, move('self', 'dash')]),
  ]),
);
export const JUMP_TWICE: AbilityText = house(active('jump-twice', 1, [move('self', 'jump')], { limit: { per: 'activation', count: 2 } }));
export const SNARE_CHARGE: AbilityText = house(
  active('snare-charge', 1, [
    one('unit', 'foe', ENEMY, within(3), inSight()),
    ...gain('foe', 'pinned'),
    if_(that('foe', QUARRY), gain('foe', 'exposed')),
  ]),
);
export const ALREADY_GONE: AbilityText = house(
  reactive(
    'already-gone',
    1,
    'attackResolved',
    all(ON_MEMBER, that('attacker', ENEMY), UNWOUNDED),
    [move('self', 'jump', { away: 'attacker' }), if_(not(thereIs('character', MEMBER, engaged())), [HUNKER])],
    ONCE_A_TURN,
  ),
);
export const TERMS_OF_THE_CONTRACT: AbilityText = house(
  innate(
    'terms-of-the-contract',
    'unitWounded',
    all(that('subject', QUARRY), { is: 'woundedBy', side: 'friendly' }),
    [refresh(2), mend('self', 2)],
    { mods: [moreAttackDice(1, { on: FRIENDLY, when: that('defender', QUARRY) })] },
  ),
);
export const STILLNESS_WITHIN: AbilityText = house(
  tactic('stillness-within', [cleanse('self'), one('character', 'friend', anyOf(MEMBER, all(MINION, within(3)))), mend('friend', 1)]),
);
export const TIDAL_PUSH: AbilityText = house(
  active('tidal-push', 2, [
    { op: 'select', of: { pick: 'each', of: 'character', where: all(ENEMY, within(2)) }, as: 'crowd' },
    forEach('character', 'crowd', 'foe', push('foe', 2, 'self')),
    forEach('unit', 'crowd', 'struck', damage('struck', 2), ...gain('struck', 'exposed')),
  ]),
);
export const TURN_THE_BOLT: AbilityText = house(
  reactive(
    'turn-the-bolt',
    1,
    'attackResolved',
    all(RANGED, that('attacker', ENEMY), that('defender', anyOf(MEMBER, all(MINION, within(2)))), shows('attack', 'failure')),
    [damage('attacker', 2)],
    ONCE_A_TURN,
  ),
);
export const GUIDING_PRESENCE: AbilityText = house(
  always('guiding-presence', keyword('steadfast', 1, { on: all(MINION, within(3)) }), moreDefenceDice(1, { on: all(MINION, within(3)) })),
);
