import { CHEAPER_RESERVE, CONTEST_STEADFAST } from '../abilities/keywords.js';
import { HEADLONG_ASSAULT } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const WING_GUARD: UnitCard = {
  id: 'wing-guard',
  spt: '00470103',
  name: { en: 'Wing Guard', de: 'Schwingenwache' },
  uniqueNames: [],
  type: 'supporting',
  cost: 3,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 2,
  baseMm: 40,
  eras: ['age-of-rebellion'],
  tags: ['Bespin', 'Scoundrel', 'Trooper'],
  stances: [
    {
      name: proper('Security Training'),
      ranged: { range: 4, dice: 5, chart: chart('Relby K-23 Blaster', '1 strike strike') },
      melee: { dice: 6, chart: chart('Subduing Blows', '1 strike strike, 4 critical strike') },
      defence: { ranged: 4, melee: 5, chart: chart('Guard Training', '1 block, 3 block block') },
      tree: tree(
        'M1* pinned, M2 damage damage, T3 shove, T4 shove, M3 reposition, M4 heal damage, M5 damage damage',
        'M1-M2 M2-T3 T3-T4 T4-M5 M2-M3 M3-M4 M4-M5',
      ),
    },
  ],
  abilities: [
    named('Headlong Assault', HEADLONG_ASSAULT),
    named('Rapid Response Team', CHEAPER_RESERVE),
    named('Security Force', CONTEST_STEADFAST),
  ],
  provenance: PUBLISHED,
};
