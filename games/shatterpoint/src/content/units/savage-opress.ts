import { TARGET_PRIORITY } from '../abilities/dice.js';
import { DARK_FURY } from '../abilities/harm.js';
import { UNWITTING_BRUTE } from '../abilities/inactive.js';
import { PAIN_IS_WEAKNESS } from '../abilities/keywords.js';
import { DASH_OR_ADVANCE_INJURED } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const SAVAGE_OPRESS: UnitCard = {
  id: 'savage-opress',
  spt: '00070102',
  name: proper('Savage Opress'),
  uniqueNames: ['Savage Opress'],
  type: 'secondary',
  cost: 4,
  force: 0,
  stamina: 10,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['Dathomirian', 'Force User', 'Separatist Alliance', 'Sith'],
  stances: [
    {
      name: proper('Unchained Rage'),
      melee: {
        dice: 7,
        chart: chart('Double-Bladed Lightsaber', '1 critical damage, 3 critical strike damage, 4 critical critical damage'),
      },
      defence: { ranged: 4, melee: 4, chart: chart('Unnatural Resilience', '1 block, 2 block jump') },
      tree: tree(
        'M1* damage damage, M2 exposed damage, M3 strained damage, M4 disarmed damage, M5 active, B2 damage damage, B3 damage damage, B4 damage damage',
        'M1-M2 M2-M3 M3-M4 M4-M5 M1-B2 B2-B3 B3-B4 B4-M5',
      ),
    },
  ],
  abilities: [
    named('Dark Fury', DARK_FURY),
    named('Furious Rush', DASH_OR_ADVANCE_INJURED),
    named('Overpowering Monster', TARGET_PRIORITY),
    named('Pain is Weakness', PAIN_IS_WEAKNESS),
    named('Unwitting Brute', UNWITTING_BRUTE),
  ],
  provenance: PUBLISHED,
};
