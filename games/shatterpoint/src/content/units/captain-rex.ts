import { ALWAYS_FIRST } from '../abilities/answers.js';
import { BRING_IT_ON_CLANKERS } from '../abilities/events.js';
import { GET_A_MOVE_ON } from '../abilities/friends.js';
import { BROTHERS_IN_ARMS } from '../abilities/keywords.js';
import { DASH_AND_HUNKER } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const CAPTAIN_REX: UnitCard = {
  id: 'captain-rex',
  spt: '00010106',
  name: proper('CC-7567 Captain Rex'),
  uniqueNames: ['CC-7567'],
  type: 'secondary',
  cost: 4,
  force: 0,
  stamina: 9,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['501st', 'Clone Trooper', 'Galactic Republic'],
  stances: [
    {
      name: proper('Tactical Supremacy'),
      ranged: {
        range: 5,
        dice: 7,
        chart: chart('DC-17 Blaster Pistols', '1 strike strike, 3 critical critical, 5 critical critical strike'),
      },
      melee: { dice: 7, chart: chart('DC-17 Blaster Pistols', '1 strike strike, 3 critical critical, 5 critical critical strike') },
      defence: { ranged: 5, melee: 5, chart: chart('Phase II Clone Armor', '1 block, 3 block block') },
      tree: tree(
        'T1* damage damage, T2 damage damage, T3 exposed damage, T4 shove damage, B1* shove damage, B2 shove damage, B3 heal heal, B4 pinned damage, M5 reposition damage',
        'T1-T2 T2-T3 T3-T4 T4-M5 B1-B2 B2-B3 B3-B4 B4-M5',
      ),
    },
  ],
  abilities: [
    named('Get a Move On, Soldier', GET_A_MOVE_ON),
    named('Defensive Maneuver', DASH_AND_HUNKER),
    named("I'm Always First, Kid", ALWAYS_FIRST),
    named('Bring It On, Clankers', BRING_IT_ON_CLANKERS),
    named('Brothers in Arms', BROTHERS_IN_ARMS),
  ],
  provenance: PUBLISHED,
};
