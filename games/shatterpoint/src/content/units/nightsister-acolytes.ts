import { DARKNESS_AND_SHADOWS, NIGHT_HUNTER } from '../abilities/dice.js';
import { COORDINATED_FIRE_EXPOSED_DATHOMIR } from '../abilities/fire.js';
import { JUMP_AND_HUNKER } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const NIGHTSISTER_ACOLYTES: UnitCard = {
  id: 'nightsister-acolytes',
  spt: '00070103',
  name: { en: 'Nightsister Acolytes', de: 'Akolythinnen der Nachtschwestern' },
  uniqueNames: [],
  type: 'supporting',
  cost: 4,
  force: 0,
  stamina: 7,
  durability: 2,
  characters: 2,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['Dathomirian', 'Nightsister', 'Trooper'],
  stances: [
    {
      name: proper('Shadow Hunters'),
      ranged: { range: 5, dice: 6, chart: chart('Bow', '1 strike, 2 strike strike, 4 critical strike strike') },
      melee: { dice: 5, chart: chart('Blade', '1 strike damage, 4 critical strike damage') },
      defence: { ranged: 5, melee: 4, chart: chart('Shifting Shadows', '1 block, 3 block reposition') },
      tree: tree(
        'M1* pinned damage, M2 shove damage, M3 exposed damage, B3 heal, M4 jump damage damage, M5 damage damage',
        'M1-M2 M2-M3 M2-B3 M3-M4 B3-M4 M4-M5',
      ),
    },
  ],
  abilities: [
    named('Acrobatic Advance', JUMP_AND_HUNKER),
    named('Coordinated Fire: Exposed', COORDINATED_FIRE_EXPOSED_DATHOMIR),
    named('Darkness and Shadows', DARKNESS_AND_SHADOWS),
    named('Night Hunter', NIGHT_HUNTER),
  ],
  provenance: PUBLISHED,
};
