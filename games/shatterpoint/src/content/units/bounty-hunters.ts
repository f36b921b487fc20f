import { PAYDAY } from '../abilities/events.js';
import { TOOLS_OF_THE_TRADE } from '../abilities/harm.js';
import { ON_THE_TRAIL } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const BOUNTY_HUNTERS: UnitCard = {
  id: 'bounty-hunters',
  spt: '00090103',
  name: { en: 'Bounty Hunters', de: 'Kopfgeldjäger' },
  uniqueNames: [],
  type: 'supporting',
  cost: 4,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 2,
  baseMm: 40,
  eras: ['fall-of-the-jedi', 'reign-of-the-empire', 'age-of-rebellion', 'the-new-republic'],
  tags: ['Bounty Hunter', 'Mercenary', 'Scoundrel', 'Trooper'],
  stances: [
    {
      name: proper('Hunting Season'),
      ranged: { range: 5, dice: 6, chart: chart('SE-14 Blaster', '1 strike, 2 critical damage') },
      melee: { dice: 6, chart: chart('Bash', '1 strike, 2 strike damage') },
      defence: { ranged: 5, melee: 4, chart: chart('Patchwork Armor', '1 block, 3 block block, 4 block block heal') },
      tree: tree(
        'T1* shove damage, B1* damage damage, M2 damage, M3 pinned damage, M4 shove damage, M5 exposed',
        'T1-M2 B1-M2 M2-M3 M3-M4 M4-M5',
      ),
    },
  ],
  abilities: [named('On the Trail', ON_THE_TRAIL), named('Tools of the Trade', TOOLS_OF_THE_TRADE), named('Payday', PAYDAY)],
  provenance: PUBLISHED,
};
