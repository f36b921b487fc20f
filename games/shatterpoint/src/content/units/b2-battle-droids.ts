import { CLOSE_RANGE_ANNIHILATION } from '../abilities/dice.js';
import { SATURATION_FIRE } from '../abilities/fire.js';
import { PROTECTION } from '../abilities/keywords.js';
import { MEMBERS_DASH } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const B2_BATTLE_DROIDS: UnitCard = {
  id: 'b2-battle-droids',
  spt: '00050101',
  name: { en: 'B2 Battle Droids', de: 'B2-Kampfdroiden' },
  uniqueNames: [],
  type: 'supporting',
  cost: 4,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 2,
  baseMm: 50,
  eras: ['fall-of-the-jedi'],
  tags: ['B2', 'Battle Droid', 'Droid', 'Separatist Alliance', 'Trooper'],
  stances: [
    {
      name: proper('Suppression Protocol'),
      ranged: { range: 5, dice: 6, chart: chart('Wrist-Mounted Blaster', '1 damage, 2 damage damage') },
      melee: { dice: 5, chart: chart('Bash', '1 strike, 3 critical') },
      defence: { ranged: 4, melee: 3, chart: chart('Armored Shell', '1 block, 3 block block') },
      tree: tree(
        'M1* shove damage, M2 damage damage, M3 shove damage, M4 exposed damage damage, M5 damage damage damage, B3 reposition damage, B4 pinned damage damage',
        'M1-M2 M2-M3 M3-M4 M4-M5 M2-B3 B3-B4 B4-M5',
      ),
    },
  ],
  abilities: [
    named('Relentless Advance', MEMBERS_DASH),
    named('Saturation Fire', SATURATION_FIRE),
    named('Enhanced Blast Armor', PROTECTION),
    named('Close Range Annihilation', CLOSE_RANGE_ANNIHILATION),
  ],
  provenance: PUBLISHED,
};
