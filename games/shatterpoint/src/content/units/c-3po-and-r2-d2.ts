import { NOT_A_GOOD_IDEA } from '../abilities/events.js';
import { BRILLIANT_ORATION } from '../abilities/friends.js';
import { DIVINE_INFLUENCE, GOODNESS_GRACIOUS_ME } from '../abilities/keywords.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const C_3PO_AND_R2_D2: UnitCard = {
  id: 'c-3po-and-r2-d2',
  spt: '00390103',
  name: { en: 'C-3PO and R2-D2', de: 'C-3PO und R2-D2' },
  uniqueNames: ['C-3PO', 'R2-D2'],
  type: 'secondary',
  cost: 3,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['age-of-rebellion'],
  tags: ['Droid', 'Rebel Alliance'],
  stances: [
    {
      name: proper('Against My Programming'),
      melee: { dice: 5, chart: chart('Bash', '1 strike, 2 strike heal, 4 critical heal') },
      defence: { ranged: 5, melee: 5, chart: chart('Oblivious', '1 block, 3 block heal, 4 block block heal critical>failure') },
      tree: tree('M1* heal, M2 heal heal, M3 disarmed, M4 pinned, M5 damage damage', 'M1-M2 M2-M3 M3-M4 M4-M5'),
    },
    {
      name: proper('Angry Trilling'),
      melee: { dice: 6, chart: chart('Bash', '1 strike, 2 strike damage, 4 critical damage') },
      defence: { ranged: 5, melee: 5, chart: chart('Obstinance', '1 block, 3 block dash, 4 block block critical>failure dash') },
      tree: tree('M1* shove, M2 shove damage, M3 damage damage, M4 strained, M5 damage damage', 'M1-M2 M2-M3 M3-M4 M4-M5'),
    },
  ],
  abilities: [
    named('Brilliant Oration', BRILLIANT_ORATION),
    named("R2, I'm Not Sure That's Such a Good Idea", NOT_A_GOOD_IDEA),
    named('"Divine Influence"', DIVINE_INFLUENCE),
    named('Goodness Gracious Me', GOODNESS_GRACIOUS_ME),
  ],
  provenance: PUBLISHED,
};
