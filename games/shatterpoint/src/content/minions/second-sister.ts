import { AGAINST_CONDITIONS, HUNTERS_LEAP } from '../abilities/minions.js';
import { chart, HOUSE, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const SECOND_SISTER: UnitCard = {
  id: 'minion-second-sister',
  name: { en: 'Second Sister', de: 'Zweite Schwester' },
  uniqueNames: ['Second Sister'],
  type: 'minion',
  cost: 0,
  force: 0,
  stamina: 8,
  durability: 'U',
  characters: 1,
  baseMm: 40,
  eras: ['reign-of-the-empire'],
  tags: ['Encounter', 'Force User', 'Galactic Empire', 'Inquisitorius'],
  stances: [
    {
      name: proper('Taunting Assault'),
      ranged: { range: 4, dice: 5, chart: chart('Thrown Lightsaber', '1 strike, 3 critical strike') },
      melee: { dice: 6, chart: chart('Spinning Lightsaber', '1 strike, 3 critical strike, 4 critical critical') },
      defence: { ranged: 5, melee: 5, chart: chart('Mocking Parry', '1 block, 3 block block, 4 block block critical>strike') },
      tree: tree(
        'M1* damage, T2 exposed damage, B2 shove damage, T3 damage damage, B3 strained, M4 damage damage, M5 jump damage',
        'M1-T2 M1-B2 T2-T3 B2-B3 T3-M4 B3-M4 M4-M5',
      ),
    },
  ],
  abilities: [
    { ...HUNTERS_LEAP, name: { en: "Hunter's Leap", de: 'Sprung der Jägerin' } },
    { ...AGAINST_CONDITIONS, name: { en: 'Probe for Weakness', de: 'Schwäche suchen' } },
  ],
  provenance: HOUSE,
};
