import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const GAR_SAXON: UnitCard = {
  id: 'gar-saxon',
  number: 6,
  name: proper('Gar Saxon, Merciless Commander'),
  uniqueNames: ['Gar Saxon'],
  type: 'secondary',
  cost: 4,
  force: 0,
  stamina: 9,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['Mandalorian', 'Shadow Collective', 'Super Commando'],
  stances: [
    {
      name: proper('Concentrated Assault'),
      ranged: { range: 5, dice: 6, chart: chart('Galaar-90', '1 critical, 2 critical shove, 4 critical critical shove') },
      melee: { dice: 7, chart: chart('Westar-35 Blaster Pistol', '1 strike, 2 critical strike, 4 critical critical damage') },
      defence: { ranged: 4, melee: 4, chart: chart('Beskar Armor', '1 block block, 4 block block block') },
      tree: tree(
        'M1* damage damage, M2 jump damage, T3 shove damage damage, T4 pinned damage, T5 shove damage, B3 damage damage, B4 strained damage, B5 damage damage',
        'M1-M2 M2-T3 T3-T4 T4-T5 M2-B3 B3-B4 B4-B5',
      ),
    },
  ],
  abilities: [],

  provenance: PUBLISHED,
};
