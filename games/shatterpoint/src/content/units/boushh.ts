import { FEARLESS_AND_INVENTIVE } from '../abilities/fire.js';
import { FAN_OUT } from '../abilities/friends.js';
import { LOW_BLOW } from '../abilities/harm.js';
import { FIFTY_THOUSAND } from '../abilities/inactive.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const BOUSHH: UnitCard = {
  id: 'boushh',
  spt: '00220102',
  name: proper('Boushh (Leia Organa)'),
  uniqueNames: ['Leia Organa'],
  type: 'secondary',
  cost: 4,
  force: 0,
  stamina: 9,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['age-of-rebellion'],
  tags: ['Bounty Hunter', 'Rebel Alliance', 'Scoundrel', 'Spy'],
  stances: [
    {
      name: proper('Rough and Tumble'),
      ranged: { range: 4, dice: 6, chart: chart('Heavy Blaster Pistol', '1 critical, 3 critical damage, 4 critical critical damage') },
      melee: { dice: 6, chart: chart('Shock Lance', '1 damage, 2 strike damage, 4 critical damage') },
      defence: { ranged: 5, melee: 6, chart: chart('Bounty Hunter Armor', '1 block, 3 block critical>failure') },
      tree: tree(
        'M1* pinned damage, M2 disarmed damage, M3 strained, M4 exposed damage, M5 damage damage damage, B2 shove damage damage, B3 damage, B4 damage damage',
        'M1-M2 M2-M3 M3-M4 M4-M5 M1-B2 B2-B3 B3-B4 B4-M5 M2-B3 B3-M4',
      ),
    },
  ],
  abilities: [
    named('Fan Out', FAN_OUT),
    named('Low Blow', LOW_BLOW),
    named('Fearless and Inventive', FEARLESS_AND_INVENTIVE),
    named('I Want Fifty Thousand, No Less', FIFTY_THOUSAND),
  ],
  provenance: PUBLISHED,
};
