import { MULTITHREAD_TARGETING } from '../abilities/answers.js';
import { REFUSING_MY_REQUEST } from '../abilities/fire.js';
import { VICTORY_THROUGH_COMBAT } from '../abilities/inactive.js';
import { ON_THE_HUNT } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const IG_11: UnitCard = {
  id: 'ig-11',
  spt: '00240103',
  name: { en: 'IG-11, Assassin Droid', de: 'IG-11, Attentäterdroide' },
  uniqueNames: ['IG-11'],
  type: 'supporting',
  cost: 5,
  force: 0,
  stamina: 9,
  durability: 3,
  characters: 1,
  baseMm: 40,
  eras: ['age-of-rebellion', 'the-new-republic'],
  tags: ['Bounty Hunter', 'Droid', 'Mercenary', 'Scoundrel'],
  stances: [
    {
      name: proper('Bondsman Guild Protocol'),
      ranged: { range: 5, dice: 7, chart: chart('E-11 Medium Blaster Rifle', '1 critical, 3 critical strike, 4 critical critical damage') },
      melee: { dice: 7, chart: chart('Strike', '1 strike damage, 3 critical damage') },
      defence: {
        ranged: 6,
        melee: 5,
        chart: chart('Survival Directive', '1 block, 2 block block reposition, 4 block block block reposition'),
      },
      tree: tree(
        'M1* damage damage, T2 damage damage, T3 exposed, M3 shove, B2 reposition, B3 damage damage, M4 pinned damage, T5 shove, B5 heal heal, M6 damage damage',
        'M1-T2 T2-T3 T3-M4 M1-M3 M3-M4 M1-B2 B2-B3 B3-M4 M4-T5 M4-B5 T5-M6 B5-M6',
      ),
    },
  ],
  abilities: [
    named('On the Hunt', ON_THE_HUNT),
    named('Multithread Targeting Protocol', MULTITHREAD_TARGETING),
    named('Are You Refusing My Request?', REFUSING_MY_REQUEST),
    named('Victory Through Combat Is Impossible...', VICTORY_THROUGH_COMBAT),
  ],
  provenance: PUBLISHED,
};
