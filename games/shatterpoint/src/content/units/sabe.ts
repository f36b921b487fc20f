import { LOYAL_PROTECTORS } from '../abilities/friends.js';
import { DECOY, STAUNCH_BODYGUARD } from '../abilities/inactive.js';
import { EXPOSE_FLANK } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const SABE: UnitCard = {
  id: 'sabe',
  spt: '00150102',
  name: { en: 'Sabé, Royal Bodyguard', de: 'Sabé, Königliche Leibwächterin' },
  uniqueNames: ['Sabé'],
  type: 'secondary',
  cost: 4,
  force: 0,
  stamina: 9,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['Galactic Republic', 'Handmaiden', 'Naboo'],
  stances: [
    {
      name: proper('Decoy'),
      ranged: {
        range: 4,
        dice: 7,
        chart: chart('ELG-3A Blaster Pistol', '1 critical, 2 critical strike strike, 4 critical strike strike strike'),
      },
      melee: { dice: 6, chart: chart('Combat Training', '1 critical damage, 3 critical strike damage') },
      defence: {
        ranged: 5,
        melee: 5,
        chart: chart('Defensive Training', '1 block, 3 block critical>failure, 5 block critical>failure reposition'),
      },
      tree: tree(
        'M1* shove damage, T2 disarmed damage, T3 shove damage, T4 pinned damage, T5 shove damage, M2 strained damage, M3 damage damage, M4 damage, M5 jump damage, B3 reposition',
        'M1-T2 T2-T3 T3-T4 T4-T5 M1-M2 M2-M3 M3-M4 M4-M5 M2-B3 B3-M4',
      ),
    },
  ],
  abilities: [
    named('Loyal Protectors', LOYAL_PROTECTORS),
    named('Expose Flank', EXPOSE_FLANK),
    named('Staunch Bodyguard', STAUNCH_BODYGUARD),
    named('Decoy', DECOY),
  ],
  provenance: PUBLISHED,
};
