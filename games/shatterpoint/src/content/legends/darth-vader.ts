import { CRUSHING_GRIP, DARK_BULWARK, HAMMER_BLOW, INEXORABLE, WRATH_REPAID } from '../abilities/legends.js';
import { chart, HOUSE, proper, tree } from '../notation.js';
import { DARTH_VADER_ORDERS } from '../orders/darth-vader.js';
import type { LegendCard } from '../types.js';

export const DARTH_VADER: LegendCard = {
  id: 'legend-vader',
  name: { en: 'Darth Vader, Wrath of the Empire', de: 'Darth Vader, Zorn des Imperiums' },
  uniqueNames: ['Darth Vader'],
  type: 'legend',
  cost: 0,
  force: 6,
  stamina: 14,
  durability: 4,
  characters: 1,
  baseMm: 40,
  eras: ['reign-of-the-empire', 'age-of-rebellion'],
  tags: ['Encounter', 'Force User', 'Galactic Empire', 'Sith'],
  stances: [
    {
      name: proper('Advancing Storm'),
      melee: { dice: 9, chart: chart('Crimson Blade', '1 critical, 2 critical strike, 4 critical critical damage') },
      defence: { ranged: 5, melee: 5, chart: chart('Contemptuous Guard', '1 block, 3 block block, 4 block block critical>strike') },
      tree: tree(
        'M1* damage damage, M2 damage damage, T2 shove damage, M3 strained damage, T3 damage damage, B3 exposed damage, M4 damage damage, B4 shove damage damage, M5 disarmed damage, B5 damage damage, M6 shove damage damage',
        'M1-M2 M1-T2 M2-M3 M2-B3 T2-T3 T3-M4 M3-M4 B3-B4 B4-B5 M4-M5 M5-M6 B5-M6',
      ),
    },
    {
      name: proper('Iron Patience'),
      ranged: { range: 4, dice: 6, chart: chart('Unseen Fist', '1 critical, 3 critical strike, 4 critical critical damage') },
      melee: { dice: 7, chart: chart('Crimson Blade', '1 critical, 3 critical strike, 4 critical critical damage') },
      defence: {
        ranged: 6,
        melee: 6,
        chart: chart('Measured Parry', '1 block block, 3 block block critical>strike, 4 block block block critical>strike'),
      },
      tree: tree(
        'M1* shove damage, T2 damage damage, B2 pinned damage, M3 damage damage, T4 strained damage, M4 exposed damage, B4 heal heal, T5 shove damage damage, B5 disarmed damage, M6 damage damage',
        'M1-T2 M1-B2 T2-M3 B2-M3 M3-T4 M3-M4 M3-B4 T4-T5 M4-T5 M4-B5 B4-B5 T5-M6 B5-M6',
      ),
    },
  ],
  abilities: [
    { ...INEXORABLE, name: { en: 'Inexorable', de: 'Unaufhaltsam' } },
    { ...CRUSHING_GRIP, name: { en: 'Crushing Grip', de: 'Würgegriff' } },
    { ...HAMMER_BLOW, name: { en: 'Hammer Blow', de: 'Hammerschlag' } },
    { ...WRATH_REPAID, name: { en: 'Wrath Repaid', de: 'Vergolten' } },
    { ...DARK_BULWARK, name: { en: 'Dark Bulwark', de: 'Dunkles Bollwerk' } },
  ],
  orders: DARTH_VADER_ORDERS,
  minionSets: [
    {
      id: 'vader-set-a',
      name: { en: 'Boarding Column', de: 'Enterkommando' },
      minions: ['minion-boarding-troopers', 'minion-assault-gunners'],
    },
    {
      id: 'vader-set-b',
      name: { en: "The Hunter's Leash", de: 'An der Leine der Jägerin' },
      minions: ['minion-second-sister', 'minion-purge-troopers'],
    },
  ],
  provenance: HOUSE,
};
