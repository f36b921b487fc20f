import { STRENGTH_IN_NUMBERS } from '../abilities/dice.js';
import { FOREST_DWELLERS } from '../abilities/events.js';
import { COORDINATED_FIRE_PINNED_EWOKS } from '../abilities/fire.js';
import { STEALTHY_APPROACH } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const EWOK_HUNTERS: UnitCard = {
  id: 'ewok-hunters',
  spt: '00270104',
  name: { en: 'Ewok Hunters', de: 'Ewok-Jäger' },
  uniqueNames: [],
  type: 'supporting',
  cost: 3,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 2,
  baseMm: 40,
  eras: ['age-of-rebellion'],
  tags: ['Endor', 'Ewok', 'Warrior'],
  stances: [
    {
      name: proper('Walkabout'),
      ranged: { range: 5, dice: 6, chart: chart('Bow', '1 critical, 3 critical damage, 4 critical strike damage') },
      melee: { dice: 5, chart: chart('Tenacious Strikes', '1 damage, 2 strike damage, 4 critical damage') },
      defence: { ranged: 4, melee: 5, chart: chart('Situational Awareness', '1 block, 3 block block') },
      tree: tree(
        'M1* pinned damage, M2 damage, M3 climb damage, B3 shove, M4 exposed damage, M5 damage damage',
        'M1-M2 M2-M3 M2-B3 M3-M4 B3-M4 M4-M5',
      ),
    },
  ],
  abilities: [
    named('Stealthy Approach', STEALTHY_APPROACH),
    named('Coordinated Fire: Pinned', COORDINATED_FIRE_PINNED_EWOKS),
    named('Forest Dwellers', FOREST_DWELLERS),
    named('Strength in Numbers', STRENGTH_IN_NUMBERS),
  ],
  provenance: PUBLISHED,
};
