import { UNCERTAIN_LOYALTIES } from '../abilities/events.js';
import { PREPARED_FOR_ANY_ENCOUNTER } from '../abilities/harm.js';
import { ON_THE_TRAIL } from '../abilities/moves.js';
import { IMPERIAL_INTELLIGENCE } from '../abilities/results.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const AGENT_KALLUS: UnitCard = {
  id: 'agent-kallus',
  spt: '00280102',
  name: proper('Agent Kallus, Inside Man'),
  uniqueNames: ['Alexsandr Kallus'],
  type: 'secondary',
  cost: 4,
  force: 0,
  stamina: 9,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['age-of-rebellion'],
  tags: [],
  stances: [
    {
      name: proper('Tactical Supremacy'),
      ranged: { range: 5, dice: 6, chart: chart('Bo-Rifle', '1 critical damage, 4 critical damage damage') },
      melee: { dice: 6, chart: chart('Bo-Rifle', '1 strike strike shove, 3 critical critical shove') },
      defence: { ranged: 5, melee: 5, chart: chart('ISB Armor', '1 block, 2 block block, 4 block block critical>failure') },
      tree: tree(
        'T1* damage damage, T2 damage damage, T3 exposed damage, T4 shove damage, B1* shove damage, B2 shove damage, B3 heal heal, B4 pinned damage, M5 reposition damage',
        'T1-T2 T2-T3 T3-T4 T4-M5 B1-B2 B2-B3 B3-B4 B4-M5',
      ),
    },
  ],
  abilities: [
    named('All Leads Must Be Pursued', ON_THE_TRAIL),
    named('Prepared for Any Encounter', PREPARED_FOR_ANY_ENCOUNTER),
    named('Imperial Intelligence', IMPERIAL_INTELLIGENCE),
    named('Uncertain Loyalties', UNCERTAIN_LOYALTIES),
  ],
  provenance: PUBLISHED,
};
