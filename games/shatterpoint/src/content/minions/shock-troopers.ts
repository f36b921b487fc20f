import { BRACED_LINE, DASH_UNLESS_ENGAGED } from '../abilities/minions.js';
import { chart, HOUSE, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const SHOCK_TROOPERS: UnitCard = {
  id: 'minion-shock-troopers',
  name: { en: 'Coruscant Shock Troopers', de: 'Schocktruppler von Coruscant' },
  uniqueNames: [],
  type: 'minion',
  cost: 0,
  force: 0,
  stamina: 7,
  durability: '-',
  characters: 2,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['Clone Trooper', 'Encounter', 'Galactic Republic'],
  stances: [
    {
      name: proper('Riot Control'),
      ranged: { range: 4, dice: 5, chart: chart('DC-15 Carbine', '1 strike, 3 strike strike') },
      melee: { dice: 4, chart: chart('Shock Baton', '1 strike, 3 strike strained') },
      defence: { ranged: 4, melee: 4, chart: chart('Phase Armor', '1 block, 3 block block') },
      tree: tree('T1* damage, B1* shove, M2 pinned, M3 damage damage, M4 damage', 'T1-M2 B1-M2 M2-M3 M3-M4'),
    },
  ],
  abilities: [
    { ...DASH_UNLESS_ENGAGED, name: { en: 'Cordon', de: 'Absperrung' } },
    { ...BRACED_LINE, name: { en: 'Braced Line', de: 'Geschlossene Reihe' } },
  ],
  provenance: HOUSE,
};
