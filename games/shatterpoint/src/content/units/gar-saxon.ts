import { PACK_HUNTER_MANDALORIANS } from '../abilities/dice.js';
import { IN_MY_SIGHTS, STRONGER_TOGETHER } from '../abilities/events.js';
import { PRIDE_OF_THE_MANDALORE } from '../abilities/friends.js';
import { MEMBERS_JUMP } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const GAR_SAXON: UnitCard = {
  id: 'gar-saxon',
  spt: '00010108',
  name: proper('Gar Saxon, Merciless Commander'),
  uniqueNames: ['Gar Saxon'],
  type: 'secondary',
  cost: 4,
  force: 0,
  stamina: 9,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['Mandalorian', 'Shadow Collective', 'Super Commando'],
  stances: [
    {
      name: proper('Concentrated Assault'),
      ranged: { range: 5, dice: 6, chart: chart('Galaar-90', '1 critical, 2 critical shove, 4 critical critical shove') },
      melee: { dice: 7, chart: chart('Westar-35 Blaster Pistol', '1 strike, 2 critical strike, 4 critical critical damage') },
      defence: { ranged: 4, melee: 4, chart: chart('Beskar Armor', '1 block block, 4 block block block') },
      tree: tree(
        'M1* damage damage, M2 jump damage, T3 shove damage damage, T4 pinned damage, T5 shove damage, B3 damage damage, B4 strained damage, B5 damage damage',
        'M1-M2 M2-T3 T3-T4 T4-T5 M2-B3 B3-B4 B4-B5',
      ),
    },
  ],
  abilities: [
    named('Pride of the Mandalore', PRIDE_OF_THE_MANDALORE),
    named('Jet Pack', MEMBERS_JUMP),
    named('Mandalorians are Stronger Together', STRONGER_TOGETHER),
    named("I've Got You in My Sights", IN_MY_SIGHTS),
    named('Pack Hunter', PACK_HUNTER_MANDALORIANS),
  ],
  provenance: PUBLISHED,
};
