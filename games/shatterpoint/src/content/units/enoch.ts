import { COORDINATED_FIRE_STRAINED_EMPIRE, DIE_WELL } from '../abilities/fire.js';
import { BY_YOUR_COMMAND } from '../abilities/friends.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const ENOCH: UnitCard = {
  id: 'enoch',
  name: proper('Enoch, Captain of the Guard'),
  uniqueNames: ['Enoch'],
  type: 'secondary',
  cost: 3,
  force: 0,
  stamina: 9,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['the-new-republic'],
  tags: ['Galactic Empire', 'Night Trooper', 'Stormtrooper'],
  stances: [
    {
      name: proper('Captain of the Guard'),
      ranged: { range: 5, dice: 6, chart: chart('E-11 Blaster Rifle', '1 strike strike, 4 critical strike') },
      melee: { dice: 6, chart: chart('Combat Specialty', '1 strike strike, 3 critical strike, 4 critical strike strained') },
      defence: { ranged: 5, melee: 5, chart: chart('Reforged Trooper Armor', '1 block, 2 block block, 4 block block critical>strike') },
      tree: tree(
        'M1* damage damage, M2 shove damage, B2 pinned damage, T3 reposition damage, M3 heal damage, M4 exposed damage damage',
        'M1-M2 M1-B2 M2-T3 M2-M3 B2-M3 M3-M4',
      ),
    },
  ],
  abilities: [
    named('By Your Command, Grand Admiral', BY_YOUR_COMMAND),
    named('Coordinated Fire: Strained', COORDINATED_FIRE_STRAINED_EMPIRE),
    named('Die Well', DIE_WELL),
  ],
  provenance: PUBLISHED,
};
