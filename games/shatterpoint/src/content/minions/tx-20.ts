import { ISSUE_ORDERS, SHARED_TARGETING, WEAK_POINT_ANALYSIS } from '../abilities/minions.js';
import { chart, HOUSE, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const TX_20: UnitCard = {
  id: 'minion-tx-20',
  name: { en: 'TX-20, Tactical Droid', de: 'TX-20, Taktikdroide' },
  uniqueNames: ['TX-20'],
  type: 'minion',
  cost: 0,
  force: 0,
  stamina: 9,
  durability: 'U',
  characters: 1,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['Battle Droid', 'Droid', 'Encounter', 'Officer', 'Separatist Alliance'],
  stances: [
    {
      name: proper('Cold Calculation'),
      ranged: { range: 5, dice: 7, chart: chart('E-5 Blaster', '1 strike strike, 3 critical strike, 4 critical critical') },
      melee: { dice: 5, chart: chart('Calculated Blow', '1 strike, 3 critical strike') },
      defence: { ranged: 4, melee: 4, chart: chart('Predicted Fire', '1 block, 3 block block, 4 block block critical>strike') },
      tree: tree(
        'M1* damage, T2 exposed, B2 damage, M3 shove damage, T4 damage damage, B4 pinned damage, M5 damage damage',
        'M1-T2 M1-B2 T2-M3 B2-M3 M3-T4 M3-B4 T4-M5 B4-M5',
      ),
    },
  ],
  abilities: [
    { ...ISSUE_ORDERS, name: { en: 'Issue Orders', de: 'Befehle erteilen' } },
    { ...WEAK_POINT_ANALYSIS, name: { en: 'Weak Point Analysis', de: 'Schwachstellenanalyse' } },
    { ...SHARED_TARGETING, name: { en: 'Shared Targeting', de: 'Gemeinsame Zielerfassung' } },
  ],
  provenance: HOUSE,
};
