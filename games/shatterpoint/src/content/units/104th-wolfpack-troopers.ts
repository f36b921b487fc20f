import { PACK_HUNTER_CLONES } from '../abilities/dice.js';
import { COORDINATED_FIRE_STRAINED_REPUBLIC } from '../abilities/fire.js';
import { DASH_AND_FOCUS } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const WOLFPACK_TROOPERS_104TH: UnitCard = {
  id: '104th-wolfpack-troopers',
  spt: '00110103',
  name: { en: '104th Wolfpack Troopers', de: 'Wolfsrudel-Truppler der 104.' },
  uniqueNames: [],
  type: 'supporting',
  cost: 4,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 2,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['Clone Trooper', 'Galactic Republic', 'Trooper', 'Wolfpack'],
  stances: [
    {
      name: proper('Strength in Numbers'),
      ranged: { range: 5, dice: 6, chart: chart('DC-15 Blaster', '1 critical, 3 critical strike') },
      melee: { dice: 6, chart: chart('Advanced Combat Training', '1 critical, 2 critical strike, 3 critical critical') },
      defence: { ranged: 5, melee: 4, chart: chart('Phase II Clone Armor', '1 block, 3 block block') },
      tree: tree(
        'T1* strained, T2 shove damage, T3 pinned damage, T4 shove damage, M5 climb, B1* disarmed, B2 damage damage, B3 dash, B4 damage damage',
        'T1-T2 T2-T3 T3-T4 T4-M5 B1-B2 B2-B3 B3-B4 B4-M5',
      ),
    },
  ],
  abilities: [
    named('Run and Gun', DASH_AND_FOCUS),
    named('Coordinated Fire: Strained', COORDINATED_FIRE_STRAINED_REPUBLIC),
    named('Pack Hunter', PACK_HUNTER_CLONES),
  ],
  provenance: PUBLISHED,
};
