import { BATTLEFIELD_CALCULATIONS } from '../abilities/events.js';
import { DETAIN, SECURITY_NETWORK } from '../abilities/friends.js';
import { LOCKDOWN } from '../abilities/keywords.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const LOBOT: UnitCard = {
  id: 'lobot',
  spt: '00470102',
  name: proper('Lobot, Computer Liaison Officer'),
  uniqueNames: ['Lobot'],
  type: 'secondary',
  cost: 5,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['age-of-rebellion'],
  tags: ['Bespin', 'Scoundrel'],
  stances: [
    {
      name: proper('Cybernetic Enhancements'),
      ranged: { range: 4, dice: 7, chart: chart('Relby K-23 Blaster', '1 critical, 2 critical strike, 4 critical strike strike') },
      melee: { dice: 6, chart: chart('Combat Training', '1 critical, 3 critical strike') },
      defence: {
        ranged: 5,
        melee: 5,
        chart: chart('De-escalation', '1 block disarmed, 3 block critical>failure disarmed, 4 block critical>failure disarmed exposed'),
      },
      tree: tree(
        'M1* shove damage, T2 disarmed damage, T3 shove damage, T4 pinned damage, T5 shove damage, M2 strained damage, M3 damage damage, M4 damage, M5 damage damage, B4 active',
        'M1-T2 T2-T3 T3-T4 T4-T5 M1-M2 M2-M3 M3-M4 M4-M5 T2-M3 M3-B4 B4-M5',
      ),
    },
  ],
  abilities: [
    named('Detain', DETAIN),
    named('Security Network', SECURITY_NETWORK),
    named('Battlefield Calculations', BATTLEFIELD_CALCULATIONS),
    named('Lockdown', LOCKDOWN),
  ],
  provenance: PUBLISHED,
};
