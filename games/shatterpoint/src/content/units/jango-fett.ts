import { CLIENT_IS_IMPATIENT } from '../abilities/events.js';
import { CAPTURE_WIRE } from '../abilities/harm.js';
import { NOT_SO_FAST } from '../abilities/inactive.js';
import { MEMBERS_JUMP } from '../abilities/moves.js';
import { LOOKING_TO_GET_PAID } from '../abilities/wounds.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const JANGO_FETT: UnitCard = {
  id: 'jango-fett',
  spt: '00030102',
  name: { en: 'Jango Fett, Bounty Hunter', de: 'Jango Fett, Kopfgeldjäger' },
  uniqueNames: ['Jango Fett'],
  type: 'secondary',
  cost: 4,
  force: 0,
  stamina: 9,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['Bounty Hunter', 'Mercenary', 'Scoundrel', 'Separatist Alliance'],
  stances: [
    {
      name: proper('Resourceful Gunslinger'),
      ranged: { range: 4, dice: 6, chart: chart('Custom Blaster Pistol', '1 critical, 2 critical critical, 4 critical critical strike') },
      melee: { dice: 6, chart: chart('Custom Blaster Pistol', '1 damage, 2 strike damage, 4 critical strike damage') },
      defence: { ranged: 5, melee: 5, chart: chart('Beskar Armor', '1 block block, 3 block block block') },
      tree: tree(
        'M1* damage damage, M2 strained damage, T3 jump damage damage, B3 active, M4 shove damage damage, T5 jump damage damage damage, B5 shove damage damage damage',
        'M1-M2 M2-T3 M2-B3 T3-M4 B3-M4 M4-T5 M4-B5',
      ),
    },
  ],
  abilities: [
    named('Capture Wire', CAPTURE_WIRE),
    named('Jet Pack', MEMBERS_JUMP),
    named('Not So Fast', NOT_SO_FAST),
    named("I'm Just Looking to Get Paid", LOOKING_TO_GET_PAID),
    named('My Client is Getting Impatient', CLIENT_IS_IMPATIENT),
  ],
  provenance: PUBLISHED,
};
