import { INTIMIDATING_PRESENCE } from '../abilities/dice.js';
import { UPSET_A_WOOKIEE } from '../abilities/harm.js';
import { WOOKIEE_LOYALTY } from '../abilities/inactive.js';
import { BODYGUARD } from '../abilities/keywords.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const CHEWIE: UnitCard = {
  id: 'chewie',
  spt: '00350102',
  name: proper('Chewie'),
  uniqueNames: ['Chewbacca'],
  type: 'secondary',
  cost: 4,
  force: 0,
  stamina: 12,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['age-of-rebellion'],
  tags: ['Rebel Alliance', 'Scoundrel', 'Scout'],
  stances: [
    {
      name: proper('Disarming'),
      ranged: { range: 5, dice: 6, chart: chart('Bowcaster', '1 strike strike, 2 critical critical') },
      melee: {
        dice: 7,
        chart: chart('Rrraawwwg!', '1 critical strike, 4 critical strike block>failure, 5 critical strike block>failure block>failure'),
      },
      defence: {
        ranged: 5,
        melee: 5,
        chart: chart('Walking Carpet', '1 block heal, 3 block strike>failure heal, 4 block critical>failure heal'),
      },
      tree: tree(
        'M1* shove damage, M2 exposed damage, M3 strained damage, M4 disarmed damage damage, M5 heal heal heal, B2 damage damage, B3 shove damage, B4 damage damage',
        'M1-M2 M2-M3 M3-M4 M4-M5 M1-B2 B2-B3 B3-B4 B4-M5',
      ),
    },
  ],
  abilities: [
    named('Wookiee Loyalty', WOOKIEE_LOYALTY),
    named("It's Not Wise to Upset a Wookiee", UPSET_A_WOOKIEE),
    named('Bodyguard', BODYGUARD),
    named('Intimidating Presence', INTIMIDATING_PRESENCE),
  ],
  provenance: PUBLISHED,
};
