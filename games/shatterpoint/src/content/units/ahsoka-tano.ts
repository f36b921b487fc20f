import { DEFLECT, GETTING_AHEAD_OF_YOURSELF } from '../abilities/answers.js';
import { RACE_YA } from '../abilities/inactive.js';
import { MEMBERS_JUMP_TWICE } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const AHSOKA_TANO: UnitCard = {
  id: 'ahsoka-tano',
  spt: '00010113',
  name: proper('Padawan Ahsoka Tano'),
  uniqueNames: ['Ahsoka Tano'],
  type: 'secondary',
  cost: 4,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['Force User', 'Galactic Republic', 'Jedi', 'Padawan'],
  stances: [
    {
      name: proper("Jar'Kai"),
      melee: { dice: 7, chart: chart('Lightsabers', '1 strike strike, 4 critical critical, 5 critical critical strike') },
      defence: { ranged: 5, melee: 5, chart: chart('Acrobatics', '1 block block, 3 block block jump') },
      tree: tree(
        'T1* shove damage, T2 jump damage, T3 exposed damage, T4 shove damage, B1* heal damage, B2 reposition damage damage, B3 strained, B4 damage damage, M4 heal heal, M5 shove damage damage',
        'T1-T2 T2-T3 T3-T4 T3-M4 T4-M5 B1-B2 B2-B3 B3-B4 B3-M4 B4-M5',
      ),
    },
  ],
  abilities: [
    named('Race Ya', RACE_YA),
    named('She is Fearless', MEMBERS_JUMP_TWICE),
    named('Deflect', DEFLECT),
    named('Getting Ahead of Yourself Again, Snips', GETTING_AHEAD_OF_YOURSELF),
  ],
  provenance: PUBLISHED,
};
