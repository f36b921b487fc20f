import { SUPPORTING_FIRE_DASH_EMPIRE } from '../abilities/answers.js';
import { PROTECTIVE_DETAIL } from '../abilities/inactive.js';
import { ELITE_TRAINING } from '../abilities/keywords.js';
import { DASH_AND_FOCUS } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const DEATH_TROOPERS: UnitCard = {
  id: 'death-troopers',
  spt: '00510104',
  name: { en: 'Death Troopers', de: 'Todestruppler' },
  uniqueNames: [],
  type: 'supporting',
  cost: 4,
  force: 0,
  stamina: 7,
  durability: 2,
  characters: 2,
  baseMm: 40,
  eras: ['reign-of-the-empire', 'age-of-rebellion'],
  tags: ['Death Trooper', 'Galactic Empire', 'Stormtrooper', 'Trooper'],
  stances: [
    {
      name: proper('Death Trooper Tactics'),
      ranged: { range: 5, dice: 6, chart: chart('E-11D Blaster Rifle', '1 strike strike, 3 critical strike, 4 critical strike dash') },
      melee: { dice: 5, chart: chart('Close Combat Training', '1 strike strike, 3 critical strike, 4 critical strike dash') },
      defence: { ranged: 5, melee: 4, chart: chart('Death Trooper Armor', '1 block, 3 block block heal') },
      tree: tree(
        'T1* damage, T2 pinned damage, T3 damage damage, T4 damage, B1* disarmed damage, B2 shove, B3 damage damage, B4 shove damage, M5 dash damage',
        'T1-T2 T2-T3 T3-T4 T4-M5 B1-B2 B2-B3 B3-B4 B4-M5',
      ),
    },
  ],
  abilities: [
    named('Tactical Advance', DASH_AND_FOCUS),
    named('Supporting Fire: Dash', SUPPORTING_FIRE_DASH_EMPIRE),
    named('Elite Training', ELITE_TRAINING),
    named('Protective Detail', PROTECTIVE_DETAIL),
  ],
  provenance: PUBLISHED,
};
