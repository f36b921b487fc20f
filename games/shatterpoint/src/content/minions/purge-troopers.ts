import { BODY_SCREEN, ON_THE_SCENT } from '../abilities/minions.js';
import { chart, HOUSE, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const PURGE_TROOPERS: UnitCard = {
  id: 'minion-purge-troopers',
  name: { en: 'Purge Troopers', de: 'Säuberungstruppler' },
  uniqueNames: [],
  type: 'minion',
  cost: 0,
  force: 0,
  stamina: 6,
  durability: '-',
  characters: 2,
  baseMm: 40,
  eras: ['reign-of-the-empire', 'age-of-rebellion'],
  tags: ['Encounter', 'Galactic Empire', 'Inquisitorius', 'Trooper'],
  stances: [
    {
      name: proper('Electro-Weapon Drill'),
      melee: { dice: 5, chart: chart('Electrobaton', '1 strike, 3 critical strike') },
      defence: { ranged: 4, melee: 5, chart: chart('Sealed Armor', '1 block, 3 block block') },
      tree: tree('M1* damage, T2 disarmed, B2 shove, M3 damage damage, M4 strained', 'M1-T2 M1-B2 T2-M3 B2-M3 M3-M4'),
    },
  ],
  abilities: [
    { ...ON_THE_SCENT, name: { en: 'On the Scent', de: 'Auf der Fährte' } },
    { ...BODY_SCREEN, name: { en: 'Body Screen', de: 'Lebender Schild' } },
  ],
  provenance: HOUSE,
};
