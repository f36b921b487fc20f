import { ENFEEBLE_PINNED } from '../abilities/fire.js';
import { FORCE_PULL } from '../abilities/harm.js';
import { SWIFT_RETREAT, WINS_TIES } from '../abilities/keywords.js';
import { MEMBERS_JUMP } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const FOURTH_SISTER: UnitCard = {
  id: 'fourth-sister',
  spt: '00120102',
  name: { en: 'Fourth Sister', de: 'Vierte Schwester' },
  uniqueNames: ['Fourth Sister'],
  type: 'supporting',
  cost: 4,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['fall-of-the-jedi', 'reign-of-the-empire', 'age-of-rebellion'],
  tags: ['Force User', 'Galactic Empire', 'Inquisitorius'],
  stances: [
    {
      name: proper('Form II Makashi'),
      ranged: { range: 4, dice: 7, chart: chart('Thrown Lightsaber', '1 critical, 2 critical dash, 3 critical strike dash') },
      melee: { dice: 6, chart: chart('Spinning Lightsaber', '1 critical damage, 3 critical strike damage') },
      defence: { ranged: 6, melee: 5, chart: chart('Inquisitorius Training', '1 block, 3 block block dash') },
      tree: tree(
        'T1* disarmed damage, B1* shove damage, M2 pinned damage, M3 shove damage damage, M4 active, B4 reposition, M5 damage damage damage',
        'T1-M2 B1-M2 M2-M3 M3-M4 M4-M5 M4-B4 B4-M5',
      ),
    },
  ],
  abilities: [
    named('Force Jump', MEMBERS_JUMP),
    named('Force Pull', FORCE_PULL),
    named('Enfeeble: Pinned', ENFEEBLE_PINNED),
    named('Inquisitorial Mandate', WINS_TIES),
    named('Swift Retreat', SWIFT_RETREAT),
  ],
  provenance: PUBLISHED,
};
