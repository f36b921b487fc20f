import { TRICK_SHOT } from '../abilities/friends.js';
import { DEADEYE, SPECIAL_FORCES_SNIPER } from '../abilities/keywords.js';
import { COVERT_OPERATIONS } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const DEL_MEEKO: UnitCard = {
  id: 'del-meeko',
  spt: '00340103',
  name: { en: 'Del Meeko, Inferno Squad', de: 'Del Meeko, Inferno-Trupp' },
  uniqueNames: ['Del Meeko'],
  type: 'supporting',
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
      name: proper('Suppressive Fire'),
      ranged: { range: 5, dice: 6, chart: chart('DLT-19x Targeting Blaster', '1 shove, 3 critical shove, 5 critical critical shove') },
      melee: { dice: 6, chart: chart('Advanced Combat Training', '1 critical block>failure, 4 critical critical block>failure') },
      defence: {
        ranged: 5,
        melee: 4,
        chart: chart('Special Forces Armor', '1 block heal, 3 block block heal, 4 block block heal reposition'),
      },
      tree: tree(
        'M1* damage damage, M2 disarmed damage, T3 damage damage, T4 exposed strained, M3 pinned damage, M4 reposition damage, M5 damage heal',
        'M1-M2 M2-T3 T3-T4 M2-M3 M3-M4 M4-M5',
      ),
    },
  ],
  abilities: [
    named('Trick Shot', TRICK_SHOT),
    named('Covert Operations', COVERT_OPERATIONS),
    named('Deadeye', DEADEYE),
    named('Special Forces Sniper', SPECIAL_FORCES_SNIPER),
  ],
  provenance: PUBLISHED,
};
