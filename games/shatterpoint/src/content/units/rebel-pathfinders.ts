import { CAMOUFLAGE } from '../abilities/events.js';
import { CLOAK_AND_DAGGER } from '../abilities/fire.js';
import { PATHFINDERS } from '../abilities/keywords.js';
import { DASH_AND_HUNKER } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const REBEL_PATHFINDERS: UnitCard = {
  id: 'rebel-pathfinders',
  spt: '00310103',
  name: { en: 'Rebel Pathfinders', de: 'Pfadfinder der Rebellen' },
  uniqueNames: [],
  type: 'supporting',
  cost: 4,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 2,
  baseMm: 40,
  eras: ['reign-of-the-empire', 'age-of-rebellion'],
  tags: ['Rebel Alliance', 'Scout', 'Spy', 'Trooper'],
  stances: [
    {
      name: proper('Covert Strike'),
      ranged: { range: 5, dice: 6, chart: chart('BlasTech A280-CFE Blaster', '1 strike strike, 3 critical strike, 5 critical critical') },
      melee: { dice: 6, chart: chart('Vibroblade', '1 critical, 2 critical strike, 3 critical strike damage') },
      defence: { ranged: 4, melee: 5, chart: chart('Duck and Cover', '1 block, 2 block block, 3 block block reposition') },
      tree: tree(
        'M1* damage damage, M2 damage, T3 strained, B3 shove, M4 pinned damage, M5 reposition damage damage',
        'M1-M2 M2-T3 M2-B3 T3-M4 B3-M4 M4-M5',
      ),
    },
  ],
  abilities: [
    named('Defensive Maneuver', DASH_AND_HUNKER),
    named('Cloak and Dagger', CLOAK_AND_DAGGER),
    named('Camouflage', CAMOUFLAGE),
    named('Pathfinders', PATHFINDERS),
  ],
  provenance: PUBLISHED,
};
