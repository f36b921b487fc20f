import { PROTECTION_PROTOCOLS } from '../abilities/inactive.js';
import { BODYGUARD, INTERCEDE } from '../abilities/keywords.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const MAGNAGUARD: UnitCard = {
  id: 'magnaguard',
  spt: '00030103',
  name: { en: 'MagnaGuard', de: 'MagnaWächter' },
  uniqueNames: [],
  type: 'supporting',
  cost: 3,
  force: 0,
  stamina: 9,
  durability: 2,
  characters: 2,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['Battle Droid', 'Droid', 'Separatist Alliance', 'Trooper'],
  stances: [
    {
      name: proper('Defensive Programs'),
      melee: { dice: 6, chart: chart('Electrostaff', '1 critical, 3 critical strike, 4 critical critical') },
      defence: { ranged: 5, melee: 5, chart: chart('Defensive Routine', '1 block, 2 block block') },
      tree: tree(
        'M1* shove damage, M2 shove damage damage, T3 reposition damage damage, T4 heal, B3 disarmed damage damage, B4 shove damage',
        'M1-M2 M2-T3 T3-T4 M2-B3 B3-B4',
      ),
    },
  ],
  abilities: [named('Protection Protocols', PROTECTION_PROTOCOLS), named('Bodyguard', BODYGUARD), named('Intercede', INTERCEDE)],
  provenance: PUBLISHED,
};
