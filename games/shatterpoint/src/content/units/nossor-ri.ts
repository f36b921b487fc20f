import { OPPORTUNISTIC_USURPER } from '../abilities/events.js';
import { RIPTIDE } from '../abilities/fire.js';
import { SCATTER } from '../abilities/friends.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const NOSSOR_RI: UnitCard = {
  id: 'nossor-ri',
  spt: '00630102',
  name: proper('Nossor Ri'),
  uniqueNames: ['Nossor Ri'],
  type: 'secondary',
  cost: 3,
  force: 0,
  stamina: 7,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['Aquatic', 'Scoundrel', 'Separatist Alliance'],
  stances: [
    {
      name: proper('Opportunist'),
      ranged: { range: 4, dice: 6, chart: chart('Quarren Blaster', '1 strike strike, 4 critical critical') },
      melee: { dice: 6, chart: chart('Trident', '1 strike block>failure, 3 strike strike block>failure') },
      defence: { ranged: 4, melee: 5, chart: chart('Survivalist', '1 block, 3 block reposition, 4 block block reposition') },
      tree: tree(
        'M1* disarmed damage, T2 heal damage, T3 pinned damage damage, T4 heal damage, M3 damage damage, B2 shove damage, B3 heal damage, B4 shove damage, M5 reposition damage heal',
        'M1-T2 T2-T3 T3-T4 T4-M5 M1-M3 M3-M5 M1-B2 B2-B3 B3-B4 B4-M5',
      ),
    },
  ],
  abilities: [named('Scatter', SCATTER), named('Riptide', RIPTIDE), named('Opportunistic Usurper', OPPORTUNISTIC_USURPER)],
  provenance: PUBLISHED,
};
