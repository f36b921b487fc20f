import { UNRELIABLE_INFORMANT } from '../abilities/harm.js';
import { HELPFUL_HAND, PROPERTY_OF_EZRA } from '../abilities/inactive.js';
import { WINS_TIES } from '../abilities/keywords.js';
import { MEMBERS_JUMP } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const EZRA_BRIDGER: UnitCard = {
  id: 'ezra-bridger',
  spt: '00290102',
  name: proper('Ezra Bridger, Spectre-6'),
  uniqueNames: ['Ezra Bridger'],
  type: 'secondary',
  cost: 4,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['age-of-rebellion'],
  tags: ['Force User', 'Padawan', 'Rebel Alliance', 'Scoundrel', 'Spectre'],
  stances: [
    {
      name: proper('Fast Learner'),
      ranged: {
        range: 4,
        dice: 6,
        chart: chart("Ezra Bridger's Lightsaber", '1 strike strike, 2 critical strike, 4 critical critical shove'),
      },
      melee: {
        dice: 7,
        chart: chart("Ezra Bridger's Lightsaber", '1 critical damage, 3 critical strike damage, 4 critical critical damage jump'),
      },
      defence: { ranged: 5, melee: 5, chart: chart('Slippery', '1 block, 2 block block dash, 4 block block critical>strike dash') },
      tree: tree(
        'T1* shove damage, T2 disarmed damage, T3 shove damage, T4 damage, B1* damage damage, B2 pinned damage, B3 strained, B4 damage damage, M3 reposition heal heal heal, M5 jump damage damage',
        'T1-T2 T2-T3 T3-T4 T4-M5 B1-B2 B2-B3 B3-B4 B4-M5 T2-M3 B2-M3 M3-M5',
      ),
    },
  ],
  abilities: [
    named('Force Jump', MEMBERS_JUMP),
    named('Unreliable Informant', UNRELIABLE_INFORMANT),
    named('Helpful Hand', HELPFUL_HAND),
    named('Thanks for Doing the Heavy Lifting', WINS_TIES),
    named('This Helmet is Property of Ezra Bridger', PROPERTY_OF_EZRA),
  ],
  provenance: PUBLISHED,
};
