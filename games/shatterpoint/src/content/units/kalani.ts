import { CONCENTRATE_ALL_FIREPOWER } from '../abilities/dice.js';
import { ROGER_ROGER, TACTICAL_NETWORK } from '../abilities/friends.js';
import { CHEAPER_RESERVE } from '../abilities/keywords.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const KALANI: UnitCard = {
  id: 'kalani',
  spt: '00010110',
  name: { en: 'Kalani, Super Tactical Droid', de: 'Kalani, Super-Taktikdroide' },
  uniqueNames: ['Kalani'],
  type: 'secondary',
  cost: 5,
  force: 0,
  stamina: 10,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['Battle Droid', 'Droid', 'Separatist Alliance'],
  stances: [
    {
      name: proper('Cold Logic'),
      ranged: { range: 5, dice: 7, chart: chart('E-5 Blaster Rifle', '1 critical, 2 critical strike strike') },
      melee: { dice: 6, chart: chart('Bash', '1 strike, 4 critical') },
      defence: { ranged: 4, melee: 3, chart: chart('Self-Preservation', '1 block, 3 block block, 5 block block reposition') },
      tree: tree(
        'M1* damage damage, M2 shove damage, M3 active damage, T4 disarmed damage damage, M4 reposition damage, B4 exposed damage damage, M5 shove damage damage damage',
        'M1-M2 M2-M3 M3-T4 M3-M4 M3-B4 T4-M5 M4-M5 B4-M5',
      ),
    },
  ],
  abilities: [
    named('Roger, Roger', ROGER_ROGER),
    named('Tactical Network', TACTICAL_NETWORK),
    named('Target, Concentrate All Firepower', CONCENTRATE_ALL_FIREPOWER),
    named('Complete Analysis', CHEAPER_RESERVE),
  ],
  provenance: PUBLISHED,
};
