import type { AbilityText } from '../effect.js';
import {
  all,
  always,
  CONTESTING,
  engaged,
  FRIENDLY,
  HUNKERED,
  INJURED,
  immunity,
  keyword,
  MEMBER,
  mod,
  moreAttackDice,
  not,
  noted,
  RANGED,
  tag,
  that,
  thereIs,
  type,
  UNWOUNDED,
  WOUNDED,
  within,
} from './words.js';

// Keywords, auras and other abilities that are always in force.
export const STURDY_CONSTRUCTION: AbilityText = always(
  'sturdy-construction',
  keyword('protection'),
  immunity('pinned'),
  immunity('disarmed'),
);
export const SHARPSHOOTER_1: AbilityText = always('sharpshooter-1', keyword('sharpshooter'));
export const IMPACT_1: AbilityText = always('impact-1', keyword('impact'));
export const PROTECTION: AbilityText = always('protection', keyword('protection'));
export const SCALE: AbilityText = always('scale', keyword('scale'));
export const UNRELENTING: AbilityText = always('unrelenting', keyword('protection'), immunity('pinned'));
export const ELITE_TRAINING: AbilityText = always('elite-training', keyword('protection'), keyword('impact'));
export const IMPERIAL_MIGHT: AbilityText = always('imperial-might', keyword('sharpshooter'), keyword('impact'));
export const MORE_MACHINE_THAN_MAN: AbilityText = always(
  'more-machine-than-man',
  keyword('protection'),
  keyword('steadfast'),
  keyword('impact'),
);
export const RIGOROUS_TRAINING: AbilityText = always('rigorous-training', keyword('protection'), keyword('sharpshooter'));
export const ELITE_CONDITIONING: AbilityText = always('elite-conditioning', keyword('protection'), immunity('exposed'));
export const NOT_JUST_A_PRETTY_FACE: AbilityText = always('not-just-a-pretty-face', keyword('steadfast'), immunity('pinned'));
export const VIRTUOSO: AbilityText = always('virtuoso', immunity('disarmed'), immunity('exposed'));
export const PAIN_IS_WEAKNESS: AbilityText = always('pain-is-weakness', keyword('protection'), keyword('steadfast'));
export const DEADEYE: AbilityText = always('deadeye', keyword('sharpshooter', 2), mod({ mod: 'ignoreCover' }, { when: RANGED }));
export const SONAR_DETECTION: AbilityText = always('sonar-detection', mod({ mod: 'reduceCover', x: 1 }, { when: RANGED }));
export const BROTHERS_IN_ARMS: AbilityText = always('brothers-in-arms', keyword('steadfast', 1, { when: that('self', HUNKERED) }));
export const EXTREME_CONDITIONS_TRAINING: AbilityText = always(
  'extreme-conditions-training',
  immunity('exposed', { when: that('self', HUNKERED) }),
);
export const SECRECY: AbilityText = always('secrecy', keyword('protection', 1, { when: { is: 'inDeckOrReserve' } }));
export const UNNOTICED: AbilityText = always(
  'unnoticed',
  mod({ mod: 'cannotBeTargeted' }, { when: all(RANGED, { is: 'inDeckOrReserve' }) }),
);
export const GOODNESS_GRACIOUS_ME: AbilityText = always(
  'goodness-gracious-me',
  mod({ mod: 'cannotBeTargeted' }, { when: all(RANGED, thereIs('unit', FRIENDLY, tag('Ewok'), not(WOUNDED), within(3))) }),
);
export const CONTEST_PROTECTION: AbilityText = always('contest-protection', keyword('protection', 1, { on: all(MEMBER, CONTESTING) }));
export const CONTEST_STEADFAST: AbilityText = always('contest-steadfast', keyword('steadfast', 1, { on: all(MEMBER, CONTESTING) }));
export const CONTEST_PROTECTION_AND_STEADFAST: AbilityText = always(
  'contest-protection-and-steadfast',
  keyword('protection', 1, { on: all(MEMBER, CONTESTING) }),
  keyword('steadfast', 1, { on: all(MEMBER, CONTESTING) }),
);
export const GARRISON_FORCE: AbilityText = always(
  'garrison-force',
  moreAttackDice(1, { when: all(not({ is: 'activating', unit: 'self' }), that('self', HUNKERED)) }),
  keyword('steadfast', 1, { on: all(MEMBER, CONTESTING) }),
  keyword('protection', 1, { on: all(MEMBER, CONTESTING) }),
);
export const UNSTOPPABLE_MACHINE: AbilityText = always(
  'unstoppable-machine',
  keyword('protection', 1, { on: all(MEMBER, { is: 'engaged', by: type('primary') }) }),
  keyword('steadfast', 1, { on: all(MEMBER, { is: 'engaged', by: type('primary') }) }),
);
export const IMMOVABLE: AbilityText = {
  ...always('immovable', mod({ mod: 'immovable' })),
  ...noted('Shoves of options and charts are no abilities and still move them.'),
};
export const SPECIAL_FORCES_SNIPER: AbilityText = always('special-forces-sniper', mod({ mod: 'actionUses', action: 'combat', x: 2 }));
export const SWIFT_RETREAT: AbilityText = always('swift-retreat', mod({ mod: 'moveAs', instead: ['advance'], as: 'reposition' }));
export const PATHFINDERS: AbilityText = always(
  'pathfinders',
  immunity('pinned'),
  keyword('scale'),
  mod({ mod: 'moveAs', instead: ['dash'], as: 'advance' }, { when: that('self', HUNKERED) }),
);
export const DAUGHTER_OF_MANDALORE: AbilityText = always(
  'daughter-of-mandalore',
  keyword('protection'),
  keyword('sharpshooter', 2),
  mod({ mod: 'moveAs', instead: ['dash', 'advance', 'climb', 'reposition'], as: 'jump' }),
);
export const EXIT_STRATEGY: AbilityText = always('exit-strategy', mod({ mod: 'climbEngaged' }));
export const OH_THE_UNIFORM: AbilityText = always('oh-the-uniform', mod({ mod: 'hunkerEngaged' }));
export const INFILTRATION: AbilityText = always('infiltration', mod({ mod: 'deployRange', x: 2 }));
export const WINS_TIES: AbilityText = always('wins-ties', mod({ mod: 'winsTies' }));
export const LOCKDOWN: AbilityText = always('lockdown', mod({ mod: 'locksControl' }, { when: UNWOUNDED }));
export const KARABAST: AbilityText = always('karabast', mod({ mod: 'cannotReserve' }, { when: that('self', INJURED) }));
export const GREAT_HOUSE_VIZSLA: AbilityText = always(
  'great-house-vizsla',
  keyword('steadfast', 1, { when: { is: 'stance', stance: 1 } }),
  mod({ mod: 'cannotReserve' }, { when: that('self', INJURED) }),
);
export const CHEAPER_RESERVE: AbilityText = always('cheaper-reserve', mod({ mod: 'reserveCost', x: 0 }));
export const BEING_UNDERESTIMATED: AbilityText = {
  ...always('being-underestimated', mod({ mod: 'reserveCost', x: 0 }, { on: all(FRIENDLY, tag('Bounty Hunter')) })),
  ...noted('A friendly unit may be the partner’s (LE-A24).'),
};
export const IMPATIENCE: AbilityText = always(
  'impatience',
  mod({ mod: 'cannotReserve' }),
  immunity('pinned'),
  immunity('disarmed'),
  mod({ mod: 'hunkerPays' }),
);
export const BODYGUARD: AbilityText = always(
  'bodyguard',
  keyword('cover', 1, { on: all(FRIENDLY, type('primary', 'secondary'), within(2)) }),
);
export const INTERCEDE: AbilityText = always(
  'intercede',
  mod(
    { mod: 'cannotBeTargeted' },
    { on: all(FRIENDLY, type('primary', 'secondary')), when: all(UNWOUNDED, that('attacker', engaged('self'))) },
  ),
);
export const HIGHER_PURPOSE: AbilityText = always(
  'higher-purpose',
  keyword('protection', 1, { on: all(FRIENDLY, tag('Mandalorian'), within(3), CONTESTING) }),
  keyword('steadfast', 1, { on: all(FRIENDLY, tag('Mandalorian'), within(3), CONTESTING) }),
);
export const BRAVE_ENOUGH: AbilityText = always(
  'brave-enough',
  keyword('steadfast', 1, { on: all(FRIENDLY, tag('Rebel Alliance'), within(3), CONTESTING) }),
  immunity('exposed', { on: all(FRIENDLY, tag('Spy'), within(3), CONTESTING) }),
);
export const DIVINE_INFLUENCE: AbilityText = always(
  'divine-influence',
  keyword('scale', 1, { on: all(FRIENDLY, tag('Ewok'), within(5)), when: { is: 'stance', stance: 0 } }),
  mod({ mod: 'climbEngaged' }, { on: all(FRIENDLY, tag('Ewok'), within(5)), when: { is: 'stance', stance: 0 } }),
  keyword('steadfast', 1, { on: all(FRIENDLY, tag('Ewok'), within(5)), when: { is: 'stance', stance: 1 } }),
);
export const INCOMING: AbilityText = always(
  'incoming',
  immunity('exposed', { on: all(FRIENDLY, tag('Clone Trooper'), within(3), HUNKERED) }),
);
export const MUSCLE_OF_THE_BATCH: AbilityText = always(
  'muscle-of-the-batch',
  keyword('steadfast', 1, { on: all(FRIENDLY, tag('Bad Batch'), within(3)), when: UNWOUNDED }),
  keyword('protection', 1, { on: all(FRIENDLY, tag('Clone Trooper', 'Scoundrel'), within(3)), when: UNWOUNDED }),
);
