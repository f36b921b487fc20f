import { I_ENGINEER_SUCCESS } from '../abilities/fire.js';
import { MAYHEM } from '../abilities/harm.js';
import { HIGH_PRIORITY_TARGET } from '../abilities/moves.js';
import { CALCULATED_PLANS } from '../abilities/results.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const IG_88B: UnitCard = {
  id: 'ig-88b',
  spt: '00250104',
  name: proper('IG-88B, Created to Succeed'),
  uniqueNames: ['IG-88B'],
  type: 'secondary',
  cost: 5,
  force: 0,
  stamina: 9,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['age-of-rebellion'],
  tags: ['Bounty Hunter', 'Droid', 'Mercenary', 'Scoundrel'],
  stances: [
    {
      name: proper('Any Means Necessary'),
      ranged: { range: 5, dice: 7, chart: chart('E-11 Medium Blaster', '1 critical, 3 critical strike, 4 critical critical damage') },
      melee: { dice: 7, chart: chart('Strike', '1 strike damage, 3 critical damage') },
      defence: {
        ranged: 5,
        melee: 4,
        chart: chart('Survival Directive', '1 block block, 3 block block reposition, 4 block block block reposition'),
      },
      tree: tree(
        'M1* damage damage, T2 damage damage, T3 shove damage, M3 shove damage, B2 pinned damage, B3 exposed damage, M4 shove damage, T5 strained damage, B5 damage damage, M6 reposition',
        'M1-T2 T2-T3 T3-M4 T3-T5 M1-M3 M3-M4 M1-B2 B2-B3 B3-M4 B3-B5 M4-T5 M4-B5 T5-M6 B5-M6',
      ),
    },
  ],
  abilities: [
    named('High-Priority Target', HIGH_PRIORITY_TARGET),
    named('Always Gets the Job Done', MAYHEM),
    named('Calculated Plans', CALCULATED_PLANS),
    named('I Engineer Success, Yet...It Eludes Me', I_ENGINEER_SUCCESS),
  ],
  provenance: PUBLISHED,
};
