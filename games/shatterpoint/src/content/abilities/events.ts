import type { AbilityText } from '../effect.js';
import { PUBLISHED } from '../notation.js';
import {
  ACTIVE,
  act,
  all,
  cleanse,
  contestingThe,
  controlled,
  damage,
  ENEMY,
  each,
  engaged,
  FOCUS,
  FRIENDLY,
  gain,
  HUNKER,
  has,
  healOne,
  hunker,
  immunity,
  innate,
  inUnit,
  keyword,
  MEMBER,
  may,
  medium,
  mod,
  moveOne,
  near,
  not,
  noted,
  ONCE_A_TURN,
  OWN,
  one,
  other,
  RANGED,
  reactive,
  refresh,
  shed,
  tag,
  that,
  thereIs,
  type,
  UNWOUNDED,
  within,
} from './words.js';

// Abilities that answer moves, focus, activations, conditions and control.
export const STRONGER_TOGETHER: AbilityText = reactive(
  'stronger-together',
  0,
  'moveActionOver',
  all(OWN, thereIs('character', FRIENDLY, tag('Mandalorian'), near(2))),
  [FOCUS],
  noted('Another character: a member of the same unit counts.'),
);
export const FORGED_THIS_ARMOR: AbilityText = reactive(
  'forged-this-armor',
  0,
  'moveActionOver',
  all(OWN, thereIs('character', FRIENDLY, tag('Mandalorian', 'Spectre'), near(2))),
  [FOCUS],
);
export const CANT_STAND_THE_HEAT: AbilityText = reactive(
  'cant-stand-the-heat',
  0,
  'moveActionOver',
  all(UNWOUNDED, that('subject', ENEMY, engaged('self'))),
  gain('subject', 'disarmed', 'strained'),
);
export const I_GOT_CARRIED_AWAY: AbilityText = reactive(
  'i-got-carried-away',
  0,
  'moveActionOver',
  that('subject', ENEMY, type('primary')),
  [one('character', 'foe', inUnit('subject')), moveOne('self', 'dash', { toward: 'foe' })],
);
export const FORMING_UP: AbilityText = reactive(
  'forming-up',
  0,
  'moveActionOver',
  that('subject', FRIENDLY, other(), tag('Clone Trooper'), within(3)),
  [hunker('subject')],
);
export const IMPERIAL_DETENTION: AbilityText = innate(
  'imperial-detention',
  'moved',
  all(
    that('mover', ENEMY, not(engaged('self'))),
    { is: 'wasEngaged', with: 'self' },
    { is: 'movedAs', moves: ['advance', 'dash', 'reposition'] },
  ),
  [damage('mover', 2)],
);
export const BATTLEFIELD_CALCULATIONS: AbilityText = reactive(
  'battlefield-calculations',
  0,
  'moved',
  all(that('subject', FRIENDLY, other()), { is: 'activating', unit: 'subject' }, that('mover', within(2))),
  [act('subject', 'focus')],
);
export const WAITING_FOR_THIS: AbilityText = innate(
  'waiting-for-this',
  'moved',
  that('mover', ENEMY, type('primary', 'secondary'), engaged('self')),
  [healOne('self', 2), refresh(1)],
);
export const MANDALORE_WILL_SURVIVE: AbilityText = innate('mandalore-will-survive', 'focused', OWN, [
  moveOne('self', 'dash'),
  healOne('self', 2),
]);
export const CLIENT_IS_IMPATIENT: AbilityText = innate('client-is-impatient', 'focused', OWN, [moveOne('self', 'jump')]);
export const IN_MY_SIGHTS: AbilityText = innate('in-my-sights', 'focused', OWN, [HUNKER], {
  mods: [keyword('sharpshooter', 2), mod({ mod: 'ignoreCover' }, { when: RANGED })],
});
export const BRING_IT_ON_CLANKERS: AbilityText = innate(
  'bring-it-on-clankers',
  'hunkerGained',
  that('subject', FRIENDLY, tag('Clone Trooper'), within(3)),
  [healOne('subject')],
  { decides: 'subject' },
);
export const FAITHFUL_PADAWAN: AbilityText = innate(
  'faithful-padawan',
  'recoverActionOver',
  OWN,
  [each('unit', 'friend', [FRIENDLY, other(), within(3)], shed('friend'))],
  noted('The first half needs a Primary unit and does nothing here (LE-A22).'),
);
export const FORWARD_PLANNING: AbilityText = reactive(
  'forward-planning',
  0,
  'activationStart',
  that('subject', FRIENDLY, type('primary', 'secondary'), within(4), has()),
  [cleanse('subject')],
);
export const NOT_A_GOOD_IDEA: AbilityText = reactive(
  'not-a-good-idea',
  0,
  'activationStart',
  that('subject', FRIENDLY, tag('Rebel Alliance', 'Ewok'), within(4), has()),
  [cleanse('subject')],
);
export const DEAD_OR_ALIVE: AbilityText = reactive('dead-or-alive', 0, 'activationEnd', that('subject', ENEMY, type('primary')), [
  one('character', 'foe', inUnit('subject')),
  moveOne('self', 'jump', { toward: 'foe' }),
]);
export const THE_POWER_WITHIN: AbilityText = reactive(
  'the-power-within',
  1,
  'activationEnd',
  OWN,
  [
    ...gain('self', 'strained'),
    one('character', 'member', MEMBER),
    one('objective', 'post', ACTIVE, within(3, 'member')),
    { op: 'contest', who: 'member', objective: 'post', until: 'turn' },
  ],
  medium('The Strained that it gives is not set off by this ability itself.'),
);
export const COMMANDING_PRESENCE: AbilityText = innate(
  'commanding-presence',
  'conditionGained',
  that('subject', FRIENDLY, tag('Galactic Republic'), tag('Trooper'), within(3)),
  [may({ op: 'prevent' }, damage('subject', 1))],
  { decides: 'subject' },
);
export const IMPERIAL_DISCIPLINE: AbilityText = innate(
  'imperial-discipline',
  'conditionGained',
  that('subject', FRIENDLY, tag('Galactic Empire'), tag('Trooper'), within(3)),
  [may({ op: 'prevent' }, damage('subject', 1))],
  { decides: 'subject', mods: [mod({ mod: 'hunkerEngaged' }, { on: all(FRIENDLY, tag('Stormtrooper')) })] },
);
export const GREATER_PURPOSE: AbilityText = innate(
  'greater-purpose',
  'conditionGained',
  all(OWN, { is: 'gaining', condition: 'exposed' }),
  [{ op: 'prevent' }, healOne('self')],
  { mods: [immunity('exposed')] },
);
export const GUARDIANS_OF_THE_WHILLS: AbilityText = innate('guardians-of-the-whills', 'stanceChanged', OWN, [may(FOCUS)], {
  mods: [
    keyword('cover', 1, { when: { is: 'stance', stance: 1 } }),
    keyword('sharpshooter', 1, { when: { is: 'stance', stance: 1 } }),
    keyword('steadfast', 1, { when: { is: 'stance', stance: 0 } }),
    keyword('impact', 1, { when: { is: 'stance', stance: 0 } }),
  ],
});
export const PRAYING_FOR_THE_DOOR: AbilityText = innate(
  'praying-for-the-door',
  'control',
  all(not(thereIs('character', MEMBER, not(contestingThe('objective')))), that('objective', controlled('enemy'))),
  [may({ op: 'pay', n: 1 }, { op: 'uncontrol', objective: 'objective' })],
  noted('The part about Momentum does not exist here (LE-A23).'),
);
export const FOREST_DWELLERS: AbilityText = innate('forest-dwellers', 'setupEnd', OWN, [may(HUNKER)], {
  also: { trigger: 'activationEnd', when: OWN },
});
export const CAMOUFLAGE: AbilityText = innate('camouflage', 'setupEnd', OWN, [may(HUNKER)]);
export const UNCERTAIN_LOYALTIES: AbilityText = innate('uncertain-loyalties', 'setupEnd', OWN, [
  {
    op: 'gainTags',
    to: 'self',
    sets: [
      ['Galactic Empire', 'Spy', 'Trooper'],
      ['Rebel Alliance', 'Scoundrel', 'Spectre'],
    ],
    until: 'game',
  },
]);
export const HIRED_HAND: AbilityText = innate('hired-hand', 'setupEnd', OWN, [
  { op: 'gainTags', to: 'self', sets: [['Galactic Empire'], ['Scoundrel']], until: 'game' },
]);
export const PAYDAY: AbilityText = reactive('payday', 1, 'reveal', 'always', [{ op: 'gainTags', to: 'self', sets: 'any', until: 'turn' }]);
export const SUBMERGE: AbilityText = reactive(
  'submerge',
  0,
  'reveal',
  all(OWN, { is: 'ownReserve', where: all(FRIENDLY, other(), tag('Aquatic')) }),
  [{ op: 'swapReserve' }],
  ONCE_A_TURN, // LE-P6: else two cards could take each other's place for ever
);
export const OPPORTUNISTIC_USURPER: AbilityText = innate(
  'opportunistic-usurper',
  'reveal',
  all(OWN, { is: 'ownReserve' }),
  [may({ op: 'swapReserve' })],
  { ...ONCE_A_TURN, mods: [mod({ mod: 'cannotBeTargeted' }, { when: all(RANGED, { is: 'inDeckOrReserve' }) })] },
);
export const IN_CHARGE_NOW: AbilityText = innate('in-charge-now', 'reserving', OWN, [may({ op: 'cardTo', where: 'bottom' })]);
export const PRIMITIVE_ARTIFICE: AbilityText = { id: 'primitive-artifice', kind: 'innate', tactics: 'ewok-traps', provenance: PUBLISHED };
