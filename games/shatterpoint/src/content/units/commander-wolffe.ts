import { PACK_HUNTER_CLONES, WOLFPACK } from '../abilities/dice.js';
import { FLANK_EM } from '../abilities/friends.js';
import { DASH_AND_FOCUS } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const COMMANDER_WOLFFE: UnitCard = {
  id: 'commander-wolffe',
  spt: '00110102',
  name: proper('CC-3636 Commander Wolffe'),
  uniqueNames: ['CC-3636 Commander Wolffe'],
  type: 'secondary',
  cost: 4,
  force: 0,
  stamina: 9,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['Clone Trooper', 'Galactic Republic', 'Wolfpack'],
  stances: [
    {
      name: proper('Practical Strategist'),
      ranged: { range: 4, dice: 7, chart: chart('DC-17 Blaster Pistol', '1 strike, 2 strike strike, 3 critical strike strike strike') },
      melee: {
        dice: 6,
        chart: chart('DC-17 Blaster Pistol', '1 critical strike, 3 critical critical strike, 5 critical critical strike strike'),
      },
      defence: { ranged: 5, melee: 5, chart: chart('Phase II Clone Armor', '1 block, 3 block block') },
      tree: tree(
        'M1* shove damage, M2 disarmed damage, M3 shove damage, M4 pinned damage, M5 shove damage, B2 damage damage, B3 strained damage, B4 damage, B5 damage damage',
        'M1-M2 M2-M3 M3-M4 M4-M5 M1-B2 B2-B3 B3-B4 B4-B5 B3-M4',
      ),
    },
  ],
  abilities: [
    named("Flank 'em!", FLANK_EM),
    named('Run and Gun', DASH_AND_FOCUS),
    named('Pack Hunter', PACK_HUNTER_CLONES),
    named('Wolfpack', WOLFPACK),
  ],
  provenance: PUBLISHED,
};
