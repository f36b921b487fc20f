import { ALREADY_GONE, JUMP_TWICE, PICK_THE_MARK, SNARE_CHARGE, TERMS_OF_THE_CONTRACT } from '../abilities/legends.js';
import { chart, HOUSE, proper, tree } from '../notation.js';
import { CAD_BANE_ORDERS } from '../orders/cad-bane.js';
import type { LegendCard } from '../types.js';

export const CAD_BANE: LegendCard = {
  id: 'legend-bane',
  name: { en: 'Cad Bane, Collector of Debts', de: 'Cad Bane, Schuldeneintreiber' },
  uniqueNames: ['Cad Bane'],
  type: 'legend',
  cost: 0,
  force: 6,
  stamina: 15,
  durability: 4,
  characters: 1,
  baseMm: 40,
  eras: ['fall-of-the-jedi', 'reign-of-the-empire', 'age-of-rebellion'],
  tags: ['Bounty Hunter', 'Encounter', 'Mercenary', 'Scoundrel'],
  stances: [
    {
      name: proper('Fast on the Draw'),
      ranged: { range: 5, dice: 8, chart: chart('Twin LL-30 Pistols', '1 critical, 2 critical strike, 4 critical critical damage') },
      melee: { dice: 5, chart: chart('Pistol Butt', '1 strike, 3 critical') },
      defence: { ranged: 5, melee: 5, chart: chart('Long Coat', '1 block, 3 block block, 4 block block reposition') },
      tree: tree(
        'T1* damage damage, B1* pinned damage, T2 damage damage, B2 damage damage, M3 shove damage, T4 disarmed damage, M4 damage damage, B4 reposition damage, M5 damage damage, M6 jump damage',
        'T1-T2 B1-B2 T2-M3 B2-M3 M3-T4 M3-M4 M3-B4 T4-M5 M4-M5 B4-M5 M5-M6',
      ),
    },
    {
      name: proper('Dirty Fighting'),
      ranged: { range: 3, dice: 6, chart: chart('Gauntlet Flamer', '1 critical, 3 critical damage, 4 critical critical damage') },
      melee: { dice: 8, chart: chart('Gauntlet Tricks', '1 strike, 2 critical strike, 4 critical strike damage') },
      defence: {
        ranged: 5,
        melee: 6,
        chart: chart('Rocket-Assisted Dodge', '1 block block, 3 block block dash, 4 block block critical>failure jump'),
      },
      tree: tree(
        'M1* damage damage, T2 exposed damage, B2 shove damage, T3 damage damage, B3 strained damage, M4 disarmed damage, T5 damage damage, M5 heal heal, B5 reposition damage, T6 shove damage damage, B6 jump damage',
        'M1-T2 M1-B2 T2-T3 B2-B3 T3-M4 B3-M4 M4-T5 M4-M5 M4-B5 T5-T6 M5-T6 M5-B6 B5-B6',
      ),
    },
  ],
  abilities: [
    { ...PICK_THE_MARK, name: { en: 'Pick the Mark', de: 'Das Ziel wählen' } },
    { ...JUMP_TWICE, name: { en: 'Boot Thrusters', de: 'Stiefeldüsen' } },
    { ...SNARE_CHARGE, name: { en: 'Snare Charge', de: 'Fangladung' } },
    { ...ALREADY_GONE, name: { en: 'Already Gone', de: 'Längst fort' } },
    { ...TERMS_OF_THE_CONTRACT, name: { en: 'Terms of the Contract', de: 'Vertragsbedingungen' } },
  ],
  orders: CAD_BANE_ORDERS,
  minionSets: [
    {
      id: 'bane-set-a',
      name: { en: 'Hired Guns and Hardware', de: 'Söldner und Maschinen' },
      minions: ['minion-hired-guns', 'minion-sentinel-droids'],
    },
    { id: 'bane-set-b', name: { en: 'Partner in the Business', de: 'Geschäftspartner' }, minions: ['minion-embo', 'minion-trackers'] },
  ],
  provenance: HOUSE,
};
