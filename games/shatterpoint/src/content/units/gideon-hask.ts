import { LONG_LIVE_THE_EMPIRE } from '../abilities/friends.js';
import { COVERT_OPERATIONS } from '../abilities/moves.js';
import { DEFIANCE } from '../abilities/results.js';
import { LIVE_UP_TO_OUR_NAME } from '../abilities/wounds.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const GIDEON_HASK: UnitCard = {
  id: 'gideon-hask',
  spt: '00340102',
  name: { en: 'Gideon Hask, Inferno Squad', de: 'Gideon Hask, Inferno-Trupp' },
  uniqueNames: ['Gideon Hask'],
  type: 'secondary',
  cost: 4,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['age-of-rebellion'],
  tags: ['Galactic Empire', 'Scout'],
  stances: [
    {
      name: proper('Imperial Aggression'),
      ranged: {
        range: 5,
        dice: 7,
        chart: chart('E-11 Blaster Rifle', '1 critical damage, 3 critical block>failure damage, 4 critical critical block>failure damage'),
      },
      melee: { dice: 6, chart: chart('Advanced Combat Training', '1 critical block>failure, 3 critical critical block>failure') },
      defence: {
        ranged: 5,
        melee: 5,
        chart: chart('Special Forces Armor', '1 block heal, 2 block block heal, 4 block block heal reposition'),
      },
      tree: tree(
        'T1* damage damage, T2 damage damage, T3 strained damage, T4 shove damage, B1* shove damage, B2 shove damage, B3 dash damage, B4 damage damage, M5 dash damage heal',
        'T1-T2 T2-T3 T3-T4 T4-M5 B1-B2 B2-B3 B3-B4 B4-M5',
      ),
    },
  ],
  abilities: [
    named('Covert Operations', COVERT_OPERATIONS),
    named('Long Live the Empire', LONG_LIVE_THE_EMPIRE),
    named('Defiance Will be the Death of You', DEFIANCE),
    named('May We Live Up to Our Name', LIVE_UP_TO_OUR_NAME),
  ],
  provenance: PUBLISHED,
};
