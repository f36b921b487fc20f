import { PAYDAY } from '../abilities/events.js';
import { REGENERATION } from '../abilities/friends.js';
import { EXPLOSIVE_ORDNANCE } from '../abilities/harm.js';
import { WE_HAVE_A_JOB_TO_DO } from '../abilities/wounds.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const BOSSK: UnitCard = {
  id: 'bossk',
  spt: '00250102',
  name: proper('Bossk, Single-Minded Slayer'),
  uniqueNames: ["Bossk'wassak'Cradossk"],
  type: 'secondary',
  cost: 3,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['age-of-rebellion'],
  tags: ['Bounty Hunter', 'Mercenary', 'Scoundrel'],
  stances: [
    {
      name: proper('Cold-Blooded Killer'),
      ranged: { range: 5, dice: 7, chart: chart('Relby-V10 Mortar Gun', '1 strike strike, 3 critical strike, 4 critical critical') },
      melee: { dice: 6, chart: chart('Razor-Sharp Talons', '1 strike strike, 3 critical strike strained, 4 critical critical strained') },
      defence: { ranged: 4, melee: 4, chart: chart('Scaled Hide', '1 block, 3 block block') },
      tree: tree(
        'M1* damage damage, T2 pinned damage, T3 damage damage, B2 shove damage, B3 shove damage, M4 damage damage, T5 reposition damage, B5 shove damage',
        'M1-T2 T2-T3 T3-M4 M1-B2 B2-B3 B3-M4 M4-T5 M4-B5',
      ),
    },
  ],
  abilities: [
    named('Regeneration', REGENERATION),
    named('Explosive Ordnance', EXPLOSIVE_ORDNANCE),
    named('Payday', PAYDAY),
    named('We Have a Job to Do', WE_HAVE_A_JOB_TO_DO),
  ],
  provenance: PUBLISHED,
};
