import { ROGUE_ONE } from '../abilities/friends.js';
import { OPEN_LINE } from '../abilities/inactive.js';
import { BRAVE_ENOUGH } from '../abilities/keywords.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const BODHI_ROOK: UnitCard = {
  id: 'bodhi-rook',
  spt: '00520102',
  name: proper('Bodhi Rook'),
  uniqueNames: ['Bodhi Rook'],
  type: 'secondary',
  cost: 3,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['age-of-rebellion'],
  tags: ['Rebel Alliance', 'Scoundrel', 'Spy'],
  stances: [
    {
      name: proper('Making it Right'),
      ranged: { range: 5, dice: 6, chart: chart("Bodhi Rook's Blaster", '1 strike strike, 3 critical strike') },
      melee: { dice: 5, chart: chart('Basic Training', '1 strike strike, 3 critical strike') },
      defence: { ranged: 5, melee: 4, chart: chart('No Other Choice', '1 block, 3 block block') },
      tree: tree(
        'M1* pinned damage, B1* shove damage, M2 damage damage, M3 damage, M4 strained damage, M5 damage damage, B3 dash, B4 disarmed damage',
        'M1-M2 B1-M2 M2-M3 M3-M4 M4-M5 M2-B3 B3-B4 B4-M5',
      ),
    },
  ],
  abilities: [
    named('Rogue One, Pulling Away', ROGUE_ONE),
    named('I Just Need an Open Line', OPEN_LINE),
    named('Galen Said I Could Get Right By Myself, If I Was Brave Enough', BRAVE_ENOUGH),
  ],
  provenance: PUBLISHED,
};
