import { FAITHFUL_PADAWAN } from '../abilities/events.js';
import { SLIP_AWAY } from '../abilities/fire.js';
import { FORCE_PUSH } from '../abilities/harm.js';
import { MEMBERS_ADVANCE } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const BARRISS_OFFEE: UnitCard = {
  id: 'barriss-offee',
  spt: '00040101',
  name: { en: 'Barriss Offee, Jedi Padawan', de: 'Barriss Offee, Jedi-Padawan' },
  uniqueNames: ['Barriss Offee'],
  type: 'secondary',
  cost: 4,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['Force User', 'Galactic Republic', 'Jedi', 'Padawan'],
  stances: [
    {
      name: proper('Form III Soresu'),
      melee: { dice: 6, chart: chart('Lightsaber', '1 critical, 2 critical strike strike, 5 critical critical strike') },
      defence: { ranged: 4, melee: 5, chart: chart('Duelist Training', '1 block, 2 block reposition, 4 block block reposition') },
      tree: tree(
        'M1* shove damage, B1* reposition damage damage, M2 shove damage, M3 exposed damage, M4 jump damage damage, M5 active, B3 shove damage, B4 shove damage damage',
        'M1-M2 B1-M2 M2-M3 M3-M4 M4-M5 M2-B3 B3-B4 B4-M5',
      ),
    },
  ],
  abilities: [
    named('Force Push', FORCE_PUSH),
    named('Force Speed', MEMBERS_ADVANCE),
    named('Slip Away', SLIP_AWAY),
    named('Faithful Padawan', FAITHFUL_PADAWAN),
  ],
  provenance: PUBLISHED,
};
