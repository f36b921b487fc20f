import { LAST_STAND_OF_THE_JEDI } from '../abilities/dice.js';
import { GREATER_PURPOSE } from '../abilities/events.js';
import { MIND_TRICK } from '../abilities/fire.js';
import { RUN } from '../abilities/friends.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const OBI_WAN_KENOBI: UnitCard = {
  id: 'obi-wan-kenobi',
  spt: '00300102',
  name: proper('Obi-Wan Kenobi, Out of Hiding'),
  uniqueNames: ['Obi-Wan Kenobi'],
  type: 'secondary',
  cost: 4,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['fall-of-the-jedi', 'reign-of-the-empire', 'age-of-rebellion'],
  tags: ['Force User', 'Jedi'],
  stances: [
    {
      name: proper('Form III Soresu'),
      melee: { dice: 6, chart: chart('Lightsaber', '1 strike, 2 critical strike, 4 critical critical strike') },
      defence: { ranged: 5, melee: 5, chart: chart('Patience', '1 block, 2 block block, 3 block block block') },
      tree: tree(
        'M1* heal damage, T2 jump damage damage, T3 heal heal, T4 shove damage damage, M2 shove damage damage, M3 shove damage, M4 damage damage damage, B3 reposition damage damage, B4 heal heal heal',
        'M1-T2 T2-T3 T3-T4 M1-M2 M2-M3 M3-M4 M2-B3 B3-B4',
      ),
    },
  ],
  abilities: [
    named('Run', RUN),
    named('Mind Trick', MIND_TRICK),
    named('Greater Purpose', GREATER_PURPOSE),
    named('Last Stand of the Jedi', LAST_STAND_OF_THE_JEDI),
  ],
  provenance: PUBLISHED,
};
