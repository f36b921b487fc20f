import { BRAINS_OF_THE_BATCH } from '../abilities/dice.js';
import { FORWARD_PLANNING } from '../abilities/events.js';
import { FIGHT_SMARTER } from '../abilities/harm.js';
import { DASH_AND_HUNKER } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const ECHO_AND_TECH: UnitCard = {
  id: 'echo-and-tech',
  spt: '00380104',
  name: { en: 'Echo and Tech', de: 'Echo und Tech' },
  uniqueNames: ['CT-9902', 'CT-1409'],
  type: 'supporting',
  cost: 4,
  force: 0,
  stamina: 7,
  durability: 2,
  characters: 2,
  baseMm: 40,
  eras: ['fall-of-the-jedi', 'reign-of-the-empire'],
  tags: ['Bad Batch', 'Clone Trooper', 'Galactic Republic', 'Scoundrel'],
  stances: [
    {
      name: proper('Military Intelligence'),
      ranged: { range: 4, dice: 6, chart: chart('DC-17 Blaster Pistol', '1 critical, 3 critical strike, 4 critical strike damage') },
      melee: { dice: 6, chart: chart('Advanced Combat Training', '1 damage, 3 strike damage, 4 critical damage') },
      defence: { ranged: 5, melee: 4, chart: chart('Modified Commando Armor', '1 block, 3 block block heal') },
      tree: tree(
        'M1* strained damage, T2 shove damage, T3 pinned damage, T4 shove damage, B2 heal damage, B3 reposition damage, B4 heal damage, M5 active',
        'M1-T2 T2-T3 T3-T4 T4-M5 M1-B2 B2-B3 B3-B4 B4-M5',
      ),
    },
  ],
  abilities: [
    named('Fight Smarter, Not Harder', FIGHT_SMARTER),
    named('Keep a Low Profile', DASH_AND_HUNKER),
    named('Forward Planning', FORWARD_PLANNING),
    named('The Brains of the Batch', BRAINS_OF_THE_BATCH),
  ],
  provenance: PUBLISHED,
};
