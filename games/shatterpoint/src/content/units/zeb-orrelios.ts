import { FEEL_OF_THEIR_HELMETS } from '../abilities/answers.js';
import { KARABAST } from '../abilities/keywords.js';
import { GONNA_HURT } from '../abilities/moves.js';
import { LASAN_HONOR_GUARD } from '../abilities/wounds.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const ZEB_ORRELIOS: UnitCard = {
  id: 'zeb-orrelios',
  spt: '00290103',
  name: { en: '"Zeb" Orrelios, Spectre-4', de: '„Zeb“ Orrelios, Spectre-4' },
  uniqueNames: ['Garazeb Orrelios'],
  type: 'supporting',
  cost: 4,
  force: 0,
  stamina: 9,
  durability: 3,
  characters: 1,
  baseMm: 40,
  eras: ['age-of-rebellion'],
  tags: ['Rebel Alliance', 'Spectre', 'Warrior'],
  stances: [
    {
      name: proper('Honor Guard Captain'),
      ranged: { range: 5, dice: 6, chart: chart('Bo-Rifle', '1 strike strike, 3 critical strike, 4 critical critical') },
      melee: { dice: 7, chart: chart('Bo-Rifle', '1 strike strike, 2 critical strike, 4 critical critical') },
      defence: { ranged: 4, melee: 5, chart: chart('Lasat Constitution', '1 block block, 3 block block heal heal') },
      tree: tree(
        'M1* damage damage, T2 shove damage, T3 damage, T4 shove damage, M2 pinned damage, M3 shove damage, M4 damage damage, B2 strained damage, B3 dash damage, B4 damage damage, M5 reposition',
        'M1-T2 T2-T3 T3-T4 T4-M5 M1-M2 M2-M3 M3-M4 M4-M5 M1-B2 B2-B3 B3-B4 B4-M5',
      ),
    },
  ],
  abilities: [
    named('This Is Gonna Hurt, Pal', GONNA_HURT),
    named('Lasan Honor Guard', LASAN_HONOR_GUARD),
    named("It's Just Something About the Feel of Their Helmets on My Fists", FEEL_OF_THEIR_HELMETS),
    named('Karabast', KARABAST),
  ],
  provenance: PUBLISHED,
};
