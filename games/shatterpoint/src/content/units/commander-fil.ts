import { MAKING_ENTRANCES } from '../abilities/answers.js';
import { COMMANDING_PRESENCE } from '../abilities/events.js';
import { TAKE_HIM_DOWN_EASY } from '../abilities/fire.js';
import { CLIMB_AND_HUNKER } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const COMMANDER_FIL: UnitCard = {
  id: 'commander-fil',
  spt: '00370103',
  name: { en: 'CC-3714 Clone Commander Fil', de: 'CC-3714 Klon-Commander Fil' },
  uniqueNames: ['CT-3714'],
  type: 'secondary',
  cost: 3,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['Clone Trooper', "Fil's Squad", 'Galactic Republic'],
  stances: [
    {
      name: proper('Element of Surprise'),
      ranged: { range: 4, dice: 5, chart: chart('DC-17 Blaster Pistols', '1 strike strike, 4 critical critical') },
      melee: { dice: 6, chart: chart('Combat Training', '1 critical strike, 4 critical critical') },
      defence: { ranged: 5, melee: 5, chart: chart('Phase I Clone Armor', '1 block, 3 block block') },
      tree: tree(
        'M1* damage, M2 disarmed damage, M3 shove damage, T4 shove, M4 pinned damage, B4 damage damage, M5 reposition damage',
        'M1-M2 M2-M3 M3-T4 M3-M4 M3-B4 T4-M5 M4-M5 B4-M5',
      ),
    },
  ],
  abilities: [
    named('Grappling Hook', CLIMB_AND_HUNKER),
    named('We Can Take Him Down Easy', TAKE_HIM_DOWN_EASY),
    named('We Specialize in Making Entrances', MAKING_ENTRANCES),
    named('Commanding Presence', COMMANDING_PRESENCE),
  ],
  provenance: PUBLISHED,
};
