import { RELAX_ILL_HANDLE_THIS } from '../abilities/fire.js';
import { TRICK_SHOT } from '../abilities/friends.js';
import { DEADEYE } from '../abilities/keywords.js';
import { CLIMB_AND_FOCUS } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const CROSSHAIR: UnitCard = {
  id: 'crosshair',
  spt: '00380103',
  name: proper('Crosshair'),
  uniqueNames: ['CT-9904'],
  type: 'secondary',
  cost: 4,
  force: 0,
  stamina: 9,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['Bad Batch', 'Clone Trooper', 'Galactic Republic'],
  stances: [
    {
      name: proper('Bad Play'),
      ranged: {
        range: 5,
        dice: 7,
        chart: chart('Firepuncher Sniper Rifle', '1 critical, 2 critical critical damage, 4 critical critical reposition'),
      },
      melee: { dice: 5, chart: chart('Advanced Combat Training', '1 strike strike, 3 critical critical') },
      defence: {
        ranged: 5,
        melee: 5,
        chart: chart(
          'Modified Commando Armor',
          '1 block critical>strike, 3 block block critical>strike, 4 block block critical>strike heal',
        ),
      },
      tree: tree(
        'M1* damage damage, M2 pinned damage, T3 shove damage, T4 damage, T5 shove shove, B3 heal damage damage, B4 heal damage, B5 reposition damage, B6 heal damage',
        'M1-M2 M2-T3 T3-T4 T4-T5 M2-B3 B3-B4 B4-B5 B5-B6',
      ),
    },
  ],
  abilities: [
    named('Trick Shot', TRICK_SHOT),
    named('Find the Shot', CLIMB_AND_FOCUS),
    named("Relax, I'll Handle This", RELAX_ILL_HANDLE_THIS),
    named('The Deadeye of the Batch', DEADEYE),
  ],
  provenance: PUBLISHED,
};
