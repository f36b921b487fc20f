import { DOUBLE_THE_CONTRACT, HIT_AND_RUN } from '../abilities/answers.js';
import { EXPENDABLE_DISTRACTION } from '../abilities/fire.js';
import { ON_CONTRACT } from '../abilities/inactive.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const AURRA_SING: UnitCard = {
  id: 'aurra-sing',
  spt: '00090102',
  name: proper('Aurra Sing'),
  uniqueNames: ['Aurra Sing'],
  type: 'secondary',
  cost: 5,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['Bounty Hunter', 'Mercenary', 'Scoundrel'],
  stances: [
    {
      name: proper('Not Asking Permission'),
      ranged: {
        range: 5,
        dice: 7,
        chart: chart('Custom Sniper Rifle', '1 strike strike damage, 2 critical strike damage, 4 critical critical damage damage'),
      },
      melee: { dice: 6, chart: chart('Custom Blaster Pistols', '1 strike strike, 2 critical strike, 3 critical critical') },
      defence: {
        ranged: 5,
        melee: 5,
        chart: chart('Dexterous Dodge', '1 block critical>failure dash, 3 block block critical>failure reposition'),
      },
      tree: tree(
        'M1* pinned damage, M2 strained damage damage, M3 damage damage, M4 exposed damage, M5 reposition, M6 damage damage damage, T2 shove damage, T3 shove damage, T4 reposition damage',
        'M1-M2 M2-M3 M3-M4 M4-M5 M5-M6 M2-T2 T2-T3 T3-T4',
      ),
    },
  ],
  abilities: [
    named('Double the Contract, Double the Payout', DOUBLE_THE_CONTRACT),
    named('Hit and Run', HIT_AND_RUN),
    named('Expendable Distraction', EXPENDABLE_DISTRACTION),
    named('On Contract', ON_CONTRACT),
  ],
  provenance: PUBLISHED,
};
