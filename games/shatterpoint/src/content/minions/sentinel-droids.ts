import { OVERLOAD, TARGET_LOCK } from '../abilities/minions.js';
import { chart, HOUSE, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const SENTINEL_DROIDS: UnitCard = {
  id: 'minion-sentinel-droids',
  name: { en: 'Sentinel Droids', de: 'Wächterdroiden' },
  uniqueNames: [],
  type: 'minion',
  cost: 0,
  force: 0,
  stamina: 7,
  durability: '-',
  characters: 2,
  baseMm: 40,
  eras: ['fall-of-the-jedi', 'reign-of-the-empire'],
  tags: ['Droid', 'Encounter', 'Mercenary'],
  stances: [
    {
      name: proper('Lock and Fire'),
      ranged: { range: 5, dice: 5, chart: chart('Long Blaster', '1 strike, 3 critical strike') },
      melee: { dice: 5, chart: chart('Metal Fist', '1 strike, 3 strike strike') },
      defence: { ranged: 4, melee: 4, chart: chart('Alloy Casing', '1 block, 3 block block') },
      tree: tree('M1* damage, M2 pinned, T3 damage damage, B3 shove damage, M4 damage', 'M1-M2 M2-T3 M2-B3 T3-M4 B3-M4'),
    },
  ],
  abilities: [
    { ...TARGET_LOCK, name: { en: 'Target Lock', de: 'Ziel erfasst' } },
    { ...OVERLOAD, name: { en: 'Overload', de: 'Überladung' } },
  ],
  provenance: HOUSE,
};
