import { DEFLECT } from '../abilities/answers.js';
import { CALL_THE_HUNT } from '../abilities/friends.js';
import { MEMBERS_JUMP } from '../abilities/moves.js';
import { YOUR_FEAR_BETRAYS_YOU } from '../abilities/results.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const THIRD_SISTER: UnitCard = {
  id: 'third-sister',
  spt: '00120104',
  name: { en: 'Third Sister', de: 'Dritte Schwester' },
  uniqueNames: ['Reva'],
  type: 'secondary',
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
      melee: {
        dice: 7,
        chart: chart('Spinning Lightsaber', '1 critical damage, 3 critical strike damage, 4 critical critical damage damage'),
      },
      defence: { ranged: 5, melee: 6, chart: chart('Vicious Defense', '1 block block, 3 block block critical>failure') },
      tree: tree(
        'M1* shove damage, T2 exposed damage, T3 pinned damage damage, B2 damage damage, B3 shove damage, M4 shove damage damage, M5 jump damage',
        'M1-T2 T2-T3 T3-M4 M1-B2 B2-B3 B3-M4 M4-M5',
      ),
    },
  ],
  abilities: [
    named('Force Jump', MEMBERS_JUMP),
    named('Call the Hunt', CALL_THE_HUNT),
    named('Deflect', DEFLECT),
    named('Your Fear Betrays You', YOUR_FEAR_BETRAYS_YOU),
  ],
  provenance: PUBLISHED,
};
