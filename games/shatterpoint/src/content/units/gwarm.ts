import { PACK_HUNTER_WEEQUAY } from '../abilities/dice.js';
import { IN_MY_SIGHTS } from '../abilities/events.js';
import { GET_MOVING, SPOTCHKA_RATIONS } from '../abilities/friends.js';
import { EXIT_STRATEGY } from '../abilities/keywords.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const GWARM: UnitCard = {
  id: 'gwarm',
  spt: '00100102',
  name: proper('Gwarm'),
  uniqueNames: ['Gwarm'],
  type: 'secondary',
  cost: 3,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['fall-of-the-jedi', 'reign-of-the-empire', 'age-of-rebellion'],
  tags: ['Mercenary', 'Scoundrel', 'Weequay'],
  stances: [
    {
      name: proper('Enforcer'),
      ranged: { range: 5, dice: 5, chart: chart('Long Rifle', '1 critical, 2 critical critical, 4 critical critical critical') },
      melee: { dice: 6, chart: chart('Pirate Blade', '1 critical, 3 critical strike, 4 critical strike strike') },
      defence: { ranged: 5, melee: 5, chart: chart('Evasive', '1 block, 2 block climb, 3 block block climb') },
      tree: tree(
        'T1* pinned damage, T2 exposed damage, T3 damage damage, T4 shove damage, T5 reposition damage, B1* damage damage, B2 shove damage, B3 shove damage, B4 damage damage, B5 heal damage',
        'T1-T2 T2-T3 T3-T4 T4-T5 T1-B2 B1-T2 T2-B3 B2-T3 B3-B4 T4-B5 B4-T5',
      ),
    },
  ],
  abilities: [
    named('Get Moving, You Dogs', GET_MOVING),
    named('Spotchka Rations', SPOTCHKA_RATIONS),
    named('Exit Strategy', EXIT_STRATEGY),
    named("I've Got You in My Sights", IN_MY_SIGHTS),
    named('Pack Hunter', PACK_HUNTER_WEEQUAY),
  ],
  provenance: PUBLISHED,
};
