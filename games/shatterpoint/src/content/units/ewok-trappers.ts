import { STRENGTH_IN_NUMBERS } from '../abilities/dice.js';
import { FOREST_DWELLERS, PRIMITIVE_ARTIFICE } from '../abilities/events.js';
import { STEALTHY_APPROACH } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const EWOK_TRAPPERS: UnitCard = {
  id: 'ewok-trappers',
  spt: '00390104',
  name: { en: 'Ewok Trappers', de: 'Ewok-Fallensteller' },
  uniqueNames: [],
  type: 'supporting',
  cost: 4,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 2,
  baseMm: 40,
  eras: ['age-of-rebellion'],
  tags: ['Endor', 'Ewok', 'Scout'],
  stances: [
    {
      name: proper('Running Traps'),
      ranged: { range: 4, dice: 5, chart: chart('Sling', '1 damage, 2 strike damage') },
      melee: { dice: 6, chart: chart('Spear', '1 strike damage, 2 strike strike damage, 4 critical strike damage') },
      defence: { ranged: 4, melee: 5, chart: chart('Situational Awareness', '1 block, 3 block block') },
      tree: tree(
        'M1* damage damage, M2 shove, M3 pinned damage, B3 shove damage, M4 reposition, M5 damage damage',
        'M1-M2 M2-M3 M2-B3 M3-M4 B3-M4 M4-M5',
      ),
    },
  ],
  abilities: [
    named('Stealthy Approach', STEALTHY_APPROACH),
    named('Battle Tactics: Primitive Artifice', PRIMITIVE_ARTIFICE),
    named('Forest Dwellers', FOREST_DWELLERS),
    named('Strength in Numbers', STRENGTH_IN_NUMBERS),
  ],
  provenance: PUBLISHED,
};
