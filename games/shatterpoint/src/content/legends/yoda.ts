import { GUIDING_PRESENCE, JUMP_TWICE, STILLNESS_WITHIN, TIDAL_PUSH, TURN_THE_BOLT } from '../abilities/legends.js';
import { chart, HOUSE, proper, tree } from '../notation.js';
import { YODA_ORDERS } from '../orders/yoda.js';
import type { LegendCard } from '../types.js';

export const YODA: LegendCard = {
  id: 'legend-yoda',
  name: { en: 'Yoda, Keeper of the Temple', de: 'Yoda, Hüter des Tempels' },
  uniqueNames: ['Yoda'],
  type: 'legend',
  cost: 0,
  force: 6,
  stamina: 16,
  durability: 4,
  characters: 1,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['Encounter', 'Force User', 'Galactic Republic', 'Jedi'],
  stances: [
    {
      name: proper('Leaping Tempest'),
      melee: { dice: 9, chart: chart('Green Blade', '1 critical, 3 critical strike, 4 critical critical') },
      defence: {
        ranged: 5,
        melee: 5,
        chart: chart('Blur of Motion', '1 block critical>strike, 3 block block critical>strike, 4 block block critical>strike jump'),
      },
      tree: tree(
        'M1* jump damage damage, T2 damage damage, B2 shove damage, T3 exposed damage, B3 damage damage, M4 damage damage, T5 disarmed damage, M5 jump damage, B5 strained damage, M6 damage damage damage',
        'M1-T2 M1-B2 T2-T3 B2-B3 T3-M4 B3-M4 M4-T5 M4-M5 M4-B5 T5-M6 M5-M6 B5-M6',
      ),
    },
    {
      name: proper('Still Water'),
      ranged: { range: 4, dice: 6, chart: chart('Unseen Hand', '1 strike strike, 3 critical strike shove, 4 critical critical shove') },
      melee: { dice: 6, chart: chart('Green Blade', '1 critical, 3 critical strike, 4 critical critical') },
      defence: {
        ranged: 6,
        melee: 6,
        chart: chart('Serene Defense', '1 block block, 3 block block critical>strike heal, 4 block block critical>failure heal heal'),
      },
      tree: tree(
        'M1* shove damage, T2 heal damage, B2 pinned damage, T3 heal heal, M3 damage damage, B3 shove damage, M4 shove damage damage, T5 damage damage, B5 disarmed damage, M6 active',
        'M1-T2 M1-B2 T2-T3 T2-M3 B2-M3 B2-B3 T3-M4 M3-M4 B3-M4 M4-T5 M4-B5 T5-M6 B5-M6',
      ),
    },
  ],
  abilities: [
    { ...STILLNESS_WITHIN, name: { en: 'Stillness Within', de: 'Innere Stille' } },
    { ...JUMP_TWICE, name: { en: 'Boundless Leap', de: 'Grenzenloser Sprung' } },
    { ...TIDAL_PUSH, name: { en: 'Tidal Push', de: 'Flutwelle' } },
    { ...TURN_THE_BOLT, name: { en: 'Turn the Bolt', de: 'Den Schuss umlenken' } },
    { ...GUIDING_PRESENCE, name: { en: 'Guiding Presence', de: 'Leitende Gegenwart' } },
  ],
  orders: YODA_ORDERS,
  minionSets: [
    {
      id: 'yoda-set-a',
      name: { en: 'Wardens of the Gate', de: 'Wächter des Tores' },
      minions: ['minion-temple-guards', 'minion-shock-troopers'],
    },
    {
      id: 'yoda-set-b',
      name: { en: "The Commander's Own", de: 'Die Truppe des Commanders' },
      minions: ['minion-gree', 'minion-41st-scouts'],
    },
  ],
  provenance: HOUSE,
};
