import { PAYDAY } from '../abilities/events.js';
import { BEING_UNDERESTIMATED, NOT_JUST_A_PRETTY_FACE } from '../abilities/keywords.js';
import { ON_THE_TRAIL } from '../abilities/moves.js';
import { EXPLOSIVE_REGARDS } from '../abilities/wounds.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const DENGAR: UnitCard = {
  id: 'dengar',
  spt: '00250103',
  name: proper('Dengar, The Demolisher'),
  uniqueNames: ['Dengar'],
  type: 'secondary',
  cost: 4,
  force: 0,
  stamina: 9,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['age-of-rebellion'],
  tags: ['Bounty Hunter', 'Mercenary', 'Scoundrel'],
  stances: [
    {
      name: proper('Brute Force'),
      ranged: { range: 5, dice: 5, chart: chart('DLT-19 Heavy Blaster Rifle', '1 strike strike, 3 strike strike damage') },
      melee: { dice: 8, chart: chart('Extreme Prejudice', '1 critical strike, 3 critical strike pinned, 4 critical critical pinned') },
      defence: { ranged: 4, melee: 5, chart: chart('Plated Battle Armor', '1 block, 2 block block, 4 block block critical>strike') },
      tree: tree(
        'M1* damage damage, M2 disarmed damage, M3 strained damage, M4 damage damage, M5 exposed damage, B2 shove damage, B3 damage damage, B4 shove damage',
        'M1-M2 M2-M3 M3-M4 M4-M5 M1-B2 B2-B3 B3-B4 B4-M5',
      ),
    },
  ],
  abilities: [
    named('On the Trail', ON_THE_TRAIL),
    named('Payday', PAYDAY),
    named('Explosive Regards', EXPLOSIVE_REGARDS),
    named('Being Underestimated Has its Values', BEING_UNDERESTIMATED),
    named('Not Just a Pretty Face', NOT_JUST_A_PRETTY_FACE),
  ],
  provenance: PUBLISHED,
};
