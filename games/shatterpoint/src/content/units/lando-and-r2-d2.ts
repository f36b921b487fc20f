import { FORWARD_PLANNING } from '../abilities/events.js';
import { ELEMENT_OF_SURPRISE } from '../abilities/fire.js';
import { UNNOTICED } from '../abilities/keywords.js';
import { MINGLE } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const LANDO_AND_R2_D2: UnitCard = {
  id: 'lando-and-r2-d2',
  spt: '00220103',
  name: { en: 'Lando and R2-D2, Inside Job', de: 'Lando und R2-D2, Inside Job' },
  uniqueNames: ['Lando Calrissian', 'R2-D2'],
  type: 'supporting',
  cost: 3,
  force: 0,
  stamina: 7,
  durability: 2,
  characters: 2,
  baseMm: 40,
  eras: ['age-of-rebellion'],
  tags: ['Rebel Alliance', 'Scoundrel', 'Spy'],
  stances: [
    {
      name: proper('On the Sly'),
      ranged: { range: 4, dice: 5, chart: chart('Watchful Eye', '1 damage, 3 strike damage, 4 critical strike damage') },
      melee: { dice: 6, chart: chart('Unexpected Assault', '1 strike, 3 strike damage, 4 critical strike damage') },
      defence: { ranged: 5, melee: 5, chart: chart('Slippery', '1 block, 2 block critical>strike, 3 block block critical>strike') },
      tree: tree(
        'M1* damage damage, M2 shove damage, M3 heal damage, B3 pinned heal, T4 heal heal, M4 disarmed damage, B4 dash, M5 damage damage',
        'M1-M2 M2-M3 M2-B3 M3-T4 M3-M4 T4-M5 M4-M5 B3-M4 B3-B4',
      ),
    },
  ],
  abilities: [
    named('Mingle', MINGLE),
    named('Element of Surprise', ELEMENT_OF_SURPRISE),
    named('Forward Planning', FORWARD_PLANNING),
    named('Clever Disguise', UNNOTICED),
  ],
  provenance: PUBLISHED,
};
