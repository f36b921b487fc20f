import { STRENGTH_OF_THE_LINE } from '../abilities/minions.js';
import { chart, HOUSE, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const B1_LINE: UnitCard = {
  id: 'minion-b1-line',
  name: { en: 'B1 Line Droids', de: 'B1-Liniendroiden' },
  uniqueNames: [],
  type: 'minion',
  cost: 0,
  force: 0,
  stamina: 4,
  durability: '-',
  characters: 2,
  baseMm: 50,
  eras: ['fall-of-the-jedi'],
  tags: ['B1', 'Battle Droid', 'Droid', 'Encounter', 'Separatist Alliance'],
  stances: [
    {
      name: proper('Advance and Fire'),
      ranged: { range: 4, dice: 4, chart: chart('E-5 Blaster', '1 strike, 3 strike strike') },
      melee: { dice: 4, chart: chart('Clumsy Swing', '1 strike, 3 strike strike') },
      defence: { ranged: 3, melee: 3, chart: chart('Thin Plating', '1 -, 2 block, 4 block block') },
      tree: tree('M1* damage, M2 shove, M3 damage damage, M4 damage', 'M1-M2 M2-M3 M3-M4'),
    },
  ],
  abilities: [{ ...STRENGTH_OF_THE_LINE, name: { en: 'Strength of the Line', de: 'Stärke der Linie' } }],
  provenance: HOUSE,
};
