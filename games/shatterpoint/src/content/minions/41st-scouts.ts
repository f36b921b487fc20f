import { MELT_INTO_THE_GREEN, THROUGH_THE_BRUSH } from '../abilities/minions.js';
import { chart, HOUSE, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const SCOUTS_41ST: UnitCard = {
  id: 'minion-41st-scouts',
  name: { en: '41st Scouts', de: 'Späher der 41.' },
  uniqueNames: [],
  type: 'minion',
  cost: 0,
  force: 0,
  stamina: 7,
  durability: '-',
  characters: 2,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['ARF', 'Clone Trooper', 'Encounter', 'Galactic Republic', 'Scout'],
  stances: [
    {
      name: proper('Green Shadows'),
      ranged: { range: 5, dice: 5, chart: chart('DC-15 Rifle', '1 strike, 3 strike strike, 4 critical strike') },
      melee: { dice: 5, chart: chart('Rifle Stock', '1 strike, 3 strike strike') },
      defence: { ranged: 4, melee: 4, chart: chart('Camouflage Armor', '1 block, 3 block block') },
      tree: tree('M1* damage, M2 pinned, T3 damage damage, B3 shove damage, M4 damage', 'M1-M2 M2-T3 M2-B3 T3-M4 B3-M4'),
    },
  ],
  abilities: [
    { ...MELT_INTO_THE_GREEN, name: { en: 'Melt into the Green', de: 'Eins mit dem Grün' } },
    { ...THROUGH_THE_BRUSH, name: { en: 'Through the Brush', de: 'Durchs Unterholz' } },
  ],
  provenance: HOUSE,
};
