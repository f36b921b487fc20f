import { CAMOUFLAGE } from '../abilities/events.js';
import { COORDINATED_FIRE_DAMAGE_REBELS } from '../abilities/fire.js';
import { INFILTRATION } from '../abilities/keywords.js';
import { COMMANDO_DOCTRINES } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const REBEL_COMMANDOS: UnitCard = {
  id: 'rebel-commandos',
  spt: '00350103',
  name: { en: 'Rebel Commandos', de: 'Rebellenkommandos' },
  uniqueNames: [],
  type: 'supporting',
  cost: 4,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 2,
  baseMm: 40,
  eras: ['age-of-rebellion'],
  tags: ['Rebel Alliance', 'Scout', 'Trooper'],
  stances: [
    {
      name: proper('Commando Training'),
      ranged: { range: 5, dice: 7, chart: chart('A-280 Blaster Rifle', '1 strike, 2 strike strike, 4 critical strike strike') },
      melee: { dice: 6, chart: chart('Combat Knife', '1 strike damage, 3 critical strike damage') },
      defence: { ranged: 5, melee: 4, chart: chart('Camo', '1 block, 3 block reposition') },
      tree: tree(
        'M1* pinned damage, M2 shove damage, M3 disarmed damage, M4 reposition damage damage, M5 heal damage damage, B3 shove, B4 damage heal heal',
        'M1-M2 M2-M3 M3-M4 M4-M5 M2-B3 B3-B4 B4-M5',
      ),
    },
  ],
  abilities: [
    named('Commando Doctrines', COMMANDO_DOCTRINES),
    named('Coordinated Fire: Damage', COORDINATED_FIRE_DAMAGE_REBELS),
    named('Camouflage', CAMOUFLAGE),
    named('Infiltration', INFILTRATION),
  ],
  provenance: PUBLISHED,
};
