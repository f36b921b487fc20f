import { FOR_THE_EMPIRE } from '../abilities/harm.js';
import { GARRISON_FORCE, SHARPSHOOTER_1 } from '../abilities/keywords.js';
import { DASH_AND_HUNKER } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const SHORETROOPERS: UnitCard = {
  id: 'shoretroopers',
  spt: '00510103',
  name: { en: 'Shoretroopers', de: 'Küstentruppler' },
  uniqueNames: [],
  type: 'supporting',
  cost: 4,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 2,
  baseMm: 40,
  eras: ['reign-of-the-empire', 'age-of-rebellion'],
  tags: ['Galactic Empire', 'Stormtrooper', 'Trooper'],
  stances: [
    {
      name: proper('Garrison Tactics'),
      ranged: { range: 5, dice: 6, chart: chart('E-22 Blaster Rifle', '1 strike strike, 3 critical strike, 4 critical strike strike') },
      melee: { dice: 5, chart: chart('Combat Training', '1 strike, 3 critical strike') },
      defence: { ranged: 5, melee: 4, chart: chart('Shoretrooper Armor', '1 block, 3 block block') },
      tree: tree(
        'M1* pinned damage, M2 damage, M3 disarmed damage, M4 heal damage, M5 heal damage damage, B3 shove damage, B4 heal heal',
        'M1-M2 M2-M3 M3-M4 M4-M5 M2-B3 B3-B4 B4-M5',
      ),
    },
  ],
  abilities: [
    named('Defensive Maneuver', DASH_AND_HUNKER),
    named('For the Empire', FOR_THE_EMPIRE),
    named('Garrison Force', GARRISON_FORCE),
    named('Only Imperial Stormtroopers Are So Precise', SHARPSHOOTER_1),
  ],
  provenance: PUBLISHED,
};
