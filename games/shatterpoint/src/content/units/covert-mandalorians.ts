import { STRONGER_TOGETHER } from '../abilities/events.js';
import { MANDALORIAN_ARMAMENTS } from '../abilities/harm.js';
import { SECRECY } from '../abilities/keywords.js';
import { MEMBERS_JUMP } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const COVERT_MANDALORIANS: UnitCard = {
  id: 'covert-mandalorians',
  spt: '00160103',
  name: { en: 'Covert Mandalorians', de: 'Mandalorianer des Verstecks' },
  uniqueNames: [],
  type: 'supporting',
  cost: 4,
  force: 0,
  stamina: 7,
  durability: 2,
  characters: 2,
  baseMm: 40,
  eras: ['the-new-republic'],
  tags: ['Mandalorian', 'Mercenary', 'Scoundrel'],
  stances: [
    {
      name: proper('Adherents of The Way'),
      ranged: {
        range: 4,
        dice: 5,
        chart: chart('Westar-35 Blaster Pistols', '1 strike strike, 2 strike strike strike, 4 critical critical'),
      },
      melee: { dice: 5, chart: chart('Vibroblade', '1 strike, 2 critical, 3 critical strike') },
      defence: { ranged: 4, melee: 5, chart: chart('Beskar Armor', '1 block, 2 block block') },
      tree: tree(
        'T1* shove damage, B1* damage damage, M2 strained damage, T3 damage damage, B3 shove damage, M4 disarmed damage, T5 reposition damage, B5 jump damage',
        'T1-M2 B1-M2 M2-T3 M2-B3 T3-M4 B3-M4 M4-T5 M4-B5',
      ),
    },
  ],
  abilities: [
    named('Jet Pack', MEMBERS_JUMP),
    named('Mandalorian Armaments', MANDALORIAN_ARMAMENTS),
    named('Mandalorians Are Stronger Together', STRONGER_TOGETHER),
    named('Our Secrecy is Our Survival. This is the Way', SECRECY),
  ],
  provenance: PUBLISHED,
};
