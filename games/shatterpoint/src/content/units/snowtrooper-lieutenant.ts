import { DOGGED_ASSAULT } from '../abilities/answers.js';
import { IMPERIAL_DISCIPLINE } from '../abilities/events.js';
import { PRESS_ON } from '../abilities/friends.js';
import { SHARPSHOOTER_1 } from '../abilities/keywords.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const SNOWTROOPER_LIEUTENANT: UnitCard = {
  id: 'snowtrooper-lieutenant',
  spt: '00460102',
  name: { en: 'Snowtrooper Lieutenant', de: 'Leutnant der Schneetruppen' },
  uniqueNames: [],
  type: 'secondary',
  cost: 4,
  force: 0,
  stamina: 9,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['age-of-rebellion'],
  tags: ['Galactic Empire', 'Stormtrooper', 'Trooper'],
  stances: [
    {
      name: proper('Disciplined Assault'),
      ranged: { range: 5, dice: 7, chart: chart('E-11 Blaster Rifle', '1 critical strike, 3 critical strike strained') },
      melee: { dice: 5, chart: chart('Combat Training', '1 damage, 3 strike damage') },
      defence: { ranged: 5, melee: 5, chart: chart('Snowtrooper Armor', '1 block, 3 block block') },
      tree: tree(
        'M1* heal damage, M2 exposed damage, M3 damage heal heal, M4 heal damage damage, M5 damage damage, B2 shove damage, B3 reposition damage, B4 shove damage',
        'M1-M2 M1-B2 M2-B3 B2-M3 M3-M4 M4-M5 B2-B3 B3-B4 B4-M5',
      ),
    },
  ],
  abilities: [
    named('Press On', PRESS_ON),
    named('Dogged Assault', DOGGED_ASSAULT),
    named('Imperial Discipline', IMPERIAL_DISCIPLINE),
    named('Only Imperial Stormtroopers Are So Precise', SHARPSHOOTER_1),
  ],
  provenance: PUBLISHED,
};
