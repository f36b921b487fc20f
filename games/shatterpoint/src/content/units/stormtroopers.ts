import { FOR_THE_EMPIRE } from '../abilities/harm.js';
import { SHARPSHOOTER_1 } from '../abilities/keywords.js';
import { ASSAULT_TACTICS } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const STORMTROOPERS: UnitCard = {
  id: 'stormtroopers',
  spt: '00210103',
  name: { en: 'Stormtroopers', de: 'Sturmtruppen' },
  uniqueNames: [],
  type: 'supporting',
  cost: 4,
  force: 0,
  stamina: 9,
  durability: 2,
  characters: 2,
  baseMm: 40,
  eras: ['age-of-rebellion'],
  tags: ['Galactic Empire', 'Stormtrooper', 'Trooper'],
  stances: [
    {
      name: proper('Assault Training'),
      ranged: {
        range: 5,
        dice: 5,
        chart: chart('E-11 Blaster Rifle', '1 pinned, 2 critical damage pinned, 4 critical strike damage pinned'),
      },
      melee: { dice: 5, chart: chart('Combat Training', '1 damage, 2 strike damage') },
      defence: { ranged: 5, melee: 4, chart: chart('Stormtrooper Armor', '1 block, 3 block block') },
      tree: tree(
        'M1* damage, M2 strained damage, B2 heal heal, B3 shove damage, M4 exposed damage, B4 disarmed damage, M5 damage damage',
        'M1-M2 M1-B2 M2-B3 B2-B3 B3-M4 B3-B4 M4-M5 B4-M5',
      ),
    },
  ],
  abilities: [
    named('Assault Tactics', ASSAULT_TACTICS),
    named('For the Empire!', FOR_THE_EMPIRE),
    named('Only Imperial Stormtroopers Are So Precise', SHARPSHOOTER_1),
  ],
  provenance: PUBLISHED,
};
