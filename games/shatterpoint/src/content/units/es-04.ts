import { CANT_STAND_THE_HEAT } from '../abilities/events.js';
import { MARCHING_ORDERS, OBSCURING_FLAMES } from '../abilities/friends.js';
import { PRESCRIBED_FIRE } from '../abilities/harm.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const ES_04: UnitCard = {
  id: 'es-04',
  spt: '00360102',
  name: proper('ES-04, Firebrand'),
  uniqueNames: ['ES-04'],
  type: 'secondary',
  cost: 4,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['reign-of-the-empire'],
  tags: ['Galactic Empire'],
  stances: [
    {
      name: proper('Flamewall'),
      ranged: { range: 4, dice: 7, chart: chart('Flamethrower', '1 critical, 3 critical strike, 4 critical critical') },
      melee: { dice: 5, chart: chart('Combat Training', '1 critical, 2 critical strained') },
      defence: { ranged: 5, melee: 5, chart: chart('Modified Clone Trooper Armor', '1 block, 3 block block') },
      tree: tree(
        'M1* damage damage, M2 pinned damage, T3 shove damage, T4 shove damage, T5 shove damage, M3 active, M4 disarmed damage, M5 damage damage, M6 damage',
        'M1-M2 M2-T3 T3-T4 T4-T5 M2-M3 M3-M4 M4-M5 M5-M6',
      ),
    },
  ],
  abilities: [
    named('Marching Orders', MARCHING_ORDERS),
    named('Prescribed Fire', PRESCRIBED_FIRE),
    named('Obscuring Flames', OBSCURING_FLAMES),
    named("Can't Stand the Heat", CANT_STAND_THE_HEAT),
  ],
  provenance: PUBLISHED,
};
