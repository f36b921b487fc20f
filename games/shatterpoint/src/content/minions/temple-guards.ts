import { BODY_SCREEN, CALLED_TO_DUTY } from '../abilities/minions.js';
import { chart, HOUSE, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const TEMPLE_GUARDS: UnitCard = {
  id: 'minion-temple-guards',
  name: { en: 'Temple Guards', de: 'Tempelwächter' },
  uniqueNames: [],
  type: 'minion',
  cost: 0,
  force: 0,
  stamina: 8,
  durability: '-',
  characters: 2,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['Encounter', 'Force User', 'Galactic Republic', 'Jedi'],
  stances: [
    {
      name: proper("Warden's Circle"),
      melee: { dice: 5, chart: chart('Lightsaber Pike', '1 strike, 3 critical strike') },
      defence: { ranged: 4, melee: 5, chart: chart('Pike Wall', '1 block, 3 block block, 4 block block critical>strike') },
      tree: tree('M1* damage, T2 disarmed, B2 shove, M3 damage damage, M4 shove damage', 'M1-T2 M1-B2 T2-M3 B2-M3 M3-M4'),
    },
  ],
  abilities: [
    { ...BODY_SCREEN, name: { en: 'Sworn Wardens', de: 'Eingeschworene Wächter' } },
    { ...CALLED_TO_DUTY, name: { en: 'Called to Duty', de: 'Zur Pflicht gerufen' } },
  ],
  provenance: HOUSE,
};
