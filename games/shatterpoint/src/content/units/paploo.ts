import { WHAT_DOES_THIS_DO } from '../abilities/dice.js';
import { FEARLESS_AND_INVENTIVE } from '../abilities/fire.js';
import { FEIGNED_RETREAT } from '../abilities/friends.js';
import { STEALTHY_APPROACH } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const PAPLOO: UnitCard = {
  id: 'paploo',
  spt: '00270103',
  name: proper('Paploo, Curious Creature'),
  uniqueNames: ['Paploo'],
  type: 'secondary',
  cost: 4,
  force: 0,
  stamina: 9,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['age-of-rebellion'],
  tags: ['Endor', 'Ewok', 'Scout'],
  stances: [
    {
      name: proper('Loaded Questions'),
      ranged: { range: 4, dice: 5, chart: chart('Sling', '1 critical damage, 2 damage') },
      melee: { dice: 6, chart: chart('Spear', '1 critical damage damage, 2 strike damage damage, 3 damage') },
      defence: { ranged: 5, melee: 5, chart: chart('Lucky Day', '1 block block critical>strike, 2 block critical>strike, 3 block') },
      tree: tree(
        'M1* shove damage damage, T2 disarmed, B2 strained, M3 damage damage, M4 reposition, T5 damage damage, B5 shove damage',
        'M1-T2 M1-B2 T2-M3 B2-M3 M3-M4 M4-T5 M4-B5',
      ),
    },
  ],
  abilities: [
    named('Feigned Retreat', FEIGNED_RETREAT),
    named('Stealthy Approach', STEALTHY_APPROACH),
    named('Fearless and Inventive', FEARLESS_AND_INVENTIVE),
    named('What Does This Do?', WHAT_DOES_THIS_DO),
  ],
  provenance: PUBLISHED,
};
