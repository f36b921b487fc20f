import { CHARGE } from '../abilities/friends.js';
import { FORWARD_SCOUT } from '../abilities/inactive.js';
import { INCOMING } from '../abilities/keywords.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const COMMANDER_PONDS: UnitCard = {
  id: 'commander-ponds',
  spt: '00080102',
  name: proper('CT-411 Commander Ponds'),
  uniqueNames: ['CT-411'],
  type: 'secondary',
  cost: 3,
  force: 0,
  stamina: 7,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['Clone Commando', 'Clone Trooper', 'Galactic Republic'],
  stances: [
    {
      name: proper('Superior Recon'),
      ranged: { range: 5, dice: 6, chart: chart('DC-15S Blaster Rifle', '1 strike strike, 4 critical critical') },
      melee: { dice: 5, chart: chart('DC-17 Blaster Pistols', '1 critical strike, 4 critical critical') },
      defence: { ranged: 5, melee: 5, chart: chart('Phase II Clone Armor', '1 block, 3 block block') },
      tree: tree(
        'M1* damage damage, M2 shove damage damage, M3 disarmed damage, M4 damage damage, B2 reposition damage, B3 pinned damage',
        'M1-M2 M2-M3 M3-M4 M1-B2 B2-B3 B3-M4',
      ),
    },
  ],
  abilities: [named('Charge', CHARGE), named('Incoming', INCOMING), named('Forward Scout', FORWARD_SCOUT)],
  provenance: PUBLISHED,
};
