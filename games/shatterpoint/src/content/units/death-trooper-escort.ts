import { DISCIPLINED } from '../abilities/answers.js';
import { IMPERIAL_EFFICIENCY } from '../abilities/friends.js';
import { RIGOROUS_TRAINING } from '../abilities/keywords.js';
import { DASH_AND_FOCUS } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const DEATH_TROOPER_ESCORT: UnitCard = {
  id: 'death-trooper-escort',
  spt: '00260102',
  name: { en: 'Death Trooper Escort', de: 'Todestruppler-Eskorte' },
  uniqueNames: [],
  type: 'secondary',
  cost: 4,
  force: 0,
  stamina: 9,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['age-of-rebellion', 'the-new-republic'],
  tags: ['Death Trooper', 'Galactic Empire', 'Stormtrooper'],
  stances: [
    {
      name: proper('Death Trooper Training'),
      ranged: { range: 5, dice: 7, chart: chart('E-11D Blaster Rifle', '1 strike strike, 3 critical damage, 5 critical critical dash') },
      melee: { dice: 7, chart: chart('Close Combat Training', '1 strike strike, 3 critical damage, 5 critical critical dash') },
      defence: { ranged: 5, melee: 5, chart: chart('Death Trooper Armor', '1 block, 3 block block') },
      tree: tree(
        'T1* strained damage, T2 damage damage, T3 exposed damage, T4 damage damage, B1* shove damage, B2 disarmed damage, B3 shove damage, B4 pinned damage, M5 reposition damage',
        'T1-T2 T2-T3 T3-T4 T4-M5 B1-B2 B2-B3 B3-B4 B4-M5',
      ),
    },
  ],
  abilities: [
    named('Imperial Efficiency', IMPERIAL_EFFICIENCY),
    named('Tactical Advance', DASH_AND_FOCUS),
    named('Disciplined', DISCIPLINED),
    named('Rigorous Training', RIGOROUS_TRAINING),
  ],
  provenance: PUBLISHED,
};
