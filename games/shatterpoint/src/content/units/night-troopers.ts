import { ANIMATED_BEYOND_DEATH } from '../abilities/inactive.js';
import { DASH_OR_ADVANCE_INJURED } from '../abilities/moves.js';
import { UNNATURAL_VIGOR } from '../abilities/results.js';
import { UNDYING_LOYALTY } from '../abilities/wounds.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const NIGHT_TROOPERS: UnitCard = {
  id: 'night-troopers',
  name: { en: 'Night Troopers', de: 'Nachttruppler' },
  uniqueNames: [],
  type: 'supporting',
  cost: 5,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 2,
  baseMm: 40,
  eras: ['the-new-republic'],
  tags: ['Galactic Empire', 'Night Trooper', 'Stormtrooper', 'Trooper'],
  stances: [
    {
      name: proper('Survival Tactics'),
      ranged: { range: 5, dice: 6, chart: chart('E-11 Blaster Rifle', '1 critical, 3 critical strike, 4 critical critical') },
      melee: { dice: 5, chart: chart('Combat Training', '1 strike strike, 4 critical strike strike') },
      defence: { ranged: 5, melee: 5, chart: chart('Reforged Trooper Armor', '1 block, 3 block block') },
      tree: tree(
        'M1* shove damage, T2 exposed damage, M2 damage damage, M3 shove damage, T4 dash damage, M4 strained damage, M5 damage heal heal',
        'M1-T2 M1-M2 T2-M3 M2-M3 M3-T4 M3-M4 M4-M5',
      ),
    },
  ],
  abilities: [
    named('Dark Innervation', DASH_OR_ADVANCE_INJURED),
    named('Unnatural Vigor', UNNATURAL_VIGOR),
    named('Animated Beyond Death', ANIMATED_BEYOND_DEATH),
    named('Undying Loyalty', UNDYING_LOYALTY),
  ],
  provenance: PUBLISHED,
};
