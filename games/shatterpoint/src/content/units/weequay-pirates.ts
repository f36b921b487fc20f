import { PACK_HUNTER_WEEQUAY } from '../abilities/dice.js';
import { CONTEST_STEADFAST, EXIT_STRATEGY } from '../abilities/keywords.js';
import { MEMBERS_CLIMB } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const WEEQUAY_PIRATES: UnitCard = {
  id: 'weequay-pirates',
  spt: '00100103',
  name: { en: 'Weequay Pirates', de: 'Weequay-Piraten' },
  uniqueNames: [],
  type: 'supporting',
  cost: 4,
  force: 0,
  stamina: 9,
  durability: 2,
  characters: 2,
  baseMm: 40,
  eras: ['fall-of-the-jedi', 'reign-of-the-empire', 'age-of-rebellion'],
  tags: ['Mercenary', 'Scoundrel', 'Trooper', 'Weequay'],
  stances: [
    {
      name: proper('Raider'),
      ranged: { range: 4, dice: 6, chart: chart('Weequay Blaster', '1 strike strike, 3 strike strike damage') },
      melee: { dice: 6, chart: chart('Pirate Blade', '1 strike strike, 3 strike strike damage') },
      defence: { ranged: 4, melee: 4, chart: chart('Evasive', '1 block, 3 block block climb') },
      tree: tree(
        'M1* shove damage, M2 damage damage, M3 reposition damage, M4 exposed damage, M5 heal damage, B3 pinned damage, B4 shove damage',
        'M1-M2 M2-M3 M3-M4 M4-M5 M2-B3 B3-B4 B4-M5',
      ),
    },
  ],
  abilities: [
    named('Raiding Party', MEMBERS_CLIMB),
    named('Exit Strategy', EXIT_STRATEGY),
    named('Greedy', CONTEST_STEADFAST),
    named('Pack Hunter', PACK_HUNTER_WEEQUAY),
  ],
  provenance: PUBLISHED,
};
