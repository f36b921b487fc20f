import { MAYHEM } from '../abilities/harm.js';
import { STURDY_CONSTRUCTION, UNNOTICED } from '../abilities/keywords.js';
import { ONE_MEMBER_JUMPS } from '../abilities/moves.js';
import { SOMETIMES_YOU_DO_IT_RIGHT } from '../abilities/wounds.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const CHOPPER: UnitCard = {
  id: 'chopper',
  spt: '00440103',
  name: { en: '"Chopper" (C1-10P), Spectre-3', de: '„Chopper“ (C1-10P), Spectre-3' },
  uniqueNames: ['C1-10P'],
  type: 'supporting',
  cost: 4,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['age-of-rebellion'],
  tags: ['Droid', 'Rebel Alliance', 'Spectre'],
  stances: [
    {
      name: proper('Droid Rage'),
      ranged: { range: 3, dice: 6, chart: chart('Spark Projector', '1 critical, 3 critical strike, 4 critical critical pinned') },
      melee: { dice: 8, chart: chart('Shock Prod', '1 critical, 3 critical strike, 4 critical critical damage') },
      defence: { ranged: 4, melee: 5, chart: chart('Sterner Stuff', '1 block, 2 block block, 4 block block reposition') },
      tree: tree(
        'T1* shove damage, B1* damage damage, M2 damage, M3 shove damage, M4 damage damage, M5 active',
        'T1-M2 B1-M2 M2-M3 M3-M4 M4-M5',
      ),
    },
  ],
  abilities: [
    named('Mayhem', MAYHEM),
    named('Rocket Booster', ONE_MEMBER_JUMPS),
    named('"Chopper," Sometimes You do it Right', SOMETIMES_YOU_DO_IT_RIGHT),
    named('Sturdy Construction', STURDY_CONSTRUCTION),
    named('Is That One of Ours?', UNNOTICED),
  ],
  provenance: PUBLISHED,
};
