import { BORING_CONVERSATION } from '../abilities/answers.js';
import { PAYDAY } from '../abilities/events.js';
import { LOOK_OUT_HES_LOOSE } from '../abilities/harm.js';
import { WERE_ALL_FINE_HERE } from '../abilities/wounds.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const HAN_AND_CHEWIE: UnitCard = {
  id: 'han-and-chewie',
  spt: '00410103',
  name: { en: 'Han and Chewie, In It For The Money', de: 'Han und Chewie, In It For The Money' },
  uniqueNames: ['Han Solo', 'Chewbacca'],
  type: 'supporting',
  cost: 5,
  force: 0,
  stamina: 10,
  durability: 2,
  characters: 2,
  baseMm: 40,
  eras: ['age-of-rebellion'],
  tags: ['Mercenary', 'Scoundrel', 'Spy'],
  stances: [
    {
      name: proper('Brash Bravado'),
      ranged: {
        range: 5,
        dice: 7,
        chart: chart('Stolen Imperial Blaster', '1 strike strike, 2 critical strike strike, 4 critical critical'),
      },
      melee: { dice: 7, chart: chart('Brawlers', '1 critical strike, 3 critical strike strike, 4 critical strike strike damage') },
      defence: { ranged: 4, melee: 5, chart: chart('Smuggler Swagger', '1 block, 4 block block heal') },
      tree: tree(
        'T1* damage damage, T2 shove damage, T3 pinned damage, T4 shove damage, B1* shove damage, B2 disarmed heal, B3 damage damage, B4 heal damage, M5 strained',
        'T1-T2 T2-T3 T3-T4 T4-M5 B1-B2 B2-B3 B3-B4 B4-M5',
      ),
    },
  ],
  abilities: [
    named("Look Out, He's Loose", LOOK_OUT_HES_LOOSE),
    named('Boring Conversation Anyway', BORING_CONVERSATION),
    named('I Expect to Be Well Paid', PAYDAY),
    named("We're All Fine Here, Now, Thank You", WERE_ALL_FINE_HERE),
  ],
  provenance: PUBLISHED,
};
