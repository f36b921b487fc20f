import { FORMING_UP } from '../abilities/events.js';
import { STRING_EM_ALONG } from '../abilities/fire.js';
import { GRAB_SOME_BACTA } from '../abilities/friends.js';
import { WINS_TIES } from '../abilities/keywords.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const FIXER: UnitCard = {
  id: 'fixer',
  spt: '00620102',
  name: { en: 'RC-1140 "Fixer"', de: 'RC-1140 „Fixer“' },
  uniqueNames: ['RC-1140'],
  type: 'secondary',
  cost: 4,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['Clone Commando', 'Clone Trooper', 'Delta Squad', 'Galactic Republic'],
  stances: [
    {
      name: proper('Tactical Supremacy'),
      ranged: {
        range: 5,
        dice: 7,
        chart: chart('DC-17m ICWS Blaster', '1 strike strike, 3 critical critical, 5 critical critical strike strike'),
      },
      melee: {
        dice: 7,
        chart: chart('Vibroblade', '1 strike block>failure, 3 critical strike block>failure, 5 critical critical strike block>failure'),
      },
      defence: {
        ranged: 5,
        melee: 5,
        chart: chart('Katarn-class Commando Armor', '1 block critical>strike, 2 block block critical>strike'),
      },
      tree: tree(
        'T1* damage damage, T2 shove damage, T3 exposed damage, T4 damage damage, B1* shove damage, B2 heal damage, B3 heal heal, B4 pinned damage, M5 reposition damage',
        'T1-T2 T2-T3 T3-T4 T4-M5 B1-B2 B2-B3 B3-B4 B4-M5',
      ),
    },
  ],
  abilities: [
    named('Grab Yourself Some Bacta, Trooper', GRAB_SOME_BACTA),
    named('Forming Up, Sir', FORMING_UP),
    named("String 'em Along and We'll Mop 'em Up", STRING_EM_ALONG),
    named('Watch the Master at Work', WINS_TIES),
  ],
  provenance: PUBLISHED,
};
