import { MARK_THE_TARGET, MOVE_UP } from '../abilities/minions.js';
import { chart, HOUSE, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const GREE: UnitCard = {
  id: 'minion-gree',
  name: proper('Commander Gree'),
  uniqueNames: ['CC-1004'],
  type: 'minion',
  cost: 0,
  force: 0,
  stamina: 7,
  durability: 'U',
  characters: 1,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['Clone Trooper', 'Encounter', 'Galactic Republic'],
  stances: [
    {
      name: proper('Field Command'),
      ranged: { range: 5, dice: 6, chart: chart('DC-15 Rifle', '1 strike strike, 3 critical strike, 4 critical critical') },
      melee: { dice: 6, chart: chart('Close Quarters Drill', '1 strike, 3 critical strike, 4 critical strike damage') },
      defence: { ranged: 5, melee: 5, chart: chart('Phase II Armor', '1 block, 3 block block, 4 block block critical>strike') },
      tree: tree(
        'M1* damage, T2 exposed, B2 shove damage, T3 damage damage, B3 damage, M4 pinned damage, M5 damage damage',
        'M1-T2 M1-B2 T2-T3 B2-B3 T3-M4 B3-M4 M4-M5',
      ),
    },
  ],
  abilities: [
    { ...MARK_THE_TARGET, name: { en: 'Mark the Target', de: 'Ziel markieren' } },
    { ...MOVE_UP, name: { en: 'Move Up', de: 'Aufrücken' } },
  ],
  provenance: HOUSE,
};
