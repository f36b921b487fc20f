import { DEAD_OR_ALIVE, HIRED_HAND } from '../abilities/events.js';
import { KNEE_ROCKETS, WHIPCORD_LAUNCHER } from '../abilities/harm.js';
import { RUNNING_OUT_OF_OPTIONS } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const BOBA_FETT: UnitCard = {
  id: 'boba-fett',
  spt: '00250101',
  name: proper('Boba Fett, On Contract'),
  uniqueNames: ['Boba Fett'],
  type: 'secondary',
  cost: 4,
  force: 0,
  stamina: 9,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['age-of-rebellion'],
  tags: ['Bounty Hunter', 'Mercenary'],
  stances: [
    {
      name: proper('Notorious Disintegrator'),
      ranged: {
        range: 5,
        dice: 7,
        chart: chart('EE-3 Blaster Carbine', '1 critical, 2 critical block>failure, 4 critical critical block>failure'),
      },
      melee: { dice: 7, chart: chart('Custom Blaster Pistol', '1 critical, 2 critical strike, 4 critical critical jump') },
      defence: { ranged: 4, melee: 4, chart: chart('Beskar Armor', '1 block block, 3 block block block') },
      tree: tree(
        'M1* damage damage, M2 disarmed damage, T3 shove damage, B3 damage damage, M4 active damage damage, T5 strained damage, B5 shove damage',
        'M1-M2 M2-T3 M2-B3 T3-M4 B3-M4 M4-T5 M4-B5',
      ),
    },
  ],
  abilities: [
    named("You're Running out of Options", RUNNING_OUT_OF_OPTIONS),
    named('Knee Rockets', KNEE_ROCKETS),
    named('Whipcord Launcher', WHIPCORD_LAUNCHER),
    named('Dead or Alive', DEAD_OR_ALIVE),
    named('Hired Hand', HIRED_HAND),
  ],
  provenance: PUBLISHED,
};
