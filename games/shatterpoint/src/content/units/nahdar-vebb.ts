import { I_GOT_CARRIED_AWAY, WAITING_FOR_THIS } from '../abilities/events.js';
import { HOLD_THEM_OFF } from '../abilities/fire.js';
import { CHARGE } from '../abilities/friends.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const NAHDAR_VEBB: UnitCard = {
  id: 'nahdar-vebb',
  spt: '00370102',
  name: { en: 'Nahdar Vebb, Jedi Knight', de: 'Nahdar Vebb, Jedi-Ritter' },
  uniqueNames: ['Nahdar Vebb'],
  type: 'secondary',
  cost: 5,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['Aquatic', 'Force User', 'Galactic Republic', 'Jedi'],
  stances: [
    {
      name: proper('Form IV Ataru'),
      melee: { dice: 7, chart: chart('Lightsaber', '1 strike strike, 3 critical critical, 5 critical critical critical critical') },
      defence: { ranged: 4, melee: 4, chart: chart('Tenacity', '1 block, 2 block block heal, 3 block block heal heal') },
      tree: tree(
        'M1* damage damage, T2 shove damage, T3 shove damage, B2 exposed damage, B3 damage damage, M3 jump heal, M4 damage damage damage, M5 shove pinned',
        'M1-T2 M1-M3 M1-B2 T2-M3 B2-M3 M3-T3 M3-B3 T3-M4 B3-M4 M3-M4 M4-M5',
      ),
    },
  ],
  abilities: [
    named("You Can't Defeat Us All", CHARGE),
    named('I Will Hold Them Off', HOLD_THEM_OFF),
    named('I Got Carried Away', I_GOT_CARRIED_AWAY),
    named("I've Been Waiting For This", WAITING_FOR_THIS),
  ],
  provenance: PUBLISHED,
};
