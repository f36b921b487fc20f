import { SPECIAL_FORCES_CONDITIONING } from '../abilities/friends.js';
import { INFILTRATION } from '../abilities/keywords.js';
import { COVERT_OPERATIONS } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const IMPERIAL_SPECIAL_FORCES: UnitCard = {
  id: 'imperial-special-forces',
  spt: '00340104',
  name: { en: 'Imperial Special Forces', de: 'Imperiale Spezialkräfte' },
  uniqueNames: [],
  type: 'supporting',
  cost: 4,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 2,
  baseMm: 40,
  eras: ['age-of-rebellion'],
  tags: ['Galactic Empire', 'Scout', 'Trooper'],
  stances: [
    {
      name: proper('ISF Doctrine'),
      ranged: { range: 5, dice: 6, chart: chart('E-11 Blaster Rifle', '1 critical, 3 critical critical') },
      melee: { dice: 5, chart: chart('Vibroblade', '1 strike, 2 strike strike, 3 critical strike') },
      defence: { ranged: 5, melee: 4, chart: chart('Special Forces Armor', '1 block, 2 block block, 3 block block heal') },
      tree: tree(
        'M1* damage damage, M2 pinned, T3 damage damage, B3 strained damage, M4 reposition damage, M5 damage',
        'M1-M2 M2-T3 M2-B3 T3-M4 B3-M4 M4-M5',
      ),
    },
  ],
  abilities: [
    named('Special Forces Conditioning', SPECIAL_FORCES_CONDITIONING),
    named('Covert Operations', COVERT_OPERATIONS),
    named('Infiltration', INFILTRATION),
  ],
  provenance: PUBLISHED,
};
