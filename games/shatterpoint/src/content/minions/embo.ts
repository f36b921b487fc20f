import { HAT_AS_A_SHIELD, LONG_SLIDE } from '../abilities/minions.js';
import { chart, HOUSE, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const EMBO: UnitCard = {
  id: 'minion-embo',
  name: proper('Embo'),
  uniqueNames: ['Embo'],
  type: 'minion',
  cost: 0,
  force: 0,
  stamina: 7,
  durability: 'U',
  characters: 1,
  baseMm: 40,
  eras: ['fall-of-the-jedi', 'reign-of-the-empire'],
  tags: ['Bounty Hunter', 'Encounter', 'Mercenary', 'Scoundrel'],
  stances: [
    {
      name: proper('Silent Professional'),
      ranged: { range: 5, dice: 6, chart: chart('Bowcaster', '1 strike strike, 3 critical strike, 4 critical critical damage') },
      melee: { dice: 6, chart: chart('Spinning Kick', '1 strike, 3 critical strike, 4 critical strike shove') },
      defence: { ranged: 5, melee: 5, chart: chart('Shield Hat', '1 block, 3 block block, 4 block block critical>strike') },
      tree: tree(
        'M1* damage, T2 pinned damage, B2 shove damage, M3 damage damage, T4 reposition damage, B4 disarmed damage, M5 damage damage',
        'M1-T2 M1-B2 T2-M3 B2-M3 M3-T4 M3-B4 T4-M5 B4-M5',
      ),
    },
  ],
  abilities: [
    { ...LONG_SLIDE, name: { en: 'Long Slide', de: 'Langer Gleitweg' } },
    { ...HAT_AS_A_SHIELD, name: { en: 'Hat as a Shield', de: 'Hut als Schild' } },
  ],
  provenance: HOUSE,
};
