import { COVER_THE_REAR } from '../abilities/answers.js';
import { WE_ARE_MANDALORIANS } from '../abilities/friends.js';
import { GREAT_HOUSE_VIZSLA } from '../abilities/keywords.js';
import { GO_THERE_ARE_TOO_MANY } from '../abilities/wounds.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const PAZ_VIZSLA: UnitCard = {
  id: 'paz-vizsla',
  spt: '00160102',
  name: proper('Paz Vizsla'),
  uniqueNames: ['Paz Vizsla'],
  type: 'secondary',
  cost: 5,
  force: 0,
  stamina: 8,
  durability: 3,
  characters: 1,
  baseMm: 40,
  eras: ['the-new-republic'],
  tags: ['Mandalorian', 'Mercenary', 'Scoundrel'],
  stances: [
    {
      name: proper('Heavy Firepower'),
      ranged: {
        range: 5,
        dice: 7,
        chart: chart('Heavy Gatling Blaster', '1 strike strike strike, 3 critical critical strike, 5 critical critical critical'),
      },
      melee: { dice: 5, chart: chart('Bash', '1 strike, 2 strike strike') },
      defence: { ranged: 5, melee: 4, chart: chart('Heavy Beskar Armor', '1 block block, 3 block block critical>strike') },
      tree: tree(
        'M1* pinned damage, M2 shove damage damage, T3 exposed damage, T4 shove damage, B3 heal damage, B4 damage damage, M5 strained damage, M6 shove damage',
        'M1-M2 M2-T3 T3-T4 T4-M5 M2-B3 B3-B4 B4-M5 M5-M6',
      ),
    },
    {
      name: proper('Fearless'),
      melee: { dice: 8, chart: chart('Vibroblade', '1 critical strike, 3 critical critical, 4 critical critical strike strike') },
      defence: {
        ranged: 4,
        melee: 6,
        chart: chart('Personal Combat Shield', '1 block critical>strike, 3 block block critical>failure critical>strike'),
      },
      tree: tree(
        'M1* damage damage, M2 strained damage, M3 heal damage damage, M4 shove damage damage, M5 heal damage damage',
        'M1-M2 M2-M3 M3-M4 M4-M5',
      ),
    },
  ],
  abilities: [
    named('We Are Mandalorians!', WE_ARE_MANDALORIANS),
    named("I'll Cover the Rear", COVER_THE_REAR),
    named('Go. There Are Too Many. This Is The Way', GO_THERE_ARE_TOO_MANY),
    named('Descendent of the Great House Vizsla', GREAT_HOUSE_VIZSLA),
  ],
  provenance: PUBLISHED,
};
