import { SUBMERGE } from '../abilities/events.js';
import { IMPACT_1, PROTECTION, SONAR_DETECTION } from '../abilities/keywords.js';
import { CALCULATED_ADVANCE } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const AQUA_DROIDS: UnitCard = {
  id: 'aqua-droids',
  spt: '00630103',
  name: { en: 'Aqua Droids', de: 'Aquadroiden' },
  uniqueNames: [],
  type: 'supporting',
  cost: 5,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 2,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['Aquatic', 'Battle Droid', 'Droid', 'Separatist Alliance', 'Trooper'],
  stances: [
    {
      name: proper('Assault Protocol'),
      ranged: { range: 5, dice: 7, chart: chart('Laser Cannon', '1 strike, 3 critical, 4 critical strike') },
      melee: { dice: 6, chart: chart('Servo Punch', '1 strike strike, 2 critical strike, 4 critical critical') },
      defence: { ranged: 4, melee: 4, chart: chart('Armor Plating', '1 block critical>strike, 3 block block critical>strike') },
      tree: tree(
        'M1* damage damage, M2 shove damage, M3 dash damage, B3 shove, T4 pinned heal heal, M4 disarmed damage, M5 damage',
        'M1-M2 M2-M3 M2-B3 M3-T4 M3-M4 T4-M5 M4-M5 B3-M4',
      ),
    },
  ],
  abilities: [
    named('Calculated Advance', CALCULATED_ADVANCE),
    named('Submerge', SUBMERGE),
    named('Augmented Power Servos', IMPACT_1),
    named('Enhanced Blast Armor', PROTECTION),
    named('Sonar Detection', SONAR_DETECTION),
  ],
  provenance: PUBLISHED,
};
