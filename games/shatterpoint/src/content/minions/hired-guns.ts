import { AGAINST_CONDITIONS, SPREAD_WIDE } from '../abilities/minions.js';
import { chart, HOUSE, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const HIRED_GUNS: UnitCard = {
  id: 'minion-hired-guns',
  name: { en: 'Hired Guns', de: 'Angeheuerte Schützen' },
  uniqueNames: [],
  type: 'minion',
  cost: 0,
  force: 0,
  stamina: 6,
  durability: '-',
  characters: 2,
  baseMm: 40,
  eras: ['fall-of-the-jedi', 'reign-of-the-empire', 'age-of-rebellion', 'the-new-republic'],
  tags: ['Encounter', 'Mercenary', 'Scoundrel'],
  stances: [
    {
      name: proper('Paid by the Shot'),
      ranged: { range: 4, dice: 5, chart: chart('Mixed Blasters', '1 strike, 3 strike damage') },
      melee: { dice: 5, chart: chart('Knives and Knuckles', '1 strike, 3 critical strike') },
      defence: { ranged: 4, melee: 4, chart: chart('Scrap Armor', '1 block, 3 block block') },
      tree: tree('T1* damage, B1* shove, M2 damage, M3 exposed, M4 damage damage', 'T1-M2 B1-M2 M2-M3 M3-M4'),
    },
  ],
  abilities: [
    { ...AGAINST_CONDITIONS, name: { en: 'Kick Them While Down', de: 'Nachtreten' } },
    { ...SPREAD_WIDE, name: { en: 'Spread Wide', de: 'Ausschwärmen' } },
  ],
  provenance: HOUSE,
};
