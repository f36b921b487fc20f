import { DOUBLE_THE_CONTRACT } from '../abilities/answers.js';
import { IMPERIAL_BRUTALITY } from '../abilities/friends.js';
import { ELITE_CONDITIONING } from '../abilities/keywords.js';
import { OPPRESSION } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const DEATH_TROOPER_SPECIALIST: UnitCard = {
  id: 'death-trooper-specialist',
  spt: '00510102',
  name: { en: 'Death Trooper Specialist', de: 'Todestruppler-Spezialist' },
  uniqueNames: [],
  type: 'secondary',
  cost: 5,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['reign-of-the-empire', 'age-of-rebellion'],
  tags: ['Death Trooper', 'Galactic Empire', 'Stormtrooper'],
  stances: [
    {
      name: proper('Enhanced Elite'),
      ranged: { range: 5, dice: 7, chart: chart('E-11D Blaster Rifle', '1 strike strike, 3 critical strike, 4 critical critical') },
      melee: { dice: 7, chart: chart('Specialist Combat Training', '1 strike strike, 3 critical strike, 4 critical critical') },
      defence: { ranged: 5, melee: 5, chart: chart('Death Trooper Armor', '1 block, 2 block block, 3 block block dash') },
      tree: tree(
        'T1* damage damage, T2 damage damage, T3 exposed damage, T4 shove damage, B1* shove damage, B2 shove damage, B3 heal heal, B4 strained damage, M5 reposition damage',
        'T1-T2 T2-T3 T3-T4 T4-M5 B1-B2 B2-B3 B3-B4 B4-M5',
      ),
    },
  ],
  abilities: [
    named('Oppression', OPPRESSION),
    named('Imperial Brutality', IMPERIAL_BRUTALITY),
    named('Unrelenting Assault', DOUBLE_THE_CONTRACT),
    named('Elite Conditioning', ELITE_CONDITIONING),
  ],
  provenance: PUBLISHED,
};
