import { COORDINATED_OFFENSIVE } from '../abilities/fire.js';
import { INEXORABLE_ADVANCE } from '../abilities/friends.js';
import { IMPERIAL_FIREPOWER } from '../abilities/harm.js';
import { SHARPSHOOTER_1 } from '../abilities/keywords.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const STORMTROOPER_SERGEANT: UnitCard = {
  id: 'stormtrooper-sergeant',
  spt: '00210102',
  name: { en: 'Stormtrooper Sergeant', de: 'Sergeant der Sturmtruppen' },
  uniqueNames: [],
  type: 'secondary',
  cost: 3,
  force: 0,
  stamina: 9,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['age-of-rebellion'],
  tags: ['Galactic Empire', 'Stormtrooper'],
  stances: [
    {
      name: proper('Forward Assault'),
      ranged: { range: 5, dice: 6, chart: chart('E-11 Blaster Rifle', '1 critical pinned, 3 critical strike strike pinned') },
      melee: { dice: 5, chart: chart('Combat Training', '1 damage, 3 strike damage') },
      defence: { ranged: 5, melee: 5, chart: chart('Stormtrooper Armor', '1 block, 3 block block') },
      tree: tree(
        'M1* heal damage, M2 exposed damage, M3 damage heal heal, M4 heal damage damage, B2 shove damage, B3 reposition damage, B4 shove damage',
        'M1-M2 M1-B2 M2-M3 M3-M4 B2-B3 B3-B4 M2-B3 B2-M3',
      ),
    },
  ],
  abilities: [
    named('Inexorable Advance', INEXORABLE_ADVANCE),
    named('Imperial Firepower', IMPERIAL_FIREPOWER),
    named('Coordinated Offensive', COORDINATED_OFFENSIVE),
    named('Only Imperial Stormtroopers Are So Precise', SHARPSHOOTER_1),
  ],
  provenance: PUBLISHED,
};
