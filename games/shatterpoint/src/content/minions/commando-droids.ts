import { VAULT } from '../abilities/minions.js';
import { chart, HOUSE, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const COMMANDO_DROIDS: UnitCard = {
  id: 'minion-commando-droids',
  name: { en: 'Commando Droids', de: 'Kommandodroiden' },
  uniqueNames: [],
  type: 'minion',
  cost: 0,
  force: 0,
  stamina: 6,
  durability: '-',
  characters: 2,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['Battle Droid', 'Droid', 'Encounter', 'Separatist Alliance'],
  stances: [
    {
      name: proper('Blade and Blaster'),
      ranged: { range: 4, dice: 5, chart: chart('E-5 Blaster', '1 strike, 3 critical strike') },
      melee: { dice: 5, chart: chart('Vibrosword', '1 strike, 3 critical strike') },
      defence: { ranged: 4, melee: 4, chart: chart('Reflex Servos', '1 block, 3 block block') },
      tree: tree('M1* damage, T2 exposed, B2 shove damage, M3 damage damage, M4 disarmed', 'M1-T2 M1-B2 T2-M3 B2-M3 M3-M4'),
    },
  ],
  abilities: [{ ...VAULT, name: { en: 'Vault', de: 'Satz nach vorn' } }],
  provenance: HOUSE,
};
