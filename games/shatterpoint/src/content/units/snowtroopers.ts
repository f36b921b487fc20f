import { FORCED_MARCH } from '../abilities/friends.js';
import { EXTREME_CONDITIONS_TRAINING, SHARPSHOOTER_1 } from '../abilities/keywords.js';
import { ASSAULT_TACTICS } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const SNOWTROOPERS: UnitCard = {
  id: 'snowtroopers',
  spt: '00460103',
  name: { en: 'Snowtroopers', de: 'Schneetruppen' },
  uniqueNames: [],
  type: 'supporting',
  cost: 3,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 2,
  baseMm: 40,
  eras: ['age-of-rebellion'],
  tags: ['Galactic Empire', 'Stormtrooper', 'Trooper'],
  stances: [
    {
      name: proper('Blizzard Tactics'),
      ranged: { range: 5, dice: 6, chart: chart('E-11 Blaster Rifle', '1 damage, 2 critical damage, 3 critical strike damage') },
      melee: { dice: 5, chart: chart('Combat Training', '1 damage, 2 strike damage') },
      defence: { ranged: 5, melee: 4, chart: chart('Snowtrooper Armor', '1 block, 3 block block') },
      tree: tree(
        'M1* damage, M2 pinned damage, B2 heal heal, B3 shove damage, M4 heal damage, B4 shove damage, M5 damage damage',
        'M1-M2 M1-B2 M2-B3 B2-B3 B3-M4 B3-B4 M4-M5 B4-M5',
      ),
    },
  ],
  abilities: [
    named('Forced March', FORCED_MARCH),
    named('Assault Tactics', ASSAULT_TACTICS),
    named('Extreme Conditions Training', EXTREME_CONDITIONS_TRAINING),
    named('Only Imperial Stormtroopers Are So Precise', SHARPSHOOTER_1),
  ],
  provenance: PUBLISHED,
};
