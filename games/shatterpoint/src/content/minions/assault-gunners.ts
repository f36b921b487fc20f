import { BRACED, PINNING_BURST } from '../abilities/minions.js';
import { chart, HOUSE, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const ASSAULT_GUNNERS: UnitCard = {
  id: 'minion-assault-gunners',
  name: { en: 'Assault Gunners', de: 'Sturmschützen' },
  uniqueNames: [],
  type: 'minion',
  cost: 0,
  force: 0,
  stamina: 7,
  durability: '-',
  characters: 2,
  baseMm: 40,
  eras: ['reign-of-the-empire', 'age-of-rebellion'],
  tags: ['Encounter', 'Galactic Empire', 'Stormtrooper', 'Trooper'],
  stances: [
    {
      name: proper('Rolling Barrage'),
      ranged: { range: 5, dice: 5, chart: chart('T-21 Repeater', '1 strike, 3 critical strike') },
      melee: { dice: 4, chart: chart('Rifle Stock', '1 strike, 3 strike strike') },
      defence: { ranged: 4, melee: 3, chart: chart('Plastoid Shell', '1 block, 3 block block') },
      tree: tree('M1* damage, M2 pinned, T3 strained, B3 damage damage, M4 damage', 'M1-M2 M2-T3 M2-B3 T3-M4 B3-M4'),
    },
  ],
  abilities: [
    { ...PINNING_BURST, name: { en: 'Pinning Burst', de: 'Niederhaltender Feuerstoß' } },
    { ...BRACED, name: { en: 'Braced', de: 'Fester Stand' } },
  ],
  provenance: HOUSE,
};
