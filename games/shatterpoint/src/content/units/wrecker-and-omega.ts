import { HAHAHAHA_YEAH, NOT_SNEAKING } from '../abilities/harm.js';
import { MUSCLE_OF_THE_BATCH } from '../abilities/keywords.js';
import { BULLDOZE } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const WRECKER_AND_OMEGA: UnitCard = {
  id: 'wrecker-and-omega',
  spt: '00380102',
  name: { en: 'Wrecker and Omega', de: 'Wrecker und Omega' },
  uniqueNames: ['CT-9903', 'Omega'],
  type: 'secondary',
  cost: 4,
  force: 0,
  stamina: 10,
  durability: 2,
  characters: 1,
  baseMm: 40,
  eras: ['fall-of-the-jedi', 'reign-of-the-empire'],
  tags: ['Bad Batch', 'Clone Trooper', 'Galactic Republic', 'Scoundrel'],
  stances: [
    {
      name: proper('Boom!'),
      ranged: { range: 5, dice: 6, chart: chart('Combined Fire', '1 strike strike, 2 critical strike strike, 4 critical critical strike') },
      melee: { dice: 6, chart: chart('Brawn and Brains', '1 critical strike, 3 critical strike damage') },
      defence: { ranged: 5, melee: 5, chart: chart('Modified Commando Armor', '1 heal, 3 block heal') },
      tree: tree(
        'M1* pinned damage, T2 dash damage, T3 shove damage, T4 dash damage, T5 shove damage, B2 damage damage, B3 strained damage, B4 damage damage',
        'M1-T2 T2-T3 T3-T4 T4-T5 M1-B2 B2-B3 B3-B4',
      ),
    },
    {
      name: proper('Tuning Out Distractions'),
      ranged: { range: 5, dice: 6, chart: chart('Combined Fire', '1 damage, 2 strike damage, 4 critical damage damage') },
      melee: { dice: 6, chart: chart('Brains and Brawn', '1 critical strike, 3 critical strike damage') },
      defence: { ranged: 5, melee: 5, chart: chart('Quick Thinking', '1 block critical>strike, 3 block critical>failure dash') },
      tree: tree(
        'T1* disarmed damage, B1* exposed damage, M2 shove damage, T3 strained damage, M3 heal heal, B3 pinned damage, M4 damage damage, M5 reposition damage',
        'T1-M2 B1-M2 M2-T3 M2-M3 M2-B3 T3-M4 M3-M4 B3-M4 M4-M5',
      ),
    },
  ],
  abilities: [
    named('Bulldoze', BULLDOZE),
    named('Hahahaha, Yeah!!!', HAHAHAHA_YEAH),
    named("I Wasn't Sneaking...", NOT_SNEAKING),
    named('The Muscle of the Batch', MUSCLE_OF_THE_BATCH),
  ],
  provenance: PUBLISHED,
};
