import { HEAVY_PLATING } from '../abilities/minions.js';
import { chart, HOUSE, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const B2_WEDGE: UnitCard = {
  id: 'minion-b2-wedge',
  name: { en: 'B2 Wedge', de: 'B2-Keil' },
  uniqueNames: [],
  type: 'minion',
  cost: 0,
  force: 0,
  stamina: 9,
  durability: '-',
  characters: 3,
  baseMm: 50,
  eras: ['fall-of-the-jedi'],
  tags: ['B2', 'Battle Droid', 'Droid', 'Encounter', 'Separatist Alliance'],
  stances: [
    {
      name: proper('Wrist-Cannon Advance'),
      ranged: { range: 4, dice: 4, chart: chart('Wrist Blasters', '1 strike, 3 critical strike') },
      melee: { dice: 4, chart: chart('Heavy Arms', '1 strike, 3 strike damage') },
      defence: { ranged: 4, melee: 3, chart: chart('Acertron Armor', '1 block, 3 block block') },
      tree: tree('M1* damage, M2 shove, T3 pinned damage, B3 damage damage, M4 damage', 'M1-M2 M2-T3 M2-B3 T3-M4 B3-M4'),
    },
  ],
  abilities: [{ ...HEAVY_PLATING, name: { en: 'Heavy Plating', de: 'Schwere Panzerung' } }],
  provenance: HOUSE,
};
