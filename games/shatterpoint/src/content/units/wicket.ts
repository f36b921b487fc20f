import { LEAD_THE_CHARGE } from '../abilities/friends.js';
import { HUNTING_HORN } from '../abilities/harm.js';
import { STEALTHY_APPROACH } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const WICKET: UnitCard = {
  id: 'wicket',
  spt: '00390102',
  name: { en: 'Wicket, Intrepid Warrior', de: 'Wicket, Furchtloser Krieger' },
  uniqueNames: ['Wicket'],
  type: 'secondary',
  cost: 4,
  force: 0,
  stamina: 9,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['age-of-rebellion'],
  tags: ['Endor', 'Ewok', 'Warrior'],
  stances: [
    {
      name: proper('Wary Vigilance'),
      ranged: { range: 4, dice: 5, chart: chart('Sling', '1 strike damage, 3 critical damage') },
      melee: { dice: 7, chart: chart('Spear', '1 strike strike, 3 critical strike, 4 critical critical strike') },
      defence: { ranged: 5, melee: 6, chart: chart('Quick Wits', '1 block critical>strike, 3 block block critical>strike') },
      tree: tree(
        'M1* shove damage, T2 strained damage, T3 damage damage, T4 damage damage, T5 exposed damage, B2 disarmed damage, B3 damage damage, B4 dash, B5 pinned damage, M3 shove',
        'M1-T2 T2-T3 T3-T4 T4-T5 M1-B2 B2-B3 B3-B4 B4-B5 T2-M3 B2-M3 M3-T4 M3-B4',
      ),
    },
  ],
  abilities: [
    named('Lead The Charge', LEAD_THE_CHARGE),
    named('Hunting Horn', HUNTING_HORN),
    named('Stealthy Approach', STEALTHY_APPROACH),
  ],
  provenance: PUBLISHED,
};
