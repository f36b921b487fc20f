import { DEFLECT_FOR_FORCE } from '../abilities/answers.js';
import { STRETCH_OUT } from '../abilities/dice.js';
import { LESSONS_LEARNED } from '../abilities/friends.js';
import { IMPACT_1 } from '../abilities/keywords.js';
import { FORCE_RUSH } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const PADAWAN_LEARNERS: UnitCard = {
  id: 'padawan-learners',
  spt: '00500103',
  name: { en: 'Padawan Learners', de: 'Padawan-Schüler' },
  uniqueNames: [],
  type: 'supporting',
  cost: 3,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 2,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['Force User', 'Galactic Republic', 'Jedi', 'Padawan'],
  stances: [
    {
      name: proper('Form I Shii-Cho'),
      melee: { dice: 6, chart: chart('Lightsaber', '1 strike, 2 strike strike, 4 critical strike') },
      defence: { ranged: 4, melee: 5, chart: chart('Defensive Form', '1 block, 2 block block, 3 block block heal') },
      tree: tree(
        'M1* damage heal, M2 shove damage, T3 heal heal, B3 shove damage, T4 exposed damage, M4 damage, B4 disarmed damage, M5 reposition damage',
        'M1-M2 M2-T3 M2-B3 T3-T4 T3-M4 B3-B4 B3-M4 M4-M5',
      ),
    },
  ],
  abilities: [
    named('Lessons Learned', LESSONS_LEARNED),
    named('Force Rush', FORCE_RUSH),
    named('Deflect', DEFLECT_FOR_FORCE),
    named('Lightsaber Training', IMPACT_1),
    named('Stretch Out With Your Feelings', STRETCH_OUT),
  ],
  provenance: PUBLISHED,
};
