import { DASH_UNLESS_ENGAGED, FINISH_THE_JOB } from '../abilities/minions.js';
import { chart, HOUSE, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const BOARDING_TROOPERS: UnitCard = {
  id: 'minion-boarding-troopers',
  name: { en: 'Boarding Troopers', de: 'Entertruppler' },
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
      name: proper('Boarding Drill'),
      ranged: { range: 4, dice: 4, chart: chart('E-11 Carbine', '1 strike, 3 critical strike') },
      melee: { dice: 5, chart: chart('Rifle Stock', '1 strike, 3 strike damage') },
      defence: { ranged: 4, melee: 4, chart: chart('Plastoid Shell', '1 block, 3 block block') },
      tree: tree('M1* damage, M2 shove, T3 pinned damage, B3 damage damage, M4 damage damage', 'M1-M2 M2-T3 M2-B3 T3-M4 B3-M4'),
    },
  ],
  abilities: [
    { ...FINISH_THE_JOB, name: { en: 'Finish the Job', de: 'Den Rest geben' } },
    { ...DASH_UNLESS_ENGAGED, name: { en: 'Double Time', de: 'Laufschritt' } },
  ],
  provenance: HOUSE,
};
