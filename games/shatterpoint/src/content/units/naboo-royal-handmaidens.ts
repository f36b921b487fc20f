import { COORDINATED_FIRE_DISARMED_REPUBLIC } from '../abilities/fire.js';
import { INTERCEDE } from '../abilities/keywords.js';
import { EXPOSE_FLANK } from '../abilities/moves.js';
import { named } from '../ability.js';
import { chart, PUBLISHED, proper, tree } from '../notation.js';
import type { UnitCard } from '../types.js';

export const NABOO_ROYAL_HANDMAIDENS: UnitCard = {
  id: 'naboo-royal-handmaidens',
  spt: '00150103',
  name: { en: 'Naboo Royal Handmaidens', de: 'Königliche Zofen von Naboo' },
  uniqueNames: [],
  type: 'supporting',
  cost: 4,
  force: 0,
  stamina: 8,
  durability: 2,
  characters: 2,
  baseMm: 40,
  eras: ['fall-of-the-jedi'],
  tags: ['Galactic Republic', 'Handmaiden', 'Naboo', 'Trooper'],
  stances: [
    {
      name: proper('Absolute Loyalty'),
      ranged: { range: 4, dice: 5, chart: chart('ELG-3A Blaster Pistol', '1 strike, 2 strike strike, 4 strike strike strike') },
      melee: { dice: 5, chart: chart('Combat Training', '1 strike damage, 2 critical disarmed damage') },
      defence: { ranged: 5, melee: 5, chart: chart('Agile Defense', '1 block, 3 block critical>failure') },
      tree: tree(
        'T1* heal damage, B1* jump damage, M2 damage damage, M3 shove damage, M4 exposed damage, M5 reposition shove',
        'T1-M2 B1-M2 M2-M3 M3-M4 M4-M5',
      ),
    },
  ],
  abilities: [
    named('Expose Flank', EXPOSE_FLANK),
    named('Coordinated Fire: Disarmed', COORDINATED_FIRE_DISARMED_REPUBLIC),
    named('Intercede', INTERCEDE),
  ],
  provenance: PUBLISHED,
};
