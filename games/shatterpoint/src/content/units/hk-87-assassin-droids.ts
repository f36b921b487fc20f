import { AVOIDANCE_PROTOCOLS } from '../abilities/answers.js';
import { TARGET_PRIORITY } from '../abilities/dice.js';
import { UNSTOPPABLE_MACHINE } from '../abilities/keywords.js';
import { ON_THE_TRAIL } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const HK_87_ASSASSIN_DROIDS: UnitCard = {
  id: 'hk-87-assassin-droids',
  name: { en: 'HK-87 Assassin Droids', de: 'HK-87-Attentäterdroiden' },
  uniqueNames: [],
  type: 'supporting',
  cost: 3,
  force: 0,
  stamina: 7,
  durability: 2,
  characters: 2,
  baseMm: 40,
  eras: ['fall-of-the-jedi', 'reign-of-the-empire', 'age-of-rebellion', 'the-new-republic'],
  tags: ['Droid', 'Mercenary', 'Trooper'],
  stances: [
    {
      name: proper('Elimination Protocols'),
      ranged: { range: 5, dice: 6, chart: chart('Blaster Rifle', '1 strike strike, 4 critical') },
      melee: { dice: 6, chart: chart('Electrostaff', '1 strike strike, 3 critical, 4 critical strike') },
      defence: { ranged: 4, melee: 5, chart: chart('Durasteel Plate', '1 block critical>strike, 4 block block critical>strike') },
      tree: tree(
        'T1* shove, T2 shove damage, B1* heal damage, B2 exposed, M3 reposition damage damage, M4 damage damage',
        'T1-T2 T2-M3 B1-B2 B2-M3 M3-M4',
      ),
    },
  ],
  abilities: [
    named('On the Trail', ON_THE_TRAIL),
    named('Avoidance Protocols', AVOIDANCE_PROTOCOLS),
    named('Target Priority Protocols', TARGET_PRIORITY),
    named('Unstoppable Machine', UNSTOPPABLE_MACHINE),
  ],
  provenance: PUBLISHED,
};
