import { IMPERIAL_DETENTION } from '../abilities/events.js';
import { IMPACT_1 } from '../abilities/keywords.js';
import { ASSAULT_TACTICS } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const ISB_AGENTS: UnitCard = {
  id: 'isb-agents',
  spt: '00280103',
  name: { en: 'ISB Agents', de: 'ISB-Agenten' },
  uniqueNames: [],
  type: 'supporting',
  cost: 3,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 2,
  baseMm: 40,
  eras: ['age-of-rebellion'],
  tags: ['Galactic Empire', 'Spy', 'Trooper'],
  stances: [
    {
      name: proper('ISB Doctrines'),
      ranged: { range: 4, dice: 6, chart: chart('E-11 Blaster Rifle', '1 strike strike, 3 critical strike') },
      melee: { dice: 6, chart: chart('E-11 Blaster Rifle', '1 critical, 3 critical shove') },
      defence: { ranged: 4, melee: 5, chart: chart('ISB Armor', '1 block, 2 block block, 4 block block critical>failure') },
      tree: tree(
        'M1* damage damage, T2 pinned, M2 shove, M3 damage, T4 exposed, M4 shove, M5 damage damage',
        'M1-T2 M1-M2 T2-M3 M2-M3 M3-T4 M3-M4 T4-M5 M4-M5',
      ),
    },
  ],
  abilities: [
    named('Assault Tactics', ASSAULT_TACTICS),
    named('Imperial Detention', IMPERIAL_DETENTION),
    named('Brutal Suppression', IMPACT_1),
  ],
  provenance: PUBLISHED,
};
