import { FAVORITE_PEOPLE } from '../abilities/friends.js';
import { CLOSE_THE_DEAL, THERE_IS_ONE_JOB } from '../abilities/inactive.js';
import { WINS_TIES } from '../abilities/keywords.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const GREEF_KARGA: UnitCard = {
  id: 'greef-karga',
  spt: '00240102',
  name: proper('Greef Karga'),
  uniqueNames: ['Greef Karga'],
  type: 'secondary',
  cost: 3,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['age-of-rebellion', 'the-new-republic'],
  tags: ['Mercenary', 'Scoundrel'],
  stances: [
    {
      name: proper('Middle Man'),
      ranged: { range: 4, dice: 5, chart: chart("Greef Karga's Blasters", '1 disarmed, 2 critical disarmed, 4 critical disarmed exposed') },
      melee: { dice: 6, chart: chart('Backroom Negotiations', '1 exposed, 2 critical exposed, 4 critical exposed disarmed') },
      defence: { ranged: 5, melee: 5, chart: chart('Cut and Run', '1 block, 2 block block') },
      tree: tree(
        'M1* pinned damage, T2 shove damage, B2 dash damage, M3 strained damage damage, T4 shove damage, B4 heal heal, M5 reposition',
        'M1-T2 M1-B2 M1-M3 T2-M3 B2-M3 M3-T4 M3-B4 M3-M5 T4-M5 B4-M5',
      ),
    },
  ],
  abilities: [
    named('Some of My Favorite People Are Bounty Hunters', FAVORITE_PEOPLE),
    named('Close the Deal', CLOSE_THE_DEAL),
    named('There Is One Job...', THERE_IS_ONE_JOB),
    named('Wolves at My Back', WINS_TIES),
  ],
  provenance: PUBLISHED,
};
