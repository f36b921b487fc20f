import { MANDALORE_WILL_SURVIVE, STRONGER_TOGETHER } from '../abilities/events.js';
import { PRIDE_OF_THE_MANDALORE } from '../abilities/friends.js';
import { HIGHER_PURPOSE } from '../abilities/keywords.js';
import { MEMBERS_JUMP } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const BO_KATAN_KRYZE: UnitCard = {
  id: 'bo-katan-kryze',
  spt: '00010105',
  name: proper('Bo-Katan Kryze'),
  uniqueNames: ['Bo-Katan Kryze'],
  type: 'secondary',
  cost: 4,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['fall-of-the-jedi', 'reign-of-the-empire', 'age-of-rebellion', 'the-new-republic'],
  tags: ['Clan Kryze', 'Death Watch', 'Mandalorian', 'Nite Owls'],
  stances: [
    {
      name: proper('Close Support'),
      ranged: { range: 4, dice: 6, chart: chart('Westar-35 Blaster Pistols', '1 strike, 2 critical strike, 4 critical critical damage') },
      melee: { dice: 7, chart: chart('Westar-35 Blaster Pistols', '1 strike, 2 critical strike, 4 critical critical damage') },
      defence: { ranged: 4, melee: 4, chart: chart('Beskar Armor', '1 block block, 4 block block block') },
      tree: tree(
        'M1* damage damage, T2 pinned damage, T3 damage damage, B2 jump damage, B3 shove damage, M4 shove damage, T5 damage damage, B5 shove damage',
        'M1-T2 T2-T3 T3-M4 M1-B2 B2-B3 B3-M4 M4-T5 M4-B5',
      ),
    },
  ],
  abilities: [
    named('Pride of the Mandalore', PRIDE_OF_THE_MANDALORE),
    named('Jet Pack', MEMBERS_JUMP),
    named('Mandalorians are Stronger Together', STRONGER_TOGETHER),
    named('Mandalore Will Survive', MANDALORE_WILL_SURVIVE),
    named('Some of Us Serve a Higher Purpose', HIGHER_PURPOSE),
  ],
  provenance: PUBLISHED,
};
