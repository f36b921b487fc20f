import { FORGED_THIS_ARMOR } from '../abilities/events.js';
import { MY_FRIENDS } from '../abilities/friends.js';
import { FIREWORKS } from '../abilities/harm.js';
import { DAUGHTER_OF_MANDALORE } from '../abilities/keywords.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const SABINE_WREN: UnitCard = {
  id: 'sabine-wren',
  spt: '00440102',
  name: proper('Sabine Wren, Spectre-5'),
  uniqueNames: ['Sabine Wren'],
  type: 'secondary',
  cost: 4,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['age-of-rebellion'],
  tags: ['Clan Wren', 'Mandalorian', 'Rebel Alliance', 'Spectre'],
  stances: [
    {
      name: proper('My Way'),
      ranged: { range: 4, dice: 6, chart: chart('Westar-35 Blaster Pistols', '1 strike, 2 critical strike, 4 critical critical disarmed') },
      melee: { dice: 6, chart: chart('Westar-35 Blaster Pistols', '1 strike, 2 critical strike, 4 critical critical disarmed') },
      defence: { ranged: 4, melee: 4, chart: chart('Beskar Armor', '1 block block, 4 block block block') },
      tree: tree(
        'M1* damage damage, T2 shove damage, T3 shove damage, B2 strained damage, B3 damage damage, M3 active, M4 pinned damage damage, T5 exposed damage, B5 jump damage',
        'M1-T2 T2-T3 T3-M4 M1-B2 B2-B3 B3-M4 T2-M3 B2-M3 M3-M4 M4-T5 M4-B5',
      ),
    },
  ],
  abilities: [
    named('My Friends Make the Impossible Possible', MY_FRIENDS),
    named("I'm Gonna go Add Some Fireworks To The Celebration", FIREWORKS),
    named('I Forged This Armor With my Family', FORGED_THIS_ARMOR),
    named('Daughter of Mandalore', DAUGHTER_OF_MANDALORE),
  ],
  provenance: PUBLISHED,
};
