import { THE_POWER_WITHIN } from '../abilities/events.js';
import { BRAVER_THAN_MOST } from '../abilities/harm.js';
import { MORE_MACHINE_THAN_MAN } from '../abilities/keywords.js';
import { ANAKIN_WAS_WEAK } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const DARTH_VADER: UnitCard = {
  id: 'darth-vader',
  spt: '00810102',
  name: { en: 'Darth Vader, Fallen Master', de: 'Darth Vader, Gefallener Meister' },
  uniqueNames: ['Darth Vader'],
  type: 'secondary',
  cost: 5,
  force: 0,
  stamina: 9,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['reign-of-the-empire', 'age-of-rebellion'],
  tags: ['Force User', 'Galactic Empire', 'Inquisitorius', 'Sith'],
  stances: [
    {
      name: proper('Form V Djem So'),
      melee: {
        dice: 7,
        chart: chart('Lightsaber', '1 strike block>failure, 3 critical strike block>failure, 4 critical critical block>failure'),
      },
      defence: {
        ranged: 5,
        melee: 5,
        chart: chart('Unrelenting', '1 block damage, 2 block block damage, 4 block block critical>strike damage'),
      },
      tree: tree(
        'M1* shove damage, T2 shove damage, B2 pinned damage, M3 damage damage damage, T4 strained damage, T5 damage damage, B4 disarmed damage, B5 heal heal',
        'M1-T2 M1-B2 T2-M3 B2-M3 M3-T4 T4-T5 M3-B4 B4-B5',
      ),
    },
  ],
  abilities: [
    named('Anakin Skywalker Was Weak', ANAKIN_WAS_WEAK),
    named('Then You Will Die Braver Than Most', BRAVER_THAN_MOST),
    named('The Power Within Will Soon Serve the Emperor', THE_POWER_WITHIN),
    named('More Machine Now Than Man', MORE_MACHINE_THAN_MAN),
  ],
  provenance: PUBLISHED,
};
