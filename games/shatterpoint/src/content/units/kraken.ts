import { DO_NOT_LET_THEM_ESCAPE, TACTICAL_NETWORK } from '../abilities/friends.js';
import { CHEAPER_RESERVE, CONTEST_PROTECTION_AND_STEADFAST } from '../abilities/keywords.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const KRAKEN: UnitCard = {
  id: 'kraken',
  spt: '00050103',
  name: { en: 'Kraken, Super Tactical Droid', de: 'Kraken, Super-Taktikdroide' },
  uniqueNames: ['Kraken'],
  type: 'secondary',
  cost: 4,
  force: 0,
  stamina: 10,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['Battle Droid', 'Droid', 'Separatist Alliance'],
  stances: [
    {
      name: proper('Ruthless Logic'),
      ranged: { range: 5, dice: 7, chart: chart('E-5 Blaster Rifle', '1 critical, 2 critical strike strike') },
      melee: { dice: 5, chart: chart('Bash', '1 strike, 3 critical, 4 critical critical') },
      defence: { ranged: 4, melee: 4, chart: chart('Self-Preservation', '1 block, 3 block block, 5 block block reposition') },
      tree: tree(
        'T1* pinned damage, B1* shove damage, M2 shove damage damage, T3 damage damage, M3 active, M4 shove, M5 damage damage',
        'T1-M2 B1-M2 M2-T3 M2-M3 T3-M4 M3-M4 M4-M5',
      ),
    },
  ],
  abilities: [
    named('Do Not Let Them Escape', DO_NOT_LET_THEM_ESCAPE),
    named('Tactical Network', TACTICAL_NETWORK),
    named('Complete Analysis', CHEAPER_RESERVE),
    named("Conqueror's Resolve", CONTEST_PROTECTION_AND_STEADFAST),
  ],
  provenance: PUBLISHED,
};
