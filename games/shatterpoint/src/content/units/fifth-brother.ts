import { ENFEEBLE_EXPOSED } from '../abilities/fire.js';
import { FORCE_REPULSE } from '../abilities/harm.js';
import { CONTEST_PROTECTION_AND_STEADFAST, WINS_TIES } from '../abilities/keywords.js';
import { MEMBERS_JUMP } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const FIFTH_BROTHER: UnitCard = {
  id: 'fifth-brother',
  spt: '00120101',
  name: { en: 'Fifth Brother', de: 'Fünfter Bruder' },
  uniqueNames: ['Fifth Brother'],
  type: 'supporting',
  cost: 4,
  force: 0,
  stamina: 9,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['fall-of-the-jedi', 'reign-of-the-empire', 'age-of-rebellion'],
  tags: ['Force User', 'Galactic Empire', 'Inquisitorius'],
  stances: [
    {
      name: proper('Form II Makashi'),
      melee: { dice: 7, chart: chart('Spinning Lightsaber', '1 critical damage, 3 critical strike damage') },
      defence: { ranged: 5, melee: 6, chart: chart('Inquisitorius Training', '1 block, 3 block block') },
      tree: tree(
        'T1* exposed damage, B1* shove damage, M2 strained damage, M3 shove damage damage, M4 active, M5 damage damage damage',
        'T1-M2 B1-M2 M2-M3 M3-M4 M4-M5',
      ),
    },
  ],
  abilities: [
    named('Force Repulse', FORCE_REPULSE),
    named('Force Jump', MEMBERS_JUMP),
    named('Enfeeble: Exposed', ENFEEBLE_EXPOSED),
    named('Resolve', CONTEST_PROTECTION_AND_STEADFAST),
    named('Inquisitorial Mandate', WINS_TIES),
  ],
  provenance: PUBLISHED,
};
