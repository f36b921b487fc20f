import { COORDINATED_FIRE_DAMAGE_REPUBLIC } from '../abilities/fire.js';
import { BROTHERS_IN_ARMS, PROTECTION, SCALE } from '../abilities/keywords.js';
import { DASH_AND_HUNKER } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const REPUBLIC_CLONE_COMMANDOS: UnitCard = {
  id: 'republic-clone-commandos',
  spt: '00040103',
  name: { en: 'Republic Clone Commandos', de: 'Klonkommandos der Republik' },
  uniqueNames: [],
  type: 'supporting',
  cost: 4,
  force: 0,
  stamina: 7,
  durability: 2,
  characters: 2,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['Clone Commando', 'Clone Trooper', 'Galactic Republic', 'Trooper'],
  stances: [
    {
      name: proper('Commando Training'),
      ranged: { range: 5, dice: 6, chart: chart('DC-17m ICWS Blaster Rifle', '1 critical, 3 critical critical') },
      melee: { dice: 5, chart: chart('Vibroblade', '1 strike, 2 strike strike, 3 critical strike') },
      defence: { ranged: 5, melee: 4, chart: chart('Katarn-class Commando Armor', '1 block, 2 block block, 3 block block reposition') },
      tree: tree(
        'M1* damage damage, M2 pinned, T3 damage damage, B3 strained damage, M4 damage damage, M5 reposition damage damage',
        'M1-M2 M2-T3 M2-B3 T3-M4 B3-M4 M4-M5',
      ),
    },
  ],
  abilities: [
    named('Defensive Maneuver', DASH_AND_HUNKER),
    named('Coordinated Fire: Damage', COORDINATED_FIRE_DAMAGE_REPUBLIC),
    named('Ascension Cables', SCALE),
    named('Brothers in Arms', BROTHERS_IN_ARMS),
    named('Commando Armor', PROTECTION),
  ],
  provenance: PUBLISHED,
};
