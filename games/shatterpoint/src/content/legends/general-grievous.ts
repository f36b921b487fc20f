import { ASSEMBLY_LINE, DRIVE_THEM_FORWARD, EXPENDABLE_SHELLS, FLURRY_OF_BLADES, FOCUSED_VOLLEY } from '../abilities/legends.js';
import { chart, HOUSE, proper, tree } from '../notation.js';
import { GENERAL_GRIEVOUS_ORDERS } from '../orders/general-grievous.js';
import type { LegendCard } from '../types.js';

export const GENERAL_GRIEVOUS: LegendCard = {
  id: 'legend-grievous',
  name: { en: 'General Grievous, Iron Storm', de: 'General Grievous, Eiserner Sturm' },
  uniqueNames: ['General Grievous'],
  type: 'legend',
  cost: 0,
  force: 6,
  stamina: 15,
  durability: 4,
  characters: 1,
  baseMm: 50,
  eras: ['fall-of-the-jedi'],
  tags: ['Droid', 'Encounter', 'Separatist Alliance'],
  stances: [
    {
      name: proper('Whirling Blades'),
      melee: { dice: 9, chart: chart('Stolen Lightsabers', '1 strike, 2 critical strike, 4 critical critical strike') },
      defence: { ranged: 5, melee: 5, chart: chart('Durasteel Frame', '1 block, 3 block block, 4 block block critical>strike') },
      tree: tree(
        'T1* damage damage, B1* shove damage, M2 damage damage, T3 damage damage, M3 shove damage, B3 exposed damage, T4 reposition damage, M4 damage damage, B4 disarmed damage, M5 damage damage, M6 active',
        'T1-M2 B1-M2 M2-T3 M2-M3 M2-B3 T3-T4 M3-M4 B3-B4 T4-M5 M4-M5 B4-M5 M5-M6',
      ),
    },
    {
      name: proper('Fighting Withdrawal'),
      ranged: { range: 4, dice: 7, chart: chart('DT-57 Blaster', '1 strike strike, 3 critical strike, 4 critical critical') },
      melee: { dice: 6, chart: chart('Stolen Lightsabers', '1 strike, 3 critical strike, 4 critical critical') },
      defence: { ranged: 6, melee: 5, chart: chart('Evasive Gait', '1 block block, 3 block block dash, 4 block block block dash') },
      tree: tree(
        'M1* damage damage, T2 pinned damage, B2 dash damage, T3 damage damage, B3 damage damage, T4 active, B4 heal heal, M5 damage damage, T6 shove damage, B6 jump damage',
        'M1-T2 M1-B2 T2-T3 B2-B3 T3-T4 B3-B4 T4-M5 B4-M5 M5-T6 M5-B6',
      ),
    },
  ],
  abilities: [
    { ...DRIVE_THEM_FORWARD, name: { en: 'Drive Them Forward', de: 'Vorwärts, Blechköpfe' } },
    { ...FOCUSED_VOLLEY, name: { en: 'Focused Volley', de: 'Gezielte Salve' } },
    { ...FLURRY_OF_BLADES, name: { en: 'Flurry of Blades', de: 'Klingenwirbel' } },
    { ...EXPENDABLE_SHELLS, name: { en: 'Expendable Shells', de: 'Entbehrliche Hüllen' } },
    { ...ASSEMBLY_LINE, name: { en: 'Assembly Line', de: 'Fließband' } },
  ],
  orders: GENERAL_GRIEVOUS_ORDERS,
  minionSets: [
    {
      id: 'grievous-set-a',
      name: { en: 'Line and Blades', de: 'Linie und Klingen' },
      minions: ['minion-b1-line', 'minion-b1-line', 'minion-commando-droids'],
    },
    { id: 'grievous-set-b', name: { en: 'Calculated Assault', de: 'Berechneter Angriff' }, minions: ['minion-tx-20', 'minion-b2-wedge'] },
  ],
  provenance: HOUSE,
};
