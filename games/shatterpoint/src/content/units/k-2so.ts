import { WHY_DOES_SHE_GET_A_BLASTER } from '../abilities/friends.js';
import { LOCKDOWN } from '../abilities/keywords.js';
import { GOODBYE, YOU_ARE_BEING_RESCUED } from '../abilities/wounds.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const K_2SO: UnitCard = {
  id: 'k-2so',
  spt: '00310102',
  name: proper('K-2SO, Outspoken Enforcer'),
  uniqueNames: ['K-2SO'],
  type: 'secondary',
  cost: 5,
  force: 0,
  stamina: 9,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['age-of-rebellion'],
  tags: ['Droid', 'Rebel Alliance', 'Spy'],
  stances: [
    {
      name: proper('Effortless Efficiency'),
      ranged: { range: 4, dice: 7, chart: chart('SE-14C Blaster Pistol', '1 critical, 2 critical strike, 4 critical critical') },
      melee: { dice: 7, chart: chart('Crushing Punch', '1 critical damage, 3 critical strike damage, 4 critical critical damage') },
      defence: {
        ranged: 5,
        melee: 5,
        chart: chart('Sturdy Frame', '1 block critical>strike, 3 block block critical>strike, 4 block block critical>failure'),
      },
      tree: tree(
        'T1* shove, B1* damage damage, M2 shove damage, T3 disarmed damage, M3 pinned damage, M4 damage damage, B4 strained damage, M5 reposition damage',
        'T1-M2 B1-M2 M2-T3 M2-M3 T3-M4 M3-M4 M3-B4 M4-M5 B4-M5',
      ),
    },
  ],
  abilities: [
    named("Why Does She Get a Blaster and I Don't?", WHY_DOES_SHE_GET_A_BLASTER),
    named('Congratulations, You Are Being Rescued', YOU_ARE_BEING_RESCUED),
    named('Goodbye', GOODBYE),
    named('Lockdown', LOCKDOWN),
  ],
  provenance: PUBLISHED,
};
