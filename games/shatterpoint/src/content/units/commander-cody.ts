import { BRING_IT_DOWN } from '../abilities/dice.js';
import { DEADEYE } from '../abilities/keywords.js';
import { BIG_PROBLEM, DASH_AND_HUNKER } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const COMMANDER_CODY: UnitCard = {
  id: 'commander-cody',
  spt: '00060102',
  name: { en: 'CC-2224 Clone Commander Cody', de: 'CC-2224 Klon-Commander Cody' },
  uniqueNames: ['CC-2224'],
  type: 'secondary',
  cost: 4,
  force: 0,
  stamina: 9,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['212th', 'Clone Commando', 'Clone Trooper', 'Galactic Republic'],
  stances: [
    {
      name: proper('Concentrated Firepower'),
      ranged: {
        range: 5,
        dice: 6,
        chart: chart('DC-15 Blaster Rifle', '1 critical damage, 2 critical strike damage, 4 critical critical damage damage'),
      },
      melee: { dice: 6, chart: chart('DC-17 Blaster Pistols', '1 strike, 2 critical, 3 critical strike') },
      defence: { ranged: 4, melee: 4, chart: chart('Phase II Clone Armor', '1 block, 3 block block') },
      tree: tree(
        'M1* damage damage, M2 pinned damage, T3 shove damage, T4 shove damage damage, T5 active, M3 damage, M4 strained damage, M5 damage damage, M6 damage',
        'M1-M2 M2-T3 T3-T4 T4-T5 M2-M3 M3-M4 M4-M5 M5-M6',
      ),
    },
  ],
  abilities: [
    named("We've Got a Big Problem...", BIG_PROBLEM),
    named('Defensive Maneuver', DASH_AND_HUNKER),
    named('Bring it Down!', BRING_IT_DOWN),
    named('Say Goodnight, Clanker!', DEADEYE),
  ],
  provenance: PUBLISHED,
};
